import type { RandomInt } from './random-selection.ts'
import type { GameRules } from './rules.ts'

/** Rules for tests and vectors: base price 2, series 1960, no limit that gets in the way. */
export const TEST_RULES: GameRules = {
  straightWraps: { trad: false, ent: true },
  dragonTigerTie: 'push',
  basePrice: 2,
  divisor: 2000,
  sysMaxSeries: 1980,
  minSeries: 1700,
  memberSeries: 1960,
  maxBetSeries: 1980,
  maxMultiple: 99_999,
  entSeries: 1980,
  oddsOverrides: {},
  minStakeMinor: 1n,
  maxStakePerTicketMinor: 10n ** 15n,
  maxPrizePerTicketMinor: 10n ** 15n,
}

/** Whole numbers that look random and follow from a seed (mulberry32); only for tests and loads. */
export function seededInt(seed: number): RandomInt {
  let state = seed | 0
  return (below) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * below)
  }
}
