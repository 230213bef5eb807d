import type { Reply } from '@suerte/contract/calls.ts'
import type { TagTone } from '@suerte/ui/Tag.tsx'

export type Ticket = Reply<'GET /wps/records/lotto'>['content'][number]
export type TicketState = Ticket['state']
export type StateFilter = 'all' | TicketState

export const stateFilters: readonly StateFilter[] = [
  'all',
  'open',
  'drawing',
  'won',
  'lost',
  'push',
  'cancelled',
  'void',
]

export const ticketTones: Readonly<Record<TicketState, TagTone>> = {
  open: 'info',
  drawing: 'warn',
  won: 'up',
  lost: 'neutral',
  push: 'neutral',
  cancelled: 'neutral',
  void: 'neutral',
}

/** Tickets that are in the frozen set of their draw, so that a proof of it can be had. */
export function canBeChecked(state: TicketState): boolean {
  return state !== 'open' && state !== 'cancelled' && state !== 'void'
}

export function isUndecided(state: TicketState): boolean {
  return state === 'open' || state === 'drawing'
}
