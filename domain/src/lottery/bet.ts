import { MINOR_PER_UNIT, type Minor } from '../money.ts'
import type { Play, Selection } from './play.ts'
import { oddsText, possiblePrize, type TicketTerms } from './prize.ts'
import { maxSeriesOf, UNIT_MODE_DIVISORS, type GameRules, type UnitMode } from './rules.ts'
import { parseSelection, type SelectionError } from './selection.ts'

/** A bet by series: units at the base price, times mode and multiple. */
export type TradBet = {
  mode: 'trad'
  selection: string
  unitMode: UnitMode
  multiple: number
  series: number
}

/** A bet at fixed odds: the same stake on each option of the selection. */
export type EntBet = { mode: 'ent'; selection: string; stakePerOptionMinor: Minor }

export type BetInput = TradBet | EntBet

/** Why a bet is refused, in order of precedence. */
export const BET_ERRORS = [
  'bet_mode_mismatch',
  'selection_empty',
  'selection_invalid',
  'selection_too_large',
  'unit_mode_invalid',
  'multiple_invalid',
  'series_out_of_range',
  'stake_below_minimum',
  'stake_above_maximum',
  'prize_above_maximum',
] as const

export type BetError = (typeof BET_ERRORS)[number]

export type PricedBet = {
  units: number
  stakeMinor: Minor
  /** Paid back to the member whatever the result; 0 at fixed odds. */
  rebateMinor: Minor
  maxPrizeMinor: Minor
  canonicalSelection: string
  selection: Selection
  /** For the settlement filter; see `Probe`. */
  mask: bigint
  /** What the ticket has to keep to be settled. */
  terms: TicketTerms
}

export type PriceResult = { ok: true; bet: PricedBet } | { ok: false; error: BetError }

/** Counts, prices and bounds a bet; never throws, whatever the input holds. */
export function priceBet(play: Play, rules: GameRules, input: BetInput): PriceResult {
  if (input.mode !== play.mode) return refuse('bet_mode_mismatch')
  const parsed = parseSelection(play, input.selection)
  if (!parsed.ok) return refuse(parsed.error satisfies SelectionError)
  const { selection, units } = parsed
  const terms =
    input.mode === 'trad'
      ? tradTerms(rules, input, units)
      : entTerms(rules, input, units, oddsText(play, selection, rules))
  if (typeof terms === 'string') return refuse(terms)
  if (terms.stakeMinor > rules.maxStakePerTicketMinor) return refuse('stake_above_maximum')
  const maxPrizeMinor = possiblePrize(play, selection, terms, rules)
  if (maxPrizeMinor > rules.maxPrizePerTicketMinor) return refuse('prize_above_maximum')
  const bet: PricedBet = {
    units,
    stakeMinor: terms.stakeMinor,
    rebateMinor: input.mode === 'trad' ? rebateOf(rules, terms) : 0n,
    maxPrizeMinor,
    canonicalSelection: terms.selection,
    selection,
    mask: play.mask(selection),
    terms,
  }
  return { ok: true, bet }
}

function tradTerms(rules: GameRules, input: TradBet, units: number): TicketTerms | BetError {
  const { selection, unitMode, multiple, series } = input
  if (!Object.hasOwn(UNIT_MODE_DIVISORS, unitMode)) return 'unit_mode_invalid'
  if (!isWhole(multiple, 1, rules.maxMultiple)) return 'multiple_invalid'
  if (!isWhole(series, rules.minSeries, maxSeriesOf(rules))) return 'series_out_of_range'
  const { basePrice } = rules
  const stakeMinor =
    (BigInt(units) * BigInt(basePrice) * BigInt(multiple) * MINOR_PER_UNIT) /
    BigInt(UNIT_MODE_DIVISORS[unitMode])
  if (stakeMinor < rules.minStakeMinor) return 'stake_below_minimum'
  return { selection, units, stakeMinor, unitMode, multiple, series, basePrice, odds: '' }
}

function entTerms(
  rules: GameRules,
  input: EntBet,
  units: number,
  odds: string,
): TicketTerms | BetError {
  const { selection, stakePerOptionMinor } = input
  if (stakePerOptionMinor <= 0n || stakePerOptionMinor < rules.minStakeMinor) {
    return 'stake_below_minimum'
  }
  return {
    selection,
    units,
    stakeMinor: stakePerOptionMinor * BigInt(units),
    unitMode: 'yuan',
    multiple: 1,
    series: 0,
    basePrice: rules.basePrice,
    odds,
  }
}

/** The part of the prize a member trades for a rebate by betting below the own series. */
function rebateOf(rules: GameRules, terms: TicketTerms): Minor {
  const points = Math.min(rules.memberSeries, rules.sysMaxSeries) - terms.series
  return points <= 0 ? 0n : (terms.stakeMinor * BigInt(points)) / BigInt(rules.divisor)
}

function isWhole(value: number, min: number, max: number): boolean {
  return Number.isInteger(value) && value >= min && value <= max
}

function refuse(error: BetError): PriceResult {
  return { ok: false, error }
}
