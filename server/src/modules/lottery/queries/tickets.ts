import { list, type Db, type Reader, type Tx } from '../../../platform/db.ts'

export type LedgerName = 'real' | 'trial'
export type TicketRow = {
  memberId: string
  id: string
  orderId: string
  numeroId: bigint
  bucket: number
  ledger: LedgerName
  playCode: string
  selection: string
  unitMode: 'yuan' | 'jiao' | 'fen' | 'li'
  multiple: number
  series: number
  odds: string
  rulesVersion: number
  units: number
  stake: bigint
  rebate: bigint
}

/** One order as the lanes hand it to the database. */
export type OrderToPlace = {
  frameHash: Buffer
  memberId: string
  ledger: LedgerName
  orderId: string
  betId: string
  rebateId: string
  numeroId: bigint
  key: string
  bodyHash: Buffer
  total: bigint
  rebate: bigint
  tickets: TicketToPlace[]
}
export type TicketToPlace = Omit<TicketRow, 'memberId' | 'orderId' | 'numeroId' | 'ledger'> & {
  mask: bigint
}
/** 0 sold, 1 known key, 2 numero closed, 3 not enough money, 4 the game session has ended */
export type Placed = { status: number; balance: bigint; placedAt: Date }

/** Places a batch in one statement and one commit; outcomes in the order of the input. */
export async function placeBatch(db: Db, orders: OrderToPlace[]): Promise<Placed[]> {
  const tickets = orders.flatMap((order, index) =>
    order.tickets.map((ticket) => ({ index: index + 1, ...ticket })),
  )
  const rows = await db<(Placed & { index: number })[]>`
    select * from place_bets(
      ${list(orders.map((o) => o.frameHash))}::bytea[], ${list(orders.map((o) => o.memberId))}::uuid[],
      ${list(orders.map((o) => o.ledger))}::ledger_name[], ${list(orders.map((o) => o.orderId))}::uuid[],
      ${list(orders.map((o) => o.numeroId))}::bigint[], ${list(orders.map((o) => o.key))}::text[],
      ${list(orders.map((o) => o.bodyHash))}::bytea[], ${list(orders.map((o) => o.total))}::bigint[],
      ${list(orders.map((o) => o.rebate))}::bigint[], ${list(orders.map((o) => o.betId))}::uuid[],
      ${list(orders.map((o) => o.rebateId))}::uuid[],
      ${list(orders.map((o) => `{${o.tickets.map((t) => t.id).join(',')}}`))}::text[],
      ${list(tickets.map((t) => t.index))}::int[], ${list(tickets.map((t) => t.id))}::uuid[],
      ${list(tickets.map((t) => t.playCode))}::text[], ${list(tickets.map((t) => t.selection))}::text[],
      ${list(tickets.map((t) => t.mask))}::bigint[], ${list(tickets.map((t) => t.unitMode))}::text[],
      ${list(tickets.map((t) => t.multiple))}::int[], ${list(tickets.map((t) => t.series))}::smallint[],
      ${list(tickets.map((t) => t.odds))}::text[], ${list(tickets.map((t) => t.rulesVersion))}::int[],
      ${list(tickets.map((t) => t.units))}::int[], ${list(tickets.map((t) => t.stake))}::bigint[],
      ${list(tickets.map((t) => t.rebate))}::bigint[], ${list(tickets.map((t) => t.bucket))}::smallint[])`
  const outcomes: Placed[] = []
  for (const row of rows) outcomes[row.index - 1] = row
  return outcomes
}

export type OrderRow = {
  memberId: string
  id: string
  numeroId: bigint
  bodyHash: Buffer
  total: bigint
  balanceAfter: bigint
  ticketIds: string[]
  at: Date
}

export async function findOrderByKey(db: Reader, memberId: string, key: string) {
  const [row] = await db<OrderRow[]>`
    select * from ticket_order where member_id = ${memberId} and key = ${key}`
  return row
}

export async function findOrder(db: Reader, memberId: string, id: string) {
  const [row] = await db<OrderRow[]>`
    select * from ticket_order where member_id = ${memberId} and id = ${id}`
  return row
}

/** A ticket with all that decides its state. */
export type TicketView = TicketRow & {
  gameId: string
  numero: string
  numeroState: 'open' | 'closed' | 'drawn' | 'settled' | 'void'
  closed: boolean
  result: number[] | null
  cancelled: boolean
  prize: bigint | null
  push: boolean | null
  placedAt: Date
}

const view = (db: Reader) => db`
  select t.*, n.game_id, n.numero, n.state as numero_state, n.closes_at <= suerte_now() as closed,
      n.result, o.at as placed_at, c.ticket_id is not null as cancelled, w.prize, w.push
    from ticket t
      join numero n on n.id = t.numero_id
      join ticket_order o on o.member_id = t.member_id and o.id = t.order_id
      left join ticket_cancel c on c.member_id = t.member_id and c.ticket_id = t.id
      left join ticket_win w on w.member_id = t.member_id and w.ticket_id = t.id`

export function ticketsById(db: Reader, memberId: string, ids: string[]) {
  return db<TicketView[]>`${view(db)}
    where t.member_id = ${memberId} and t.id = any(${ids}) order by t.id`
}

export type TicketFilter = {
  memberId: string
  gameId?: string | undefined
  state?: string | undefined
  fromMs?: number | undefined
  toMs?: number | undefined
  limit: number
  offset: number
}

function stateIs(db: Reader, state: string) {
  const live = db`c.ticket_id is null`
  if (state === 'cancelled') return db`and c.ticket_id is not null`
  if (state === 'won') return db`and ${live} and w.prize is not null and not w.push`
  if (state === 'push') return db`and ${live} and w.push`
  if (state === 'void') return db`and ${live} and n.state = 'void'`
  if (state === 'lost') return db`and ${live} and w.prize is null and n.state = 'settled'`
  if (state === 'open') return db`and ${live} and n.state = 'open' and n.closes_at > suerte_now()`
  return db`and ${live} and (n.state in ('closed', 'drawn')
    or (n.state = 'open' and n.closes_at <= suerte_now()))`
}

function filtered(db: Reader, filter: TicketFilter) {
  return db`where t.member_id = ${filter.memberId}
    ${filter.gameId === undefined ? db`` : db`and n.game_id = ${filter.gameId}`}
    ${filter.fromMs === undefined ? db`` : db`and o.at >= ${new Date(filter.fromMs)}`}
    ${filter.toMs === undefined ? db`` : db`and o.at < ${new Date(filter.toMs)}`}
    ${filter.state === undefined ? db`` : stateIs(db, filter.state)}`
}

export function listTickets(db: Reader, filter: TicketFilter) {
  return db<TicketView[]>`${view(db)} ${filtered(db, filter)}
    order by t.id desc limit ${filter.limit} offset ${filter.offset}`
}

export async function ticketTotals(db: Reader, filter: TicketFilter) {
  const [row] = await db<{ total: bigint; staked: bigint; won: bigint; rebate: bigint }[]>`
    select count(*) as total,
        coalesce(sum(v.stake) filter (where not v.cancelled and v.numero_state <> 'void'), 0)::bigint
          as staked,
        coalesce(sum(v.prize), 0)::bigint as won,
        coalesce(sum(v.rebate) filter (where not v.cancelled and v.numero_state <> 'void'), 0)::bigint
          as rebate
      from (${view(db)} ${filtered(db, filter)}) v`
  return row ?? { total: 0n, staked: 0n, won: 0n, rebate: 0n }
}

/** What a frame session staked and won since it began. */
export async function sessionTotals(db: Reader, memberId: string, since: Date) {
  const [row] = await db<{ staked: bigint; won: bigint }[]>`
    select coalesce(sum(t.stake), 0)::bigint as staked, coalesce(sum(w.prize), 0)::bigint as won
      from ticket_order o
        join ticket t on t.member_id = o.member_id and t.id = any(o.ticket_ids)
        left join ticket_win w on w.member_id = t.member_id and w.ticket_id = t.id
        join numero n on n.id = o.numero_id and n.state <> 'void'
      where o.member_id = ${memberId} and o.at >= ${since}
        and not exists (
          select from ticket_cancel c where c.member_id = t.member_id and c.ticket_id = t.id)`
  return row ?? { staked: 0n, won: 0n }
}

/** Marks a ticket as cancelled; false when it was already. */
export async function addCancel(
  tx: Tx,
  ticket: { memberId: string; id: string; numeroId: bigint },
) {
  const rows = await tx`insert into ticket_cancel (member_id, ticket_id, numero_id)
    values (${ticket.memberId}, ${ticket.id}, ${ticket.numeroId})
    on conflict do nothing returning 1`
  return rows.length === 1
}

/** Whether a numero is still on sale, under the lock that the freeze takes alone. */
export async function onSale(tx: Tx, numeroId: bigint) {
  await tx`select pg_advisory_xact_lock_shared(7301, ${Number(numeroId)}::int)`
  const [row] = await tx<{ open: boolean }[]>`
    select state = 'open' and closes_at > suerte_now() as open from numero where id = ${numeroId}`
  return row?.open ?? false
}

/** All tickets of a numero that count, in the order of the digest, in pages. */
export function ticketsInOrder(db: Reader, numeroId: bigint, pageSize: number) {
  return db<TicketRow[]>`
    select t.* from ticket t where t.numero_id = ${numeroId} and not exists (
        select from ticket_cancel c where c.member_id = t.member_id and c.ticket_id = t.id)
      order by t.id`.cursor(pageSize)
}

export type Probe = { playCode: string; rulesVersion: number; all: bigint; any: bigint }

export type Candidate = Pick<
  TicketRow,
  | 'memberId'
  | 'id'
  | 'bucket'
  | 'ledger'
  | 'playCode'
  | 'selection'
  | 'unitMode'
  | 'multiple'
  | 'series'
  | 'odds'
  | 'rulesVersion'
  | 'units'
  | 'stake'
>

/**
 * Tickets of some sets that may have won: those that pass the necessary bits of their play. Sales are
 * frozen, so nothing that is read here can change any more.
 */
export function candidates(
  db: Db,
  numeroId: bigint,
  buckets: { from: number; to: number },
  probes: Probe[],
) {
  return db<Candidate[]>`
    select t.member_id, t.id, t.bucket, t.ledger, t.play_code, t.selection, t.unit_mode, t.multiple,
        t.series, t.odds, t.rules_version, t.units, t.stake
      from ticket t
        join unnest(${list(probes.map((p) => p.playCode))}::text[],
          ${list(probes.map((p) => p.rulesVersion))}::int[], ${list(probes.map((p) => p.all))}::bigint[],
          ${list(probes.map((p) => p.any))}::bigint[]) as p (play_code, rules_version, need_all, need_any)
          on p.play_code = t.play_code and p.rules_version = t.rules_version
      where t.numero_id = ${numeroId} and t.bucket >= ${buckets.from} and t.bucket < ${buckets.to}
        and t.mask & p.need_all = p.need_all and (p.need_any = 0 or t.mask & p.need_any <> 0)
        and not exists (
          select from ticket_cancel c where c.numero_id = ${numeroId}
            and c.member_id = t.member_id and c.ticket_id = t.id)`
}

export type Win = { memberId: string; ticketId: string; prize: bigint; push: boolean }

export type Payment = { memberId: string; ledger: LedgerName; transferId: string; amount: bigint }

/**
 * Pays one set in one statement: wins, one posting per member, and the set is done.
 * Undefined when it was done already or somebody else works on it.
 */
export async function paySet(
  db: Reader,
  set: { numeroId: bigint; bucket: number; kind: 'prize' | 'draw_refund'; tickets: number },
  payments: readonly Payment[],
  wins: readonly Win[],
): Promise<bigint | undefined> {
  const [row] = await db<{ paid: bigint | null }[]>`
    select pay_set(${set.numeroId}, ${set.bucket}::smallint, ${set.kind}::transfer_kind,
      ${set.tickets}::int, ${list(payments.map((p) => p.memberId))}::uuid[],
      ${list(payments.map((p) => p.ledger))}::ledger_name[],
      ${list(payments.map((p) => p.transferId))}::uuid[],
      ${list(payments.map((p) => p.amount))}::bigint[], ${list(wins.map((w) => w.memberId))}::uuid[],
      ${list(wins.map((w) => w.ticketId))}::uuid[], ${list(wins.map((w) => w.prize))}::bigint[],
      ${list(wins.map((w) => w.push))}::boolean[]) as paid`
  return row?.paid ?? undefined
}

/** What a void numero owes each member of a set: stakes less the rebates that came with them. */
export function refundsDue(tx: Reader, numeroId: bigint, bucket: number) {
  return tx<{ memberId: string; ledger: LedgerName; amount: bigint; tickets: bigint }[]>`
    select t.member_id, t.ledger, sum(t.stake - t.rebate)::bigint as amount, count(*) as tickets
      from ticket t
      where t.numero_id = ${numeroId} and t.bucket = ${bucket} and not exists (
        select from ticket_cancel c where c.member_id = t.member_id and c.ticket_id = t.id)
      group by 1, 2 order by 1`
}

/** Whether a member has a ticket whose end is not booked yet. */
export async function hasOpenTicket(db: Reader, memberId: string): Promise<boolean> {
  const rows = await db`
    select 1 from ticket t join numero n on n.id = t.numero_id
      where t.member_id = ${memberId}
        and not exists (select from ticket_cancel c
          where c.member_id = t.member_id and c.ticket_id = t.id)
        and (n.state in ('open', 'closed', 'drawn') or (n.state = 'void' and exists (
          select from settle_set s
            where s.numero_id = n.id and s.bucket = t.bucket and not s.done)))
      limit 1`
  return rows.length > 0
}
