import { Banner } from '@suerte/ui/Banner.tsx'
import { Button } from '@suerte/ui/Button.tsx'
import { KeyValue } from '@suerte/ui/KeyValue.tsx'
import { Sheet } from '@suerte/ui/Sheet.tsx'
import { useToast } from '@suerte/ui/use-toast.ts'
import { useMutation } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { t } from '../i18n.ts'
import { CopyButton } from '../screens/CopyButton.tsx'
import { ReasonDialog } from '../screens/ReasonDialog.tsx'
import { queryClient, send } from '../session/calls.ts'
import { useMay } from '../session/use-may.ts'
import { fullTime } from '../times.ts'
import type { Person } from './IdentityQueue.tsx'
import { IdentityTag } from './IdentityTag.tsx'
import styles from './identities.module.css'

type Props = { person: Person | undefined; onClose: () => void }
type Verdict = 'verified' | 'refused'

/** One person, and the verdict. */
export function IdentitySheet({ person, onClose }: Props) {
  const mayDecide = useMay()('POST /relay/console/identities/:id')
  const { show } = useToast()
  const [asking, setAsking] = useState<Verdict>()
  const decide = useMutation({
    mutationFn: (decision: { id: string; verdict: Verdict; reason: string }) =>
      send('POST /relay/console/identities/:id', {
        params: { id: decision.id },
        body: { verdict: decision.verdict, reason: decision.reason },
      }),
    onSuccess: (_, { verdict }) => {
      setAsking(undefined)
      onClose()
      show({ tone: 'success', text: t(`identities.done.${verdict}`) })
    },
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: ['identities'] }),
        queryClient.invalidateQueries({ queryKey: ['member'] }),
      ]),
  })
  const ask = (verdict: Verdict) => {
    decide.reset()
    setAsking(verdict)
  }
  return (
    <>
      <Sheet
        open={person !== undefined}
        onClose={onClose}
        title={person?.name ?? ''}
        closeLabel={t('common.close')}
        footer={
          person?.state === 'waiting' &&
          mayDecide && (
            <div className={styles.verdicts}>
              <Button block onClick={() => ask('refused')}>
                {t('identities.refuse')}
              </Button>
              <Button
                block
                tone="primary"
                onClick={() => ask('verified')}
                {...(person.hits.length > 0 && { reason: t('identities.excluded') })}
              >
                {t('identities.verify')}
              </Button>
            </div>
          )
        }
      >
        {person && <Facts person={person} />}
      </Sheet>
      <ReasonDialog
        open={asking !== undefined && person !== undefined}
        title={asking === 'verified' ? t('identities.verifyTitle') : t('identities.refuseTitle')}
        confirmLabel={asking === 'verified' ? t('identities.verify') : t('identities.refuse')}
        danger={asking === 'refused'}
        busy={decide.isPending}
        error={decide.error}
        onConfirm={(reason) =>
          person && asking && decide.mutate({ id: person.memberId, verdict: asking, reason })
        }
        onCancel={() => setAsking(undefined)}
      >
        {person?.name} ({person?.account})
        {asking === 'refused' && <p className="soft">{t('identities.refuseText')}</p>}
      </ReasonDialog>
    </>
  )
}

function Facts({ person }: { person: Person }) {
  return (
    <div className="stack">
      {person.hits.length > 0 && (
        <Banner tone="error" title={t('identities.hitsTitle')}>
          <ul>
            {person.hits.map((hit) => (
              <li key={hit} translate="no">
                {hit}
              </li>
            ))}
          </ul>
        </Banner>
      )}
      <KeyValue
        rows={[
          {
            key: 'account',
            label: t('queue.account'),
            value: (
              <Link to="/members/$id" params={{ id: person.memberId }} search={{}}>
                {person.account}
              </Link>
            ),
          },
          { key: 'state', label: t('queue.state'), value: <IdentityTag state={person.state} /> },
          { key: 'birth', label: t('identities.birthDate'), value: person.birthDate },
          { key: 'address', label: t('identities.address'), value: person.address },
          {
            key: 'number',
            label: t('field.idNumber'),
            value: (
              <span className={styles.copied}>
                <span translate="no">{person.idNumber}</span>
                <CopyButton text={person.idNumber} label={t('identities.copyNumber')} />
              </span>
            ),
          },
          { key: 'sent', label: t('identities.sent'), value: fullTime(person.sentAtMs) },
          ...(person.reason === ''
            ? []
            : [{ key: 'reason', label: t('queue.reason'), value: person.reason }]),
        ]}
      />
    </div>
  )
}
