import { Banner } from '@suerte/ui/Banner.tsx'
import { ConfirmDialog } from '@suerte/ui/ConfirmDialog.tsx'
import { Field } from '@suerte/ui/Field.tsx'
import { useState, type FormEvent, type ReactNode } from 'react'
import { t } from '../i18n.ts'
import { refusalText } from '../refusal-text.ts'

const REASON_MIN = 3

type Props = {
  open: boolean
  title: string
  confirmLabel: string
  danger?: boolean
  busy: boolean
  error: unknown
  onConfirm: (reason: string) => void
  onCancel: () => void
  children?: ReactNode
}

/** Asks why before something is changed; the reason goes into the audit log. */
export function ReasonDialog(props: Props) {
  const { open, title, confirmLabel, danger, busy, error, onConfirm, onCancel, children } = props
  const [reason, setReason] = useState('')
  const [short, setShort] = useState(false)
  const [wasOpen, setWasOpen] = useState(open)
  if (wasOpen !== open) {
    setWasOpen(open)
    if (open) {
      setReason('')
      setShort(false)
    }
  }
  function confirm(event?: FormEvent) {
    event?.preventDefault()
    if (reason.trim().length < REASON_MIN) setShort(true)
    else onConfirm(reason.trim())
  }
  return (
    <ConfirmDialog
      open={open}
      title={title}
      confirmLabel={confirmLabel}
      cancelLabel={t('common.cancel')}
      busy={busy}
      onConfirm={confirm}
      onCancel={onCancel}
      {...(danger && { tone: 'danger' as const })}
    >
      {open && (
        <form className="stack" onSubmit={confirm} noValidate>
          {children && <div>{children}</div>}
          {Boolean(error) && <Banner tone="error">{refusalText(error)}</Banner>}
          <Field
            label={t('reason.label')}
            hint={t('reason.hint')}
            required
            maxLength={300}
            autoComplete="off"
            error={short ? t('reason.missing') : undefined}
            value={reason}
            onChange={(event) => {
              setReason(event.target.value)
              setShort(false)
            }}
          />
        </form>
      )}
    </ConfirmDialog>
  )
}
