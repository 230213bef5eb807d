import type { Reply } from '@suerte/contract/calls.ts'
import type { GameRules } from '@suerte/domain/lottery/rules.ts'
import { parseMoney } from '@suerte/domain/money.ts'

type WireRules = Reply<'GET /lgw/game/:gameId'>['rules']

/** The rules as they came over the wire, for the same pricing that the server does. */
export function toGameRules(wire: WireRules): GameRules {
  const { version: _, minStake, maxStakePerTicket, maxPrizePerTicket, ...rest } = wire
  return {
    ...rest,
    minStakeMinor: parseMoney(minStake) ?? 0n,
    maxStakePerTicketMinor: parseMoney(maxStakePerTicket) ?? 0n,
    maxPrizePerTicketMinor: parseMoney(maxPrizePerTicket) ?? 0n,
  }
}
