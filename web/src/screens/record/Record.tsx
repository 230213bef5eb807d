import { DataTable, type Column } from '@suerte/ui/DataTable.tsx'
import { EmptyState } from '@suerte/ui/EmptyState.tsx'
import { buttonClass } from '@suerte/ui/button-class.ts'
import { Money } from '@suerte/ui/Money.tsx'
import { Segmented } from '@suerte/ui/Segmented.tsx'
import { Sheet } from '@suerte/ui/Sheet.tsx'
import { Tag } from '@suerte/ui/Tag.tsx'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { rangeMs } from '../../day-range.ts'
import { DayRangeFields } from '../../DayRangeFields.tsx'
import { paths } from '../../paths.ts'
import { gamesQuery, recordQuery } from '../../queries.ts'
import { QueryView } from '../../QueryView.tsx'
import { StickyBar } from '../../shell/StickyBar.tsx'
import { SitePager } from '../../SitePager.tsx'
import { useWriters, type Writers } from '../../use-writers.ts'
import { SiteLink } from '../../SiteLink.tsx'
import { OrderDetail } from './OrderDetail.tsx'
import { usePlayName } from './play-names.ts'
import { RecordTotals } from './RecordTotals.tsx'
import {
  isUndecided,
  stateFilters,
  ticketTones,
  type StateFilter,
  type Ticket,
} from './ticket-states.ts'

const LOOK_MS = 5_000
const anyTime = { from: '', to: '' }

/** The betting record: every ticket, its state and what it paid. */
export function Record() {
  const writers = useWriters()
  const { t } = writers
  const playName = usePlayName()
  const [state, setState] = useState<StateFilter>('all')
  const [range, setRange] = useState(anyTime)
  const [pageNo, setPageNo] = useState(1)
  const [orderId, setOrderId] = useState<string>()
  const [open, setOpen] = useState(false)
  const games = useQuery(gamesQuery).data
  const filter = { pageNo, state: state === 'all' ? undefined : state, ...rangeMs(range) }
  const record = useQuery({
    ...recordQuery(filter),
    // A draw tells winners; who did not win finds out by looking.
    refetchInterval: ({ state: { data } }) =>
      data?.content.some((ticket) => isUndecided(ticket.state)) ? LOOK_MS : false,
  })
  const nameOf = (gameId: string) => games?.find((game) => game.gameId === gameId)?.name ?? gameId
  return (
    <div className="stack">
      <StickyBar>
        <Segmented
          label={t('common.state')}
          value={state}
          onChange={(next) => {
            setState(next)
            setPageNo(1)
          }}
          options={stateFilters.map((value) => ({
            value,
            label: value === 'all' ? t('filter.all') : t(`record.state.${value}`),
          }))}
        />
      </StickyBar>
      <DayRangeFields
        range={range}
        onRange={(next) => {
          setRange(next)
          setPageNo(1)
        }}
      />
      <QueryView query={record}>
        {({ content, totalPages, ...totals }) => (
          <>
            <RecordTotals {...totals} />
            <DataTable
              caption={t('record.title')}
              rows={content}
              rowKey={(row) => row.id}
              onRow={(row) => {
                setOrderId(row.orderId)
                setOpen(true)
              }}
              empty={
                <EmptyState
                  title={t('record.none')}
                  motif="ball"
                  action={
                    <SiteLink to={paths.home} className={buttonClass({})}>
                      {t('record.toGames')}
                    </SiteLink>
                  }
                >
                  {t('filter.noneText')}
                </EmptyState>
              }
              columns={columns(writers, { nameOf, playName })}
            />
            <SitePager page={pageNo} pages={totalPages} onPage={setPageNo} />
          </>
        )}
      </QueryView>
      <Sheet
        open={open}
        onClose={() => setOpen(false)}
        title={t('record.order')}
        closeLabel={t('common.close')}
      >
        {orderId && <OrderDetail orderId={orderId} nameOf={nameOf} />}
      </Sheet>
    </div>
  )
}

type Names = { nameOf: (gameId: string) => string; playName: (playCode: string) => string }

function columns({ t, moment, format }: Writers, { nameOf, playName }: Names): Column<Ticket>[] {
  return [
    {
      id: 'play',
      head: t('record.play'),
      primary: true,
      cell: (row) => `${nameOf(row.gameId)} · ${playName(row.playCode)}`,
    },
    { id: 'numero', head: t('record.numero'), cell: (row) => <bdi>{row.numero}</bdi> },
    { id: 'time', head: t('common.time'), cell: (row) => moment(row.placedAtMs) },
    {
      id: 'stake',
      head: t('record.stake'),
      align: 'end',
      cell: (row) => <Money amount={row.stake} format={format} />,
    },
    {
      id: 'prize',
      head: t('record.prize'),
      align: 'end',
      cell: (row) => <Money amount={row.prize} format={format} tone="auto" />,
    },
    {
      id: 'state',
      head: t('common.state'),
      cell: (row) => <Tag tone={ticketTones[row.state]}>{t(`record.state.${row.state}`)}</Tag>,
    },
  ]
}
