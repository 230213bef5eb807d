import { Button } from '@suerte/ui/Button.tsx'
import { t } from '../i18n.ts'
import { useOperator } from '../session/operator-session.ts'
import { approvalsLeft, decisionsFor } from './decisions.ts'
import type { Decision, QueueKind, QueueRow } from './decisions.ts'
import styles from './DecisionBar.module.css'

type Props = {
  kind: QueueKind
  row: QueueRow
  mayDecide: boolean
  onAsk: (decision: Decision) => void
}

/** The decisions that can be made now; nothing when there is none. */
export function DecisionBar({ kind, row, mayDecide, onAsk }: Props) {
  const me = useOperator()?.username ?? ''
  const open = decisionsFor(kind, row.state)
  if (open.length === 0) return null
  if (!mayDecide) return <p className="soft">{t('decide.notYou')}</p>
  const waitsForOther = row.state === 'review' && approvalsLeft(row, me).mine
  return (
    <div className={styles.bar}>
      {open.map((decision) => (
        <Button
          key={decision}
          block
          tone={decision === 'refuse' ? 'secondary' : 'primary'}
          icon={decision === 'refuse' ? 'x' : 'check'}
          reason={decision === 'approve' && waitsForOther ? t('approvals.mine') : undefined}
          onClick={() => onAsk(decision)}
        >
          {t(`decide.button.${decision}`)}
        </Button>
      ))}
    </div>
  )
}
