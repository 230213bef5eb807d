import { parseMoney, type Minor } from '@suerte/domain/money.ts'
import type { Reply } from '@suerte/contract/calls.ts'

type Ticket = Reply<'GET /lgw/orders'>['content'][number]
type Told = Pick<Ticket, 'id' | 'numero' | 'state' | 'stake' | 'prize'>

/** What a numero brought to tickets that were still open when last looked at. */
export type Outcome = {
  numero: string
  kind: 'won' | 'returned' | 'void'
  amountMinor: Minor
}

const WAITING = new Set(['open', 'drawing'])

/** Which of these tickets wait for their draw. */
export function waitingIds(tickets: readonly Told[]): Set<string> {
  return new Set(tickets.filter((ticket) => WAITING.has(ticket.state)).map((ticket) => ticket.id))
}

/**
 * What to tell after a look at the tickets: per numero, what came back to those that waited before.
 * More than their stake is a win; the stake or less is only told; nothing is not told at all.
 */
export function outcomesOf(waited: ReadonlySet<string>, tickets: readonly Told[]): Outcome[] {
  const sums = new Map<string, { stake: Minor; back: Minor; isVoid: boolean }>()
  for (const { id, numero, state, stake, prize } of tickets) {
    if (!waited.has(id) || WAITING.has(state) || state === 'cancelled') continue
    const sum = sums.get(numero) ?? { stake: 0n, back: 0n, isVoid: false }
    const stakeMinor = parseMoney(stake) ?? 0n
    sum.stake += stakeMinor
    sum.back += state === 'won' ? (parseMoney(prize) ?? 0n) : state === 'lost' ? 0n : stakeMinor
    sum.isVoid ||= state === 'void'
    sums.set(numero, sum)
  }
  return [...sums].flatMap(([numero, { stake, back, isVoid }]): Outcome[] => {
    if (back === 0n) return []
    const kind = isVoid ? 'void' : back > stake ? 'won' : 'returned'
    return [{ numero, kind, amountMinor: back }]
  })
}
