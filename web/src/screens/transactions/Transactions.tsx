import type { Reply } from '@suerte/contract/calls.ts'
import { DataTable, type Column } from '@suerte/ui/DataTable.tsx'
import { EmptyState } from '@suerte/ui/EmptyState.tsx'
import { Money } from '@suerte/ui/Money.tsx'
import { SelectField } from '@suerte/ui/SelectField.tsx'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { rangeMs } from '../../day-range.ts'
import { DayRangeFields } from '../../DayRangeFields.tsx'
import { transactionCodesQuery, transactionsQuery } from '../../queries.ts'
import { QueryView } from '../../QueryView.tsx'
import { SitePager } from '../../SitePager.tsx'
import { useWriters, type Writers } from '../../use-writers.ts'
import { useCodeText } from './use-code-text.ts'

const anyTime = { from: '', to: '' }

/** Every movement of the member's money, newest first. */
export function Transactions() {
  const writers = useWriters()
  const { t } = writers
  const codeText = useCodeText()
  const [code, setCode] = useState('')
  const [range, setRange] = useState(anyTime)
  const [pageNo, setPageNo] = useState(1)
  const codes = useQuery(transactionCodesQuery).data ?? []
  const lines = useQuery(transactionsQuery({ pageNo, code: code || undefined, ...rangeMs(range) }))
  return (
    <div className="stack">
      <SelectField
        label={t('transactions.code')}
        value={code}
        onChange={(event) => {
          setCode(event.target.value)
          setPageNo(1)
        }}
        options={[
          { value: '', label: t('filter.all') },
          ...codes.map((value) => ({ value, label: codeText(value) })),
        ]}
      />
      <DayRangeFields
        range={range}
        onRange={(next) => {
          setRange(next)
          setPageNo(1)
        }}
      />
      <QueryView query={lines}>
        {({ content, totalPages }) => (
          <>
            <DataTable
              caption={t('transactions.title')}
              rows={content}
              rowKey={(row) => row.id}
              empty={<EmptyState title={t('transactions.none')}>{t('filter.noneText')}</EmptyState>}
              columns={columns(writers, codeText)}
            />
            <SitePager page={pageNo} pages={totalPages} onPage={setPageNo} />
          </>
        )}
      </QueryView>
    </div>
  )
}

type Line = Reply<'GET /wps/wallet/transactions'>['content'][number]

function columns(
  { t, moment, format }: Writers,
  codeText: (code: string) => string,
): Column<Line>[] {
  return [
    {
      id: 'code',
      head: t('transactions.code'),
      primary: true,
      cell: (row) => codeText(row.code),
    },
    { id: 'time', head: t('common.time'), cell: (row) => moment(row.atMs) },
    {
      id: 'amount',
      head: t('amount.label'),
      align: 'end',
      cell: (row) => <Money amount={row.amount} format={format} signed tone="auto" />,
    },
    {
      id: 'after',
      head: t('transactions.after'),
      align: 'end',
      cell: (row) => <Money amount={row.balanceAfter} format={format} />,
    },
  ]
}
