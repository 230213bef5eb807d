import { refuse } from '@suerte/contract/refusals.ts'
import { formatMoney } from '@suerte/domain/money.ts'
import type { Ctx } from '../../platform/context.ts'
import type { Input } from '../../platform/http.ts'
import { paged, window } from '../../platform/paging.ts'
import { findNumeroById } from './queries/numeros.ts'
import { findOrder, listTickets, ticketsById, ticketTotals } from './queries/tickets.ts'
import { shownTicket } from './shown-ticket.ts'

/** The member's tickets in the game of this frame. */
export async function listOrders(ctx: Ctx, input: Input<'GET /lgw/orders'>) {
  const { memberId, gameId } = input.frame
  const filter = { memberId, gameId, ...window(input.query) }
  const [rows, totals] = await Promise.all([
    listTickets(ctx.db, filter),
    ticketTotals(ctx.db, filter),
  ])
  return paged(rows.map(shownTicket), Number(totals.total), input.query)
}

/** The betting record over all games, with totals over everything that the filter finds. */
export async function listBettingRecord(ctx: Ctx, input: Input<'GET /wps/records/lotto'>) {
  const { gameId, state, fromMs, toMs } = input.query
  const { memberId } = input.member
  const filter = { memberId, gameId, state, fromMs, toMs, ...window(input.query) }
  const [rows, totals] = await Promise.all([
    listTickets(ctx.db, filter),
    ticketTotals(ctx.db, filter),
  ])
  return {
    ...paged(rows.map(shownTicket), Number(totals.total), input.query),
    staked: formatMoney(totals.staked),
    won: formatMoney(totals.won),
    rebate: formatMoney(totals.rebate),
  }
}

async function readOrder(ctx: Ctx, memberId: string, orderId: string) {
  const order = await findOrder(ctx.db, memberId, orderId)
  if (!order) return refuse('not_found')
  const [numero, tickets] = await Promise.all([
    findNumeroById(ctx.db, order.numeroId),
    ticketsById(ctx.db, memberId, order.ticketIds),
  ])
  if (!numero) return refuse('not_found')
  return {
    id: order.id,
    gameId: numero.gameId,
    numero: numero.numero,
    total: formatMoney(order.total),
    placedAtMs: order.at.getTime(),
    tickets: tickets.map(shownTicket),
  }
}

export async function getOrder(ctx: Ctx, input: Input<'GET /lgw/orders/:orderId'>) {
  const order = await readOrder(ctx, input.frame.memberId, input.params.orderId)
  if ('refused' in order || order.gameId === input.frame.gameId) return order
  return refuse('not_found')
}

export async function getRecordOrder(ctx: Ctx, input: Input<'GET /wps/records/lotto/:orderId'>) {
  return readOrder(ctx, input.member.memberId, input.params.orderId)
}
