import { formatMoney } from '@suerte/domain/money.ts'
import type { Reply } from '@suerte/contract/calls.ts'
import type { TicketToPlace, TicketView } from './queries/tickets.ts'

export type ShownTicket = Reply<'GET /lgw/orders'>['content'][number]
type State = ShownTicket['state']

/** What became of a ticket: from the rows beside it and the state of its numero. */
export function ticketState(ticket: TicketView): State {
  if (ticket.cancelled) return 'cancelled'
  if (ticket.numeroState === 'void') return 'void'
  if (ticket.push === true) return 'push'
  if (ticket.prize !== null) return 'won'
  if (ticket.numeroState === 'settled') return 'lost'
  return ticket.numeroState === 'open' && !ticket.closed ? 'open' : 'drawing'
}

export function shownTicket(ticket: TicketView): ShownTicket {
  return {
    id: ticket.id,
    orderId: ticket.orderId,
    gameId: ticket.gameId,
    numero: ticket.numero,
    playCode: ticket.playCode,
    selection: ticket.selection,
    unitMode: ticket.unitMode,
    multiple: ticket.multiple,
    series: ticket.series,
    odds: ticket.odds,
    units: ticket.units,
    stake: formatMoney(ticket.stake),
    rebate: formatMoney(ticket.rebate),
    prize: formatMoney(ticket.prize ?? 0n),
    state: ticketState(ticket),
    result: ticket.result,
    placedAtMs: ticket.placedAt.getTime(),
  }
}

/** A ticket as it was the moment it was sold. */
export function freshTicket(
  ticket: Omit<TicketToPlace, 'mask'>,
  at: { gameId: string; numero: string; orderId: string; placedAtMs: number },
): ShownTicket {
  return {
    ...at,
    id: ticket.id,
    playCode: ticket.playCode,
    selection: ticket.selection,
    unitMode: ticket.unitMode,
    multiple: ticket.multiple,
    series: ticket.series,
    odds: ticket.odds,
    units: ticket.units,
    stake: formatMoney(ticket.stake),
    rebate: formatMoney(ticket.rebate),
    prize: '0',
    state: 'open',
    result: null,
  }
}
