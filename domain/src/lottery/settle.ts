import type { Minor } from '../money.ts'
import type { Draw, Play, Selection } from './play.ts'
import { prizeOf, type PrizeRules, type TicketTerms } from './prize.ts'
import { parseSelection } from './selection.ts'

export type Settlement = {
  /** "push" when nothing won and a stake, or part of it, comes back. */
  outcome: 'won' | 'lost' | 'push'
  /** Winnings, stake included where odds include it; never the stake that comes back. */
  prizeMinor: Minor
  /** Stake that comes back; pay `prizeMinor + refundMinor`. */
  refundMinor: Minor
}

/**
 * What a ticket gets on a draw, by the terms it was bought at. Throws when the ticket's selection
 * is not one of the play, which means the stored ticket is damaged.
 */
export function settleTicket(
  play: Play,
  rules: PrizeRules,
  terms: TicketTerms,
  draw: Draw,
): Settlement {
  const parsed = parseSelection(play, terms.selection)
  if (!parsed.ok) throw new RangeError(`${play.code}: ${parsed.error} in a stored ticket`)
  return settleSelection(play, rules, { terms, selection: parsed.selection }, draw)
}

/** As `settleTicket` for a selection that was read already. */
export function settleSelection(
  play: Play,
  rules: PrizeRules,
  ticket: { terms: TicketTerms; selection: Selection },
  draw: Draw,
): Settlement {
  const { terms, selection } = ticket
  const prizeMinor = prizeOf(play, terms, play.wins(selection, draw, rules), rules)
  const pushed = play.pushes(selection, draw, rules)
  const refundMinor = pushed === 0 ? 0n : (terms.stakeMinor / BigInt(terms.units)) * BigInt(pushed)
  if (prizeMinor > 0n) return { outcome: 'won', prizeMinor, refundMinor }
  return { outcome: refundMinor > 0n ? 'push' : 'lost', prizeMinor, refundMinor }
}
