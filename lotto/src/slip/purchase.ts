import type { Reply } from '@suerte/contract/calls.ts'
import type { TicketRequest } from './bet.ts'

export type Order = Reply<'POST /lgw/orders'>['order']

/**
 * One intention to pay. Its key is made when the member is asked to confirm and stays the same
 * until there is a final answer, so that asking again can never buy twice.
 */
export type Purchase = {
  key: string
  numero: string
  /** What was sent, kept while the answer is unknown: a retry must be the same request. */
  sent: readonly TicketRequest[] | undefined
  state:
    | { is: 'ready' }
    | { is: 'sending' }
    | { is: 'unsure' }
    | { is: 'refused'; code: string; ticket: number | undefined }
    | { is: 'sold'; order: Order; balance: string }
}

export type PurchaseAction =
  | { do: 'send'; tickets: readonly TicketRequest[] }
  | { do: 'sold'; order: Order; balance: string }
  | { do: 'failed'; code: string; field: string | undefined; newKey: string }
  | { do: 'move'; numero: string; newKey: string }

/** Answers after which nobody knows whether the tickets were sold. */
const NO_ANSWER = new Set(['offline', 'unknown_error', 'idempotency_busy'])

export function startPurchase(numero: string, key: string): Purchase {
  return { key, numero, sent: undefined, state: { is: 'ready' } }
}

export function reducePurchase(purchase: Purchase, action: PurchaseAction): Purchase {
  const { state } = purchase
  switch (action.do) {
    case 'send':
      if (state.is === 'sending' || state.is === 'sold') return purchase
      return { ...purchase, sent: purchase.sent ?? action.tickets, state: { is: 'sending' } }
    case 'sold':
      return { ...purchase, state: { is: 'sold', order: action.order, balance: action.balance } }
    case 'failed': {
      if (NO_ANSWER.has(action.code)) return { ...purchase, state: { is: 'unsure' } }
      const ticket = /^tickets\.(\d+)/.exec(action.field ?? '')?.[1]
      // Refused for good: the next try is a new intention, whatever it holds.
      return {
        ...purchase,
        key: action.newKey,
        sent: undefined,
        state: {
          is: 'refused',
          code: action.code,
          ticket: ticket === undefined ? undefined : Number(ticket),
        },
      }
    }
    case 'move':
  }
  // While the first answer is unknown the tickets may be sold already.
  if (state.is === 'sending' || state.is === 'unsure' || state.is === 'sold') return purchase
  return startPurchase(action.numero, action.newKey)
}
