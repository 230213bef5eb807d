import type { Reply } from '@suerte/contract/calls.ts'
import { DataTable, type Column } from '@suerte/ui/DataTable.tsx'
import { EmptyState } from '@suerte/ui/EmptyState.tsx'
import { Segmented } from '@suerte/ui/Segmented.tsx'
import { Tag } from '@suerte/ui/Tag.tsx'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useState } from 'react'
import { t } from '../i18n.ts'
import { Answer } from '../screens/Answer.tsx'
import { ListPager } from '../screens/ListPager.tsx'
import { Time } from '../screens/Time.tsx'
import { identityFilters } from '../search-params.ts'
import { refetchWaiting, send } from '../session/calls.ts'
import { useMay } from '../session/use-may.ts'
import { IdentitySheet } from './IdentitySheet.tsx'
import { IdentityTag } from './IdentityTag.tsx'

export type Person = Reply<'GET /relay/console/identities'>['content'][number]
const route = getRouteApi('/desk/identities')

/** People whose identity waits for a check, the oldest first; and those already judged. */
export function IdentityQueue() {
  const { state = 'waiting', page } = route.useSearch()
  const navigate = route.useNavigate()
  const may = useMay()
  const [read, setRead] = useState<Person>()
  const query = useQuery({
    queryKey: ['identities', state, page],
    queryFn: ({ signal }) =>
      send('GET /relay/console/identities', {
        query: { state: state === 'all' ? undefined : state, pageNo: page ?? 1 },
        signal,
      }),
    enabled: may('GET /relay/console/identities'),
    placeholderData: keepPreviousData,
    ...refetchWaiting,
  })
  return (
    <>
      <Segmented
        label={t('queue.state')}
        value={state}
        onChange={(value) => void navigate({ search: { state: value } })}
        options={identityFilters.map((value) => ({ value, label: t(`identities.state.${value}`) }))}
      />
      <Answer query={query}>
        {(data) => (
          <>
            <DataTable
              dense
              caption={t('identities.part.queue')}
              rows={data.content}
              rowKey={(person) => person.memberId}
              onRow={setRead}
              empty={<EmptyState title={t('queue.empty')}>{t('identities.emptyText')}</EmptyState>}
              columns={columns()}
            />
            <ListPager
              page={data.pageNum}
              pages={data.totalPages}
              total={data.totalCount}
              onPage={(number) => void navigate({ search: { state, page: number } })}
            />
          </>
        )}
      </Answer>
      <IdentitySheet person={read} onClose={() => setRead(undefined)} />
    </>
  )
}

function columns(): Column<Person>[] {
  return [
    {
      id: 'name',
      head: t('identities.name'),
      primary: true,
      cell: (person) => <span translate="no">{person.name}</span>,
    },
    {
      id: 'account',
      head: t('queue.account'),
      cell: (person) => <span translate="no">{person.account}</span>,
    },
    { id: 'birth', head: t('identities.birthDate'), cell: (person) => person.birthDate },
    {
      id: 'state',
      head: t('queue.state'),
      cell: (person) => <IdentityTag state={person.state} />,
    },
    {
      id: 'hits',
      head: t('identities.hits'),
      cell: (person) =>
        person.hits.length === 0 ? (
          t('common.none')
        ) : (
          <Tag tone="danger">{t('identities.hitCount', { n: person.hits.length })}</Tag>
        ),
    },
    { id: 'at', head: t('identities.sent'), align: 'end', cell: (p) => <Time atMs={p.sentAtMs} /> },
  ]
}
