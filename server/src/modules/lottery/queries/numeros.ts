import { list, type Db, type Reader, type Tx } from '../../../platform/db.ts'

export type GameRow = {
  id: string
  name: string
  family: string
  /** Whether it is shown and sold; what was sold before is drawn and paid either way. */
  enabled: boolean
  intervalSeconds: number
  closeLeadSeconds: number
  offsetMinutes: number
  playTypes: ('trad' | 'ent')[]
  vassalage: string
  gameType: string
  isHot: boolean
  isNew: boolean
  rulesVersion: number
}
export type NumeroState = 'open' | 'closed' | 'drawn' | 'settled' | 'void'
export type NumeroRow = {
  id: bigint
  gameId: string
  numero: string
  opensAt: Date
  closesAt: Date
  drawsAt: Date
  state: NumeroState
  commitment: Buffer
  secretSealed: Buffer
  beaconRound: bigint
  root: Buffer | null
  ticketCount: number | null
  totalStake: bigint | null
  source: 'beacon' | 'fallback' | null
  secret: Buffer | null
  result: number[] | null
  voidReason: string
}

export function listGames(db: Reader) {
  return db<GameRow[]>`select * from lottery_game order by position`
}

export async function loadRules<T>(db: Reader, gameId: string, version: number) {
  const [row] = await db<{ rules: T }[]>`
    select rules from lottery_rules where game_id = ${gameId} and version = ${version}`
  return row?.rules
}

export async function newestRulesVersion(db: Reader, gameId: string): Promise<number> {
  const [row] = await db<{ version: number | null }[]>`
    select max(version) as version from lottery_rules where game_id = ${gameId}`
  return row?.version ?? 0
}

export type NewNumero = {
  gameId: string
  numero: string
  opensAtMs: number
  closesAtMs: number
  drawsAtMs: number
  commitment: Buffer
  secretSealed: Buffer
  beaconRound: number
}

/** Announces a numero; one that exists keeps its secret. */
export async function addNumero(db: Reader, numero: NewNumero) {
  await db`
    insert into numero (game_id, numero, opens_at, closes_at, draws_at, commitment, secret_sealed,
        beacon_round)
      values (${numero.gameId}, ${numero.numero}, ${new Date(numero.opensAtMs)},
        ${new Date(numero.closesAtMs)}, ${new Date(numero.drawsAtMs)}, ${numero.commitment},
        ${numero.secretSealed}, ${numero.beaconRound})
      on conflict (game_id, numero) do nothing`
}

export async function knownNumeros(db: Reader, gameId: string, numeros: string[]) {
  const rows = await db<{ numero: string }[]>`
    select numero from numero where game_id = ${gameId} and numero = any(${numeros})`
  return new Set(rows.map((row) => row.numero))
}

export async function databaseNowMs(db: Reader): Promise<number> {
  const [row] = await db<{ now: Date }[]>`select suerte_now() as now`
  return row?.now.getTime() ?? 0
}

export async function findNumero(db: Reader, gameId: string, numero: string) {
  const [row] = await db<NumeroRow[]>`
    select * from numero where game_id = ${gameId} and numero = ${numero}`
  return row
}

/** The numero under the lock of its freeze: nothing is bought, cancelled or decided beside it. */
export async function lockNumero(tx: Tx, gameId: string, numero: string) {
  const known = await findNumero(tx, gameId, numero)
  if (!known) return undefined
  await tx`select pg_advisory_xact_lock(7301, ${Number(known.id)}::int)`
  return findNumeroById(tx, known.id)
}

export async function findNumeroById(db: Reader, id: bigint) {
  const [row] = await db<NumeroRow[]>`select * from numero where id = ${id}`
  return row
}

/** The numeros of a game that are on sale or will be, soonest first. */
export function openNumeros(db: Reader, gameId: string, limit: number) {
  return db<NumeroRow[]>`
    select * from numero where game_id = ${gameId} and state = 'open' and closes_at > suerte_now()
      order by draws_at limit ${limit}`
}

export async function lastDrawn(db: Reader, gameId: string) {
  const [row] = await db<NumeroRow[]>`
    select * from numero where game_id = ${gameId} and result is not null
      order by draws_at desc limit 1`
  return row
}

export async function listDrawn(
  db: Reader,
  gameId: string,
  page: { limit: number; offset: number },
) {
  const rows = await db<NumeroRow[]>`
    select * from numero where game_id = ${gameId} and state in ('drawn', 'settled', 'void')
      order by draws_at desc limit ${page.limit} offset ${page.offset}`
  const [count] = await db<{ total: bigint }[]>`
    select count(*) as total from numero
      where game_id = ${gameId} and state in ('drawn', 'settled', 'void')`
  return { rows, total: Number(count?.total ?? 0n) }
}

/** Numeros whose sales are over but not frozen yet. */
export function dueToClose(db: Reader) {
  return db<NumeroRow[]>`
    select * from numero where state = 'open' and closes_at <= suerte_now()
      order by closes_at limit 20`
}

/** Frozen numeros without a result, with the time by the database's clock. */
export function awaitingDraw(db: Reader) {
  return db<(NumeroRow & { now: Date })[]>`
    select *, suerte_now() as now from numero where state = 'closed' order by draws_at limit 100`
}

export function awaitingSettlement(db: Reader) {
  return db<NumeroRow[]>`select * from numero where state = 'drawn' order by draws_at limit 100`
}

/** Void numeros with sets that are still to be refunded. */
export function awaitingRefund(db: Reader) {
  return db<NumeroRow[]>`
    select * from numero n where state = 'void'
      and exists (select from settle_set s where s.numero_id = n.id and not s.done)
      order by draws_at limit 20`
}

/**
 * Ends the sale of a numero: waits for purchases under way, then no more can come.
 * False when somebody else did it.
 */
export async function freezeSales(tx: Tx, id: bigint, state: 'closed' | 'void', reason = '') {
  await tx`select pg_advisory_xact_lock(7301, ${Number(id)}::int)`
  const rows = await tx`
    update numero set state = ${state}, void_reason = ${reason}
      where id = ${id} and (state = 'open' or (state = 'closed' and ${state} = 'void'))
      returning 1`
  return rows.length === 1
}

export async function publishDigest(
  db: Db,
  id: bigint,
  digest: {
    root: Buffer
    count: number
    totalStake: bigint
    drawsAtMs: number
    beaconRound: number
  },
) {
  await db`update numero set root = ${digest.root}, ticket_count = ${digest.count},
      total_stake = ${digest.totalStake}, draws_at = ${new Date(digest.drawsAtMs)},
      beacon_round = ${digest.beaconRound}
    where id = ${id} and state = 'closed' and root is null`
}

/** Fixes the result of a numero, once. False when it has one already. */
export async function fixResult(
  tx: Tx,
  id: bigint,
  draw: { source: 'beacon' | 'fallback'; secret: Buffer; result: number[] },
) {
  const rows = await tx`
    update numero set state = 'drawn', source = ${draw.source}, secret = ${draw.secret},
        result = ${draw.result}, drawn_at = suerte_now()
      where id = ${id} and state = 'closed' and root is not null and result is null returning 1`
  return rows.length === 1
}

export async function addSettleSets(tx: Tx, id: bigint, sets: number) {
  await tx`insert into settle_set (numero_id, bucket)
    select ${id}, bucket from generate_series(0, ${sets - 1}) as bucket
    on conflict do nothing`
}

export function openSets(db: Reader, id: bigint) {
  return db<{ bucket: number }[]>`
    select bucket from settle_set where numero_id = ${id} and not done order by bucket`
}

/** Marks a numero as settled when all its sets are done. */
export async function finishSettlement(db: Db, id: bigint) {
  const rows = await db`
    update numero set state = 'settled', settled_at = suerte_now()
      where id = ${id} and state = 'drawn'
        and not exists (select from settle_set where numero_id = ${id} and not done) returning 1`
  return rows.length === 1
}

export async function findBeaconRound(db: Reader, chainHash: string, round: number) {
  const [row] = await db<{ signature: Buffer; randomness: Buffer }[]>`
    select signature, randomness from beacon_round
      where chain_hash = ${chainHash} and round = ${round}`
  return row
}

export async function addBeaconRound(
  db: Db,
  chainHash: string,
  round: { round: number; signature: Buffer; randomness: Buffer },
) {
  await db`insert into beacon_round (chain_hash, round, signature, randomness)
    values (${chainHash}, ${round.round}, ${round.signature}, ${round.randomness})
    on conflict do nothing`
}

export type DrawSums = { numeroId: bigint; tickets: bigint; staked: bigint; paid: bigint }

export async function listForConsole(
  db: Reader,
  filter: {
    gameId?: string | undefined
    state?: string | undefined
    limit: number
    offset: number
  },
) {
  const where = db`draws_at < suerte_now() + interval '10 minutes'
    ${filter.gameId === undefined ? db`` : db`and game_id = ${filter.gameId}`}
    ${filter.state === undefined ? db`` : db`and state = ${filter.state}`}`
  const rows = await db<NumeroRow[]>`
    select * from numero where ${where} order by draws_at desc, game_id
      limit ${filter.limit} offset ${filter.offset}`
  const [count] = await db<{ total: bigint }[]>`
    select count(*) as total from numero where ${where}`
  return { rows, total: Number(count?.total ?? 0n) }
}

/** Tickets and stakes (cancelled ones left out) and payments of numeros, for the console. */
export function drawSums(db: Reader, ids: bigint[]) {
  return db<DrawSums[]>`
    select n.id as numero_id, coalesce(t.tickets, 0) as tickets,
        coalesce(t.staked, 0)::bigint as staked, coalesce(s.paid, 0)::bigint as paid
      from unnest(${list(ids)}::bigint[]) as n (id)
        left join lateral (
          select count(*) as tickets, sum(stake) as staked from ticket t
            where t.numero_id = n.id and not exists (
              select from ticket_cancel c where c.member_id = t.member_id and c.ticket_id = t.id)
        ) t on true
        left join lateral (
          select sum(paid) as paid from settle_set s where s.numero_id = n.id
        ) s on true`
}

export async function lateDraws(db: Reader) {
  const [row] = await db<{ late: bigint }[]>`
    select count(*) as late from numero
      where state in ('open', 'closed', 'drawn') and draws_at < suerte_now() - interval '1 minute'`
  return Number(row?.late ?? 0n)
}
