import { DataTable, type Column } from '@suerte/ui/DataTable.tsx'
import { EmptyState } from '@suerte/ui/EmptyState.tsx'
import { Money } from '@suerte/ui/Money.tsx'
import { Tag } from '@suerte/ui/Tag.tsx'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { withdrawalsQuery } from '../../queries.ts'
import { QueryView } from '../../QueryView.tsx'
import { SitePager } from '../../SitePager.tsx'
import { useWriters, type Writers } from '../../use-writers.ts'
import { withdrawalTones, type Withdrawal } from './withdraw-step.ts'

/** All withdrawals of the member, newest first. */
export function WithdrawRecords() {
  const writers = useWriters()
  const { t } = writers
  const [page, setPage] = useState(1)
  const withdrawals = useQuery(withdrawalsQuery(page))
  return (
    <QueryView query={withdrawals}>
      {({ content, totalPages }) => (
        <div className="stack">
          <DataTable
            caption={t('withdraw.tab.records')}
            rows={content}
            rowKey={(row) => row.id}
            empty={<EmptyState title={t('withdraw.none')}>{t('withdraw.noneText')}</EmptyState>}
            columns={columns(writers)}
          />
          <SitePager page={page} pages={totalPages} onPage={setPage} />
        </div>
      )}
    </QueryView>
  )
}

function columns({ t, moment, format }: Writers): Column<Withdrawal>[] {
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
    { id: 'card', head: t('withdraw.card'), cell: (row) => row.card },
    {
      id: 'state',
      head: t('common.state'),
      cell: (row) => (
        <Tag tone={withdrawalTones[row.state]}>{t(`withdraw.state.${row.state}`)}</Tag>
      ),
    },
    { id: 'reason', head: t('common.note'), cell: (row) => row.reason || '–' },
  ]
}
