import { Banner } from '@suerte/ui/Banner.tsx'
import { ConfirmDialog } from '@suerte/ui/ConfirmDialog.tsx'
import { Field } from '@suerte/ui/Field.tsx'
import { useState, type FormEvent } from 'react'
import { t } from '../i18n.ts'
import { refusalText } from '../refusal-text.ts'
import { useSite } from '../session/use-site.ts'
import { isLastApproval, type Decision, type QueueKind, type QueueRow } from './decisions.ts'

const TEXT_MIN = 3

type Props = {
  kind: QueueKind
  /** What is about to be decided; undefined while nothing is. */
  asked: { decision: Decision; row: QueueRow } | undefined
  busy: boolean
  error: unknown
  onDecide: (text: string) => void
  onCancel: () => void
}

/** Asks once more, and for the reason or the bank's reference; Enter in the field is the yes. */
export function DecisionDialog({ kind, asked, busy, error, onDecide, onCancel }: Props) {
  const { format } = useSite()
  const [text, setText] = useState('')
  const [short, setShort] = useState(false)
  const [shown, setShown] = useState(asked)
  if (asked && asked !== shown) {
    setShown(asked)
    setText('')
    setShort(false)
  }
  const decision = shown?.decision ?? 'approve'
  const needed = decision !== 'approve'
  function decide(event?: FormEvent) {
    event?.preventDefault()
    if (needed && text.trim().length < TEXT_MIN) setShort(true)
    else onDecide(text)
  }
  return (
    <ConfirmDialog
      open={asked !== undefined}
      title={t(`decide.title.${decision}`)}
      confirmLabel={t(`decide.confirm.${decision}`)}
      cancelLabel={t('common.cancel')}
      busy={busy}
      onConfirm={decide}
      onCancel={onCancel}
      {...(decision === 'refuse' && { tone: 'danger' as const })}
    >
      {shown && asked && (
        <form className="stack" onSubmit={decide} noValidate>
          <p>
            {t(`decide.what.${kind}`, {
              amount: format(shown.row.amount),
              account: shown.row.account,
            })}
          </p>
          {decision === 'approve' && !isLastApproval(shown.row) && (
            <Banner tone="info">{t('approvals.firstOfTwo')}</Banner>
          )}
          {Boolean(error) && <Banner tone="error">{refusalText(error)}</Banner>}
          <Field
            label={t(`decide.field.${decision}`)}
            hint={needed ? undefined : t('decide.optional')}
            required={needed}
            maxLength={decision === 'paid' ? 80 : 300}
            autoComplete="off"
            error={
              short ? t(`decide.missing.${decision === 'paid' ? 'paid' : 'refuse'}`) : undefined
            }
            value={text}
            onChange={(event) => {
              setText(event.target.value)
              setShort(false)
            }}
          />
        </form>
      )}
    </ConfirmDialog>
  )
}
