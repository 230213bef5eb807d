import type { Draw } from '@suerte/domain/lottery/play.ts'
import { settleTicket } from '@suerte/domain/lottery/settle.ts'
import type { Ctx } from '../../platform/context.ts'
import { newId } from '../../platform/ids.ts'
import { apart } from './apart.ts'
import type { Game, StoredRules } from './games.ts'
import { SETTLE_SETS } from './place-bet.ts'
import {
  awaitingSettlement,
  finishSettlement,
  newestRulesVersion,
  openSets,
  type NumeroRow,
} from './queries/numeros.ts'
import {
  candidates,
  paySet,
  type Candidate,
  type Payment,
  type Probe,
  type Win,
} from './queries/tickets.ts'

/** Tickets whose candidates are read at once; a larger draw is read in parts. */
const TICKETS_AT_ONCE = 1_000_000
/** Sets that are paid at the same time: while one commits, the next is decided. */
const SETS_AT_ONCE = 2

/** Pays every drawn numero, set by set. It can stop anywhere and go on: a set is paid once. */
export async function settleNumeros(ctx: Ctx): Promise<void> {
  for (const numero of await awaitingSettlement(ctx.db))
    await apart(ctx, numero, () => settleNumero(ctx, numero))
}

export async function settleNumero(ctx: Ctx, numero: NumeroRow): Promise<void> {
  const game = await ctx.games.find(numero.gameId)
  if (!game || !numero.result) throw new Error(`numero ${numero.numero} can't be settled`)
  const work = await prepare(ctx, game, numero.result)
  const open = new Set((await openSets(ctx.db, numero.id)).map((set) => set.bucket))
  const parts = Math.min(
    SETTLE_SETS,
    Math.max(1, Math.ceil((numero.ticketCount ?? 0) / TICKETS_AT_ONCE)),
  )
  const width = Math.ceil(SETTLE_SETS / parts)
  for (let from = 0; from < SETTLE_SETS; from += width) {
    const range = { from, to: Math.min(SETTLE_SETS, from + width) }
    const buckets = [...open].filter((bucket) => bucket >= range.from && bucket < range.to)
    if (buckets.length > 0) await settleSets(ctx, numero, work, { ...range, buckets })
  }
  if (await finishSettlement(ctx.db, numero.id))
    ctx.live.publish({ topic: `game:${numero.gameId}`, kind: 'settled', numero: numero.numero })
}

type Work = { game: Game; draw: Draw; probes: Probe[]; rules: Map<number, StoredRules> }

/** The necessary bits of a win for every play, under every version of the rules a ticket can have. */
async function prepare(ctx: Ctx, game: Game, draw: Draw): Promise<Work> {
  const rules = new Map<number, StoredRules>()
  // by the database: another process may have sold under rules that this one has not read yet
  const newest = await newestRulesVersion(ctx.db, game.id)
  for (let version = 1; version <= newest; version++)
    rules.set(version, await ctx.games.rulesOf(game.id, version))
  const probes: Probe[] = []
  for (const [rulesVersion, inForce] of rules)
    for (const play of game.plays.values())
      probes.push({ playCode: play.code, rulesVersion, ...play.probe(draw, inForce) })
  return { game, draw, probes, rules }
}

/** Reads what may have won once, lets the rules decide, and pays the sets, each in one commit. */
async function settleSets(
  ctx: Ctx,
  numero: NumeroRow,
  work: Work,
  range: { from: number; to: number; buckets: number[] },
) {
  const found = await candidates(ctx.db, numero.id, range, work.probes)
  const decided = decide(found, work)
  const waiting = [...range.buckets]
  const worker = async () => {
    for (let bucket = waiting.shift(); bucket !== undefined; bucket = waiting.shift()) {
      const { wins, payments } = decided.get(bucket) ?? { wins: [], payments: new Map() }
      // in the order in which bets lock accounts, so that the two never wait for each other
      const due = [...payments.values()].sort((a, b) => (a.memberId < b.memberId ? -1 : 1))
      const set = { numeroId: numero.id, bucket, kind: 'prize' as const, tickets: wins.length }
      const paid = await paySet(ctx.db, set, due, wins)
      if (paid === undefined) continue
      for (const { memberId } of due) ctx.live.tell(memberId, { topic: 'me', kind: 'balance' })
    }
  }
  await Promise.all(Array.from({ length: SETS_AT_ONCE }, worker))
}

type Decided = { wins: Win[]; payments: Map<string, Payment> }

/** Prizes of all candidates by set. Tickets of the same terms are reckoned once. */
function decide(found: readonly Candidate[], work: Work): Map<number, Decided> {
  const sets = new Map<number, Decided>()
  const known = new Map<string, { prize: bigint; push: boolean }>()
  for (const ticket of found) {
    const { playCode, selection, unitMode, multiple, series, odds, rulesVersion, stake } = ticket
    const terms = `${playCode} ${selection} ${unitMode} ${multiple} ${series} ${odds} ${rulesVersion} ${stake}`
    const outcome = known.get(terms) ?? prizeOf(ticket, work)
    known.set(terms, outcome)
    if (outcome.prize === 0n) continue
    const { memberId, ledger, bucket } = ticket
    const set = sets.get(bucket) ?? { wins: [], payments: new Map<string, Payment>() }
    sets.set(bucket, set)
    set.wins.push({ memberId, ticketId: ticket.id, ...outcome })
    const payment = set.payments.get(memberId)
    if (payment) payment.amount += outcome.prize
    else
      set.payments.set(memberId, { memberId, ledger, transferId: newId(), amount: outcome.prize })
  }
  return sets
}

function prizeOf(ticket: Candidate, { game, draw, rules }: Work) {
  const play = game.plays.get(ticket.playCode)
  const inForce = rules.get(ticket.rulesVersion)
  if (!play || !inForce) throw new Error(`ticket ${ticket.id} has an unknown play or rules`)
  const terms = { ...ticket, stakeMinor: ticket.stake, basePrice: inForce.basePrice }
  const { outcome, prizeMinor, refundMinor } = settleTicket(play, inForce, terms, draw)
  return { prize: prizeMinor + refundMinor, push: outcome === 'push' }
}
