import { Banner } from '@suerte/ui/Banner.tsx'
import { t } from '../i18n.ts'
import { useOperator } from '../session/operator-session.ts'
import { approvalsLeft, type QueueRow } from './decisions.ts'

/** Who approved already, and why one person is not enough. */
export function Approvals({ row }: { row: QueueRow }) {
  const me = useOperator()?.username ?? ''
  if (row.approvalsNeeded < 2) return null
  const { left } = approvalsLeft(row, me)
  const names = row.approvals.join(', ')
  if (row.state !== 'review' || left === 0)
    return names === '' ? null : <p className="soft">{t('approvals.by', { names })}</p>
  return (
    <Banner tone="warn" title={t('approvals.title')}>
      {names === '' ? t('approvals.nobody') : t('approvals.some', { names })}
    </Banner>
  )
}
