import type { Draw } from '@suerte/domain/lottery/play.ts'
import { settleTicket } from '@suerte/domain/lottery/settle.ts'
import type { Ctx } from '../../platform/context.ts'
import { transaction, type Tx } from '../../platform/db.ts'
import { newId } from '../../platform/ids.ts'
import type { Game, StoredRules } from './games.ts'
import {
  awaitingSettlement,
  claimSet,
  finishSet,
  finishSettlement,
  openSets,
  type NumeroRow,
} from './queries/numeros.ts'
import {
  addWins,
  candidates,
  paySet,
  playsSold,
  type Payment,
  type Probe,
  type TicketRow,
  type Win,
} from './queries/tickets.ts'

/** Pays every drawn numero, set by set. It can stop anywhere and go on: a set is paid once. */
export async function settleNumeros(ctx: Ctx): Promise<void> {
  for (const numero of await awaitingSettlement(ctx.db)) await settleNumero(ctx, numero)
}

export async function settleNumero(ctx: Ctx, numero: NumeroRow): Promise<void> {
  const game = await ctx.games.find(numero.gameId)
  if (!game || !numero.result) throw new Error(`numero ${numero.numero} can't be settled`)
  const work = await prepare(ctx, game, numero, numero.result)
  for (const { bucket } of await openSets(ctx.db, numero.id)) {
    const paid = await transaction(ctx.db, (tx) => settleSet(tx, numero, bucket, work))
    for (const memberId of paid) ctx.live.tell(memberId, { topic: 'me', kind: 'balance' })
  }
  if (await finishSettlement(ctx.db, numero.id))
    ctx.live.publish({ topic: `game:${numero.gameId}`, kind: 'settled', numero: numero.numero })
}

type Work = { game: Game; draw: Draw; probes: Probe[]; rules: Map<number, StoredRules> }

async function prepare(ctx: Ctx, game: Game, numero: NumeroRow, draw: Draw): Promise<Work> {
  const sold = await playsSold(ctx.db, numero.id)
  const rules = new Map<number, StoredRules>()
  for (const version of new Set(sold.map((play) => play.rulesVersion)))
    rules.set(version, await ctx.games.rulesOf(game.id, version))
  const probes: Probe[] = []
  for (const { playCode, rulesVersion } of sold) {
    const play = game.plays.get(playCode)
    const inForce = rules.get(rulesVersion)
    if (!play || !inForce) throw new Error(`a ticket has the unknown play ${playCode}`)
    probes.push({ playCode, rulesVersion, ...play.probe(draw, inForce) })
  }
  return { game, draw, probes, rules }
}

/** One set: find what may have won, let the rules decide, pay each member once. Gives the members paid. */
async function settleSet(tx: Tx, numero: NumeroRow, bucket: number, work: Work): Promise<string[]> {
  if (!(await claimSet(tx, numero.id, bucket))) return []
  const found = work.probes.length > 0 ? await candidates(tx, numero.id, bucket, work.probes) : []
  const { wins, payments } = decide(found, work)
  // nothing refuses from here on
  const sums = { tickets: wins.length, members: payments.length, paid: 0n }
  if (wins.length > 0) {
    await addWins(tx, numero.id, wins)
    sums.paid = await paySet(tx, numero.id, 'prize', payments)
  }
  await finishSet(tx, numero.id, bucket, sums)
  return payments.map((payment) => payment.memberId)
}

function decide(found: readonly TicketRow[], { game, draw, rules }: Work) {
  const wins: Win[] = []
  const byMember = new Map<string, Payment>()
  for (const ticket of found) {
    const play = game.plays.get(ticket.playCode)
    const inForce = rules.get(ticket.rulesVersion)
    if (!play || !inForce) throw new Error(`ticket ${ticket.id} has an unknown play or rules`)
    const terms = { ...ticket, stakeMinor: ticket.stake, basePrice: inForce.basePrice }
    const { outcome, prizeMinor, refundMinor } = settleTicket(play, inForce, terms, draw)
    const prize = prizeMinor + refundMinor
    if (prize === 0n) continue
    const { memberId, ledger } = ticket
    wins.push({ memberId, ticketId: ticket.id, prize, push: outcome === 'push' })
    const payment = byMember.get(memberId) ?? { memberId, ledger, transferId: newId(), amount: 0n }
    payment.amount += prize
    byMember.set(memberId, payment)
  }
  const payments = [...byMember.values()].sort((a, b) => (a.memberId < b.memberId ? -1 : 1))
  return { wins, payments }
}
