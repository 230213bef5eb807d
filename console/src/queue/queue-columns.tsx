import type { Column } from '@suerte/ui/DataTable.tsx'
import { Money } from '@suerte/ui/Money.tsx'
import type { MoneyFormatter } from '@suerte/ui/money-format.ts'
import { Tag } from '@suerte/ui/Tag.tsx'
import { t } from '../i18n.ts'
import { Time } from '../screens/Time.tsx'
import { waitingTime } from '../times.ts'
import type { QueueRow } from './decisions.ts'
import { stateTone } from './state-tone.ts'

/** The columns that both queues begin with. */
export function leadingColumns(format: MoneyFormatter): Column<QueueRow>[] {
  return [
    { id: 'account', head: t('queue.account'), primary: true, cell: (row) => row.account },
    {
      id: 'amount',
      head: t('queue.amount'),
      align: 'end',
      cell: (row) => <Money amount={row.amount} format={format} />,
    },
  ]
}

/** And those that both end with. */
export function trailingColumns(nowMs: number): Column<QueueRow>[] {
  return [
    {
      id: 'state',
      head: t('queue.state'),
      cell: (row) => (
        <span className="row">
          <Tag tone={stateTone[row.state]}>{t(`state.${row.state}`)}</Tag>
          {row.state === 'review' && row.approvalsNeeded > 1 && (
            <Tag tone="accent">{`${row.approvals.length}/${row.approvalsNeeded}`}</Tag>
          )}
        </span>
      ),
    },
    {
      id: 'since',
      head: t('queue.created'),
      align: 'end',
      cell: (row) => {
        const waits = row.state === 'review' || row.state === 'approved'
        const { unit, n } = waitingTime(row.createdAtMs, nowMs)
        return <Time atMs={row.createdAtMs} {...(waits && { text: t(`waits.${unit}`, { n }) })} />
      },
    },
  ]
}
