import type { Reply } from '@suerte/contract/calls.ts'
import { KeyValue } from '@suerte/ui/KeyValue.tsx'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { t } from '../i18n.ts'
import { CopyButton } from '../screens/CopyButton.tsx'
import { withdrawalStates } from '../search-params.ts'
import { refetchWaiting, send } from '../session/calls.ts'
import { useMay } from '../session/use-may.ts'
import { useSite } from '../session/use-site.ts'
import { useToday } from '../shell/use-desk.ts'
import { Approvals } from './Approvals.tsx'
import { leadingFacts, trailingFacts } from './facts.tsx'
import { leadingColumns, trailingColumns } from './queue-columns.tsx'
import { QueueScreen } from './QueueScreen.tsx'

type Row = Reply<'GET /relay/console/withdrawals'>['content'][number]
const route = getRouteApi('/desk/withdrawals')

/** Money that members want out, oldest first. */
export function WithdrawalQueue() {
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const { format } = useSite()
  const may = useMay()
  const today = useToday()
  const state = search.state ?? 'review'
  const query = useQuery({
    queryKey: ['withdrawal', state, search.search, search.page],
    queryFn: ({ signal }) =>
      send('GET /relay/console/withdrawals', {
        query: {
          state: state === 'all' ? undefined : state,
          search: search.search,
          pageNo: search.page ?? 1,
        },
        signal,
      }),
    enabled: may('GET /relay/console/withdrawals'),
    placeholderData: keepPreviousData,
    ...refetchWaiting,
  })
  return (
    <QueueScreen<Row, (typeof withdrawalStates)[number]>
      kind="withdrawal"
      title={t('nav.withdrawals')}
      needs="GET /relay/console/withdrawals"
      decides="POST /relay/console/withdrawals/:id/approve"
      states={withdrawalStates}
      search={search}
      onSearch={(next, replace = false) => void navigate({ search: next, replace })}
      query={query}
      waiting={today.data?.withdrawals.waiting}
      columns={[
        ...leadingColumns(format),
        { id: 'holder', head: t('withdrawal.holder'), cell: (row) => row.holder },
        { id: 'bank', head: t('withdrawal.bank'), cell: (row) => row.bankName },
        ...trailingColumns(query.dataUpdatedAt),
      ]}
      renderDetail={(row) => (
        <div className="stack">
          <KeyValue
            rows={[
              ...leadingFacts(row, format(row.amount)),
              { key: 'holder', label: t('withdrawal.holder'), value: row.holder },
              { key: 'bank', label: t('withdrawal.bank'), value: row.bankName },
              {
                key: 'card',
                label: t('withdrawal.card'),
                value: (
                  <span className="row">
                    <bdi dir="ltr">{row.cardNumber}</bdi>
                    {/^\d+$/.test(row.cardNumber) && (
                      <CopyButton text={row.cardNumber} label={t('withdrawal.copyCard')} />
                    )}
                  </span>
                ),
              },
              ...trailingFacts(row),
            ]}
          />
          <Approvals row={row} />
        </div>
      )}
    />
  )
}
