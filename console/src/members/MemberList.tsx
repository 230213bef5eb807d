import type { Reply } from '@suerte/contract/calls.ts'
import { DataTable, type Column } from '@suerte/ui/DataTable.tsx'
import { EmptyState } from '@suerte/ui/EmptyState.tsx'
import { Money } from '@suerte/ui/Money.tsx'
import type { MoneyFormatter } from '@suerte/ui/money-format.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { t } from '../i18n.ts'
import { Answer } from '../screens/Answer.tsx'
import { ListPager } from '../screens/ListPager.tsx'
import { Screen } from '../screens/Screen.tsx'
import { SearchField } from '../screens/SearchField.tsx'
import { send } from '../session/calls.ts'
import { useMay } from '../session/use-may.ts'
import { useSite } from '../session/use-site.ts'
import { Time } from '../screens/Time.tsx'
import { MemberState } from './MemberState.tsx'

type Row = Reply<'GET /relay/console/members'>['content'][number]
const route = getRouteApi('/desk/members')

/** Finds members by a part of their account name. */
export function MemberList() {
  const { search, page } = route.useSearch()
  const navigate = useNavigate()
  const { format } = useSite()
  const may = useMay()
  const query = useQuery({
    queryKey: ['members', search, page],
    queryFn: ({ signal }) =>
      send('GET /relay/console/members', { query: { search, pageNo: page ?? 1 }, signal }),
    enabled: may('GET /relay/console/members'),
    placeholderData: keepPreviousData,
  })
  return (
    <Screen title={t('nav.members')} needs="GET /relay/console/members">
      <SearchField
        label={t('members.search')}
        value={search ?? ''}
        onSearch={(text) =>
          void navigate({ to: '/members', search: { search: text }, replace: true })
        }
      />
      <Answer query={query}>
        {(data) => (
          <>
            <DataTable
              dense
              caption={t('nav.members')}
              columns={memberColumns(format)}
              rows={data.content}
              rowKey={(row) => row.id}
              onRow={(row) =>
                void navigate({ to: '/members/$id', params: { id: row.id }, search: {} })
              }
              empty={<EmptyState title={t('members.empty')} />}
            />
            <ListPager
              page={data.pageNum}
              pages={data.totalPages}
              total={data.totalCount}
              onPage={(number) =>
                void navigate({ to: '/members', search: { search, page: number } })
              }
            />
          </>
        )}
      </Answer>
    </Screen>
  )
}

function memberColumns(format: MoneyFormatter): Column<Row>[] {
  return [
    {
      id: 'account',
      head: t('queue.account'),
      primary: true,
      cell: (row) => <span translate="no">{row.account}</span>,
    },
    {
      id: 'balance',
      head: t('member.balance'),
      align: 'end',
      cell: (row) => <Money amount={row.balance} format={format} />,
    },
    {
      id: 'held',
      head: t('member.held'),
      align: 'end',
      cell: (row) => <Money amount={row.held} format={format} />,
    },
    {
      id: 'state',
      head: t('queue.state'),
      cell: (row) => <MemberState member={row} />,
    },
    {
      id: 'registered',
      head: t('member.registered'),
      align: 'end',
      cell: (row) => <Time atMs={row.registeredAtMs} />,
    },
    {
      id: 'login',
      head: t('member.lastLogin'),
      align: 'end',
      cell: (row) =>
        row.lastLoginAtMs === null ? t('common.never') : <Time atMs={row.lastLoginAtMs} />,
    },
  ]
}
