import { priceBet, type BetError, type PriceResult } from '@suerte/domain/lottery/bet.ts'
import { findPlay } from '@suerte/domain/lottery/families.ts'
import type { Play } from '@suerte/domain/lottery/play.ts'
import type { GameRules } from '@suerte/domain/lottery/rules.ts'
import { formatMoney, parseMoney, type Minor } from '@suerte/domain/money.ts'
import type { Requests } from '@suerte/contract/calls.ts'
import type { Terms } from '../table/draft.ts'

/** One bet as the member made it; prices are always computed anew from the rules in force. */
export type Bet = Terms & { id: string; playCode: string; selection: string }

export type TicketRequest = Requests['POST /lgw/orders']['body']['tickets'][number]

const REFUSALS: Readonly<Record<BetError, string>> = {
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

/** The refusal that the server would give for the same reason. */
export function refusalOf(error: BetError): string {
  return REFUSALS[error]
}

/** Units, stake and possible prize of a bet on a play. */
export function price(
  play: Play,
  rules: GameRules,
  bet: Pick<Bet, 'selection' | keyof Terms>,
): PriceResult {
  if (play.mode === 'trad') return priceBet(play, rules, { ...bet, mode: 'trad' })
  const stakePerOptionMinor = parseMoney(bet.stakePerOption) ?? 0n
  return priceBet(play, rules, { mode: 'ent', selection: bet.selection, stakePerOptionMinor })
}

export type PricedTicket = { bet: Bet; play: Play | undefined; result: PriceResult }

export function priceBetOf(bet: Bet, rules: GameRules): PricedTicket {
  const play = findPlay(bet.playCode)
  if (!play) return { bet, play, result: { ok: false, error: 'selection_invalid' } }
  return { bet, play, result: price(play, rules, bet) }
}

export type Totals = { stakeMinor: Minor; rebateMinor: Minor; allGood: boolean }

export function totalsOf(tickets: readonly PricedTicket[]): Totals {
  let [stakeMinor, rebateMinor, allGood] = [0n, 0n, true]
  for (const { result } of tickets) {
    if (!result.ok) allGood = false
    else {
      stakeMinor += result.bet.stakeMinor
      rebateMinor += result.bet.rebateMinor
    }
  }
  return { stakeMinor, rebateMinor, allGood }
}

/** The bet as the server takes it, with the price the member saw. */
export function toRequest({ bet, play, result }: PricedTicket): TicketRequest | undefined {
  if (!play || !result.ok) return undefined
  const ent = play.mode === 'ent'
  return {
    playCode: bet.playCode,
    selection: result.bet.canonicalSelection,
    unitMode: ent ? 'yuan' : bet.unitMode,
    multiple: ent ? 1 : bet.multiple,
    series: ent ? 0 : bet.series,
    stakePerOption: ent ? formatMoney(parseMoney(bet.stakePerOption) ?? 0n) : '0',
    units: result.bet.units,
    stake: formatMoney(result.bet.stakeMinor),
  }
}
