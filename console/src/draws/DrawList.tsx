import type { Reply } from '@suerte/contract/calls.ts'
import { DataTable, type Column } from '@suerte/ui/DataTable.tsx'
import { EmptyState } from '@suerte/ui/EmptyState.tsx'
import { Money } from '@suerte/ui/Money.tsx'
import type { MoneyFormatter } from '@suerte/ui/money-format.ts'
import { Segmented } from '@suerte/ui/Segmented.tsx'
import { SelectField } from '@suerte/ui/SelectField.tsx'
import { Tag } from '@suerte/ui/Tag.tsx'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { t } from '../i18n.ts'
import { Answer } from '../screens/Answer.tsx'
import { ListPager } from '../screens/ListPager.tsx'
import { Screen } from '../screens/Screen.tsx'
import { numeroStates, type DrawsSearch } from '../search-params.ts'
import { refetchWaiting, send } from '../session/calls.ts'
import { useSite } from '../session/use-site.ts'
import { Time } from '../screens/Time.tsx'
import { numeroTone } from './draw-states.ts'
import { useGames } from './use-games.ts'
import styles from './DrawList.module.css'

type Row = Reply<'GET /relay/console/draws'>['content'][number]
const route = getRouteApi('/desk/draws')

/** Draws by game and state, newest first. */
export function DrawList() {
  const search = route.useSearch()
  const navigate = useNavigate()
  const games = useGames()
  const { format } = useSite()
  const query = useQuery({
    queryKey: ['draws', search],
    queryFn: ({ signal }) =>
      send('GET /relay/console/draws', {
        query: { gameId: search.gameId, state: search.state, pageNo: search.page ?? 1 },
        signal,
      }),
    placeholderData: keepPreviousData,
    ...refetchWaiting,
  })
  const filter = (next: DrawsSearch) => void navigate({ to: '/draws', search: next })
  return (
    <Screen title={t('nav.draws')} needs="GET /relay/console/draws">
      <div className={styles.filters}>
        <Segmented
          label={t('queue.state')}
          value={search.state ?? 'all'}
          onChange={(value) =>
            filter({
              ...search,
              page: undefined,
              state: numeroStates.find((known) => known === value),
            })
          }
          options={(['all', ...numeroStates] as const).map((value) => ({
            value,
            label: t(`state.${value}`),
          }))}
        />
        <SelectField
          label={t('draws.game')}
          hideLabel
          value={search.gameId ?? ''}
          onChange={(event) =>
            filter({ ...search, page: undefined, gameId: event.target.value || undefined })
          }
          options={[
            { value: '', label: t('draws.allGames') },
            ...games.map((game) => ({ value: game.gameId, label: game.name })),
          ]}
        />
      </div>
      <Answer query={query}>
        {(data) => (
          <>
            <DataTable
              dense
              caption={t('nav.draws')}
              columns={drawColumns(format)}
              rows={data.content}
              rowKey={(row) => `${row.gameId} ${row.numero}`}
              onRow={({ gameId, numero }) =>
                void navigate({ to: '/draws/$gameId/$numero', params: { gameId, numero } })
              }
              empty={<EmptyState title={t('draws.empty')} motif="ball" />}
            />
            <ListPager
              page={data.pageNum}
              pages={data.totalPages}
              total={data.totalCount}
              onPage={(number) => filter({ ...search, page: number })}
            />
          </>
        )}
      </Answer>
    </Screen>
  )
}

function drawColumns(format: MoneyFormatter): Column<Row>[] {
  return [
    { id: 'numero', head: t('draws.numero'), primary: true, cell: (row) => row.numero },
    { id: 'game', head: t('draws.game'), cell: (row) => row.gameId },
    {
      id: 'state',
      head: t('queue.state'),
      cell: (row) => <Tag tone={numeroTone[row.state]}>{t(`state.${row.state}`)}</Tag>,
    },
    {
      id: 'result',
      head: t('draws.result'),
      cell: (row) => <bdi dir="ltr">{row.result?.join(' ') ?? t('common.none')}</bdi>,
    },
    { id: 'tickets', head: t('draws.tickets'), align: 'end', cell: (row) => row.tickets },
    {
      id: 'staked',
      head: t('today.staked'),
      align: 'end',
      cell: (row) => <Money amount={row.staked} format={format} />,
    },
    {
      id: 'paid',
      head: t('today.paid'),
      align: 'end',
      cell: (row) => <Money amount={row.paid} format={format} />,
    },
    {
      id: 'draws',
      head: t('draws.at'),
      align: 'end',
      cell: (row) => <Time atMs={row.drawsAtMs} />,
    },
  ]
}
