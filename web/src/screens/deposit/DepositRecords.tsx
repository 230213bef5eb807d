import { EmptyState } from '@suerte/ui/EmptyState.tsx'
import { Money } from '@suerte/ui/Money.tsx'
import { Tag } from '@suerte/ui/Tag.tsx'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { DataTable, type Column } from '@suerte/ui/DataTable.tsx'
import { depositsQuery } from '../../queries.ts'
import { QueryView } from '../../QueryView.tsx'
import { SitePager } from '../../SitePager.tsx'
import { useWriters, type Writers } from '../../use-writers.ts'
import { depositTones, type ShownDeposit } from './deposit-types.ts'

/** All deposits of the member, newest first. */
export function DepositRecords() {
  const writers = useWriters()
  const { t } = writers
  const [page, setPage] = useState(1)
  const deposits = useQuery(depositsQuery(page))
  return (
    <QueryView query={deposits}>
      {({ content, totalPages }) => (
        <div className="stack">
          <DataTable
            caption={t('deposit.tab.records')}
            rows={content}
            rowKey={(row) => row.id}
            empty={<EmptyState title={t('deposit.none')}>{t('deposit.noneText')}</EmptyState>}
            columns={columns(writers)}
          />
          <SitePager page={page} pages={totalPages} onPage={setPage} />
        </div>
      )}
    </QueryView>
  )
}

function columns({ t, moment, format }: Writers): Column<ShownDeposit>[] {
  return [
    {
      id: 'time',
      head: t('common.time'),
      primary: true,
      cell: (row) => moment(row.createdAtMs),
    },
    {
      id: 'amount',
      head: t('amount.label'),
      align: 'end',
      cell: (row) => <Money amount={row.amount} format={format} />,
    },
    {
      id: 'state',
      head: t('common.state'),
      cell: (row) => <Tag tone={depositTones[row.state]}>{t(`deposit.state.${row.state}`)}</Tag>,
    },
    {
      id: 'reason',
      head: t('common.note'),
      cell: (row) => row.reason || row.remark || '–',
    },
  ]
}
