import { refuse, type Refusal, type RefusalCode } from '@suerte/contract/refusals.ts'
import {
  priceBet,
  type BetError,
  type BetInput,
  type PricedBet,
} from '@suerte/domain/lottery/bet.ts'
import type { GameRules } from '@suerte/domain/lottery/rules.ts'
import { formatMoney, parseMoney } from '@suerte/domain/money.ts'
import type { Ctx } from '../../platform/context.ts'
import type { Input } from '../../platform/http.ts'
import { newId } from '../../platform/ids.ts'
import { hash } from '../../platform/lanes.ts'
import { clearance } from '../identity/consents.ts'
import { rulesFor, type Game } from './games.ts'
import { findNumero, findNumeroById } from './queries/numeros.ts'
import { findOrderByKey, ticketsById, type TicketToPlace } from './queries/tickets.ts'
import { freshTicket, type ShownTicket } from './shown-ticket.ts'

type Asked = Input<'POST /lgw/orders'>
type TicketRequest = Asked['body']['tickets'][number]

export const SETTLE_SETS = 32

const refusalOf: Record<BetError, RefusalCode> = {
  bet_mode_mismatch: 'selection_invalid',
  selection_empty: 'selection_empty',
  selection_invalid: 'selection_invalid',
  selection_too_large: 'selection_too_large',
  unit_mode_invalid: 'selection_invalid',
  multiple_invalid: 'selection_invalid',
  series_out_of_range: 'series_invalid',
  stake_below_minimum: 'stake_too_low',
  stake_above_maximum: 'stake_too_high',
  prize_above_maximum: 'prize_too_high',
}

/** Counts and prices one requested ticket by the server's own rules. */
function price(game: Game, rules: GameRules, asked: TicketRequest): PricedBet | Refusal {
  const play = game.plays.get(asked.playCode)
  if (!play || !game.playTypes.includes(play.mode)) return refuse('play_unknown')
  const bet: BetInput =
    play.mode === 'trad'
      ? { mode: 'trad', ...asked }
      : {
          mode: 'ent',
          selection: asked.selection,
          stakePerOptionMinor: parseMoney(asked.stakePerOption) ?? 0n,
        }
  const priced = priceBet(play, rules, bet)
  if (!priced.ok) return refuse(refusalOf[priced.error])
  const same =
    priced.bet.units === asked.units && formatMoney(priced.bet.stakeMinor) === tidy(asked.stake)
  return same ? priced.bet : refuse('units_changed')
}

const tidy = (amount: string) => formatMoney(parseMoney(amount) ?? 0n)

function priceAll(game: Game, memberSeries: number, requests: TicketRequest[], memberId: string) {
  const rules = rulesFor(game.rules, memberSeries)
  const tickets: TicketToPlace[] = []
  for (const [index, request] of requests.entries()) {
    const bet = price(game, rules, request)
    if ('refused' in bet) return refuse(bet.refused, { field: `tickets.${index}` })
    tickets.push({
      id: newId(),
      bucket: hash(memberId) % SETTLE_SETS,
      playCode: request.playCode,
      selection: bet.canonicalSelection,
      mask: bet.mask,
      unitMode: bet.terms.unitMode,
      multiple: bet.terms.multiple,
      series: bet.terms.series,
      odds: bet.terms.odds,
      rulesVersion: game.rulesVersion,
      units: bet.units,
      stake: bet.stakeMinor,
      rebate: bet.rebateMinor,
    })
  }
  return tickets
}

const sum = (amounts: bigint[]) => amounts.reduce((total, amount) => total + amount, 0n)

/** Buys the tickets of one order, all or none, on the numero that is on sale. */
export async function placeBet(ctx: Ctx, input: Asked) {
  const { frame, body, key, bodyHash } = input
  const notCleared = clearance(ctx, frame)
  if (notCleared) return refuseUnlessSold(ctx, input, notCleared)
  const game = body.gameId === frame.gameId ? await ctx.games.onSale(body.gameId) : undefined
  if (!game) return refuseUnlessSold(ctx, input, refuse('game_unavailable'))
  const tickets = priceAll(game, frame.memberSeries, body.tickets, frame.memberId)
  if ('refused' in tickets) return refuseUnlessSold(ctx, input, tickets)
  const numero = await ctx.numeroIds.find(game.id, body.numero)
  if (numero === undefined) return refuseUnlessSold(ctx, input, refuse('numero_closed'))
  const order = {
    frameHash: frame.tokenHash,
    memberId: frame.memberId,
    ledger: frame.ledger,
    orderId: newId(),
    betId: newId(),
    rebateId: newId(),
    numeroId: numero,
    key,
    bodyHash,
    total: sum(tickets.map((ticket) => ticket.stake)),
    rebate: sum(tickets.map((ticket) => ticket.rebate)),
    tickets,
  }
  const placed = await ctx.bets.add(frame.memberId, order)
  if (placed.status === 4) return refuse('session_ended')
  if (placed.status === 2) return refuse('numero_closed')
  if (placed.status === 3) return refuse('insufficient_balance')
  if (placed.status === 1) return storedAnswer(ctx, frame.memberId, key, bodyHash)
  const placedAtMs = placed.placedAt.getTime()
  const at = { gameId: game.id, numero: body.numero, orderId: order.orderId, placedAtMs }
  return answer(
    order,
    tickets.map((ticket) => freshTicket(ticket, at)),
    at,
    placed.balance,
  )
}

function answer(
  order: { orderId: string; total: bigint },
  tickets: ShownTicket[],
  at: { gameId: string; numero: string; placedAtMs: number },
  balance: bigint,
) {
  return {
    order: {
      id: order.orderId,
      gameId: at.gameId,
      numero: at.numero,
      total: formatMoney(order.total),
      placedAtMs: at.placedAtMs,
      tickets,
    },
    balance: formatMoney(balance),
  }
}

/**
 * A key that was sold keeps its answer even when prices or games changed since: a client that lost the
 * answer must not buy again. The purchase itself looks at the key first; this is for what refuses before it.
 */
async function refuseUnlessSold(ctx: Ctx, input: Asked, refusal: Refusal) {
  const { key, bodyHash, frame } = input
  const known = await findOrderByKey(ctx.db, frame.memberId, key)
  return known ? storedAnswer(ctx, frame.memberId, key, bodyHash) : refusal
}

/** The same key again: the answer of the first time, or a refusal when the request is another one. */
async function storedAnswer(ctx: Ctx, memberId: string, key: string, bodyHash: Buffer) {
  const order = await findOrderByKey(ctx.db, memberId, key)
  if (!order) return refuse('idempotency_busy')
  if (!order.bodyHash.equals(bodyHash)) return refuse('idempotency_key_reused')
  const [numero, tickets] = await Promise.all([
    findNumeroById(ctx.db, order.numeroId),
    ticketsById(ctx.db, memberId, order.ticketIds),
  ])
  if (!numero) return refuse('numero_closed')
  const placedAtMs = order.at.getTime()
  const at = { gameId: numero.gameId, numero: numero.numero, orderId: order.id, placedAtMs }
  return answer(
    { orderId: order.id, total: order.total },
    tickets.map((ticket) => freshTicket(ticket, at)),
    at,
    order.balanceAfter,
  )
}

/** Remembers which row a numero has: asked with every bet, it never changes. */
export type NumeroIds = { find(gameId: string, numero: string): Promise<bigint | undefined> }

const REMEMBERED_MAX = 1_000

export function createNumeroIds(db: Ctx['db']): NumeroIds {
  const known = new Map<string, bigint>()
  return {
    async find(gameId, numero) {
      const key = `${gameId}/${numero}`
      const remembered = known.get(key)
      if (remembered !== undefined) return remembered
      const row = await findNumero(db, gameId, numero)
      if (!row) return undefined
      if (known.size >= REMEMBERED_MAX) known.clear()
      known.set(key, row.id)
      return row.id
    },
  }
}
