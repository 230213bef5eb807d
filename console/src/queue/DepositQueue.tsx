import type { Reply } from '@suerte/contract/calls.ts'
import { KeyValue } from '@suerte/ui/KeyValue.tsx'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { t } from '../i18n.ts'
import { depositStates } from '../search-params.ts'
import { refetchWaiting, send } from '../session/calls.ts'
import { useMay } from '../session/use-may.ts'
import { useSite } from '../session/use-site.ts'
import { useToday } from '../shell/use-desk.ts'
import { Approvals } from './Approvals.tsx'
import { leadingFacts, trailingFacts } from './facts.tsx'
import { leadingColumns, trailingColumns } from './queue-columns.tsx'
import { QueueScreen } from './QueueScreen.tsx'
import { Receipts } from './Receipts.tsx'

type Row = Reply<'GET /relay/console/deposits'>['content'][number]
const route = getRouteApi('/desk/deposits')

/** Bank transfers that members told us about, oldest first. */
export function DepositQueue() {
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const { format } = useSite()
  const may = useMay()
  const today = useToday()
  const state = search.state ?? 'review'
  const query = useQuery({
    queryKey: ['deposit', state, search.search, search.page],
    queryFn: ({ signal }) =>
      send('GET /relay/console/deposits', {
        query: {
          state: state === 'all' ? undefined : state,
          search: search.search,
          pageNo: search.page ?? 1,
        },
        signal,
      }),
    enabled: may('GET /relay/console/deposits'),
    placeholderData: keepPreviousData,
    ...refetchWaiting,
  })
  return (
    <QueueScreen<Row, (typeof depositStates)[number]>
      kind="deposit"
      title={t('nav.deposits')}
      needs="GET /relay/console/deposits"
      decides="POST /relay/console/deposits/:id/approve"
      states={depositStates}
      search={search}
      onSearch={(next, replace = false) => void navigate({ search: next, replace })}
      query={query}
      waiting={today.data?.deposits.waiting}
      columns={[
        ...leadingColumns(format),
        { id: 'channel', head: t('deposit.channel'), cell: (row) => row.channel },
        {
          id: 'receipts',
          head: t('deposit.receipts'),
          align: 'end',
          cell: (row) => row.receiptIds.length,
        },
        ...trailingColumns(query.dataUpdatedAt),
      ]}
      renderDetail={(row) => (
        <div className="stack">
          <KeyValue
            rows={[
              ...leadingFacts(row, format(row.amount)),
              { key: 'channel', label: t('deposit.channel'), value: row.channel },
              ...(row.remark === ''
                ? []
                : [{ key: 'remark', label: t('deposit.remark'), value: row.remark }]),
              ...trailingFacts(row),
            ]}
          />
          <Approvals row={row} />
          <Receipts key={row.id} ids={row.receiptIds} />
        </div>
      )}
    />
  )
}
