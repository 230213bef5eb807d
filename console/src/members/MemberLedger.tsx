import type { Reply } from '@suerte/contract/calls.ts'
import { DataTable, type Column } from '@suerte/ui/DataTable.tsx'
import { EmptyState } from '@suerte/ui/EmptyState.tsx'
import { Money } from '@suerte/ui/Money.tsx'
import type { MoneyFormatter } from '@suerte/ui/money-format.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { t } from '../i18n.ts'
import { Answer } from '../screens/Answer.tsx'
import { ListPager } from '../screens/ListPager.tsx'
import { send } from '../session/calls.ts'
import { useMay } from '../session/use-may.ts'
import { Time } from '../screens/Time.tsx'

type Line = Reply<'GET /relay/console/members/:id/ledger'>['content'][number]
const route = getRouteApi('/desk/members/$id')

export function MemberLedger({ id, format }: { id: string; format: MoneyFormatter }) {
  const { page } = route.useSearch()
  const navigate = route.useNavigate()
  const may = useMay()
  const query = useQuery({
    queryKey: ['ledger', id, page],
    queryFn: ({ signal }) =>
      send('GET /relay/console/members/:id/ledger', {
        params: { id },
        query: { pageNo: page ?? 1 },
        signal,
      }),
    enabled: may('GET /relay/console/members/:id/ledger'),
    placeholderData: keepPreviousData,
  })
  return (
    <Answer query={query} lines={10}>
      {(data) => (
        <>
          <DataTable
            dense
            caption={t('member.ledger')}
            rows={data.content}
            rowKey={(line) => line.id}
            empty={<EmptyState title={t('member.ledgerEmpty')} />}
            columns={lineColumns(format)}
          />
          <ListPager
            page={data.pageNum}
            pages={data.totalPages}
            total={data.totalCount}
            onPage={(number) => void navigate({ search: { page: number } })}
          />
        </>
      )}
    </Answer>
  )
}

function lineColumns(format: MoneyFormatter): Column<Line>[] {
  return [
    { id: 'at', head: t('list.at'), primary: true, cell: (line) => <Time atMs={line.atMs} /> },
    { id: 'code', head: t('member.code'), cell: (line) => <code>{line.code}</code> },
    {
      id: 'amount',
      head: t('queue.amount'),
      align: 'end',
      cell: (line) => <Money amount={line.amount} format={format} signed tone="auto" />,
    },
    {
      id: 'after',
      head: t('member.after'),
      align: 'end',
      cell: (line) => <Money amount={line.balanceAfter} format={format} />,
    },
    { id: 'reference', head: t('member.reference'), cell: (line) => line.reference },
  ]
}
