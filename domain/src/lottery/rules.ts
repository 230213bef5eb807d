import type { Minor } from '../money.ts'
import type { PlayOptions } from './play.ts'

/** The settings of a game that prices and prizes follow. */
export type GameRules = PlayOptions & {
  /** Price of one unit in currency units, before unit mode and multiple. */
  basePrice: 1 | 2
  /** The series at which a play returns everything; 2000 but for a few families. */
  divisor: number
  /** Bounds of the prize series, in points; `memberSeries` is the member's own ceiling. */
  sysMaxSeries: number
  minSeries: number
  memberSeries: number
  maxBetSeries: number
  maxMultiple: number
  /** The series that makes fixed odds where `oddsOverrides` has none. */
  entSeries: number
  /** Decimal odds by `playCode.tier`, or by `basePlayCode.tier` for every window of it. */
  oddsOverrides: Readonly<Record<string, string>>
  /** Least stake of a trad ticket, or of each option at fixed odds. */
  minStakeMinor: Minor
  maxStakePerTicketMinor: Minor
  maxPrizePerTicketMinor: Minor
}

export type UnitMode = 'yuan' | 'jiao' | 'fen' | 'li'

/** How many units of a mode make one yuan. */
export const UNIT_MODE_DIVISORS: Readonly<Record<UnitMode, number>> = {
  yuan: 1,
  jiao: 10,
  fen: 100,
  li: 1000,
}

export const UNIT_MODES: readonly UnitMode[] = ['yuan', 'jiao', 'fen', 'li']

/** The highest series a member may bet at. */
export function maxSeriesOf(rules: GameRules): number {
  return Math.min(rules.sysMaxSeries, rules.memberSeries, rules.maxBetSeries)
}
