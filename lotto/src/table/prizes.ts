import type { Play, Tier } from '@suerte/domain/lottery/play.ts'
import { oddsFor, unitPrize } from '@suerte/domain/lottery/prize.ts'
import { UNIT_MODE_DIVISORS, type GameRules } from '@suerte/domain/lottery/rules.ts'
import { formatMoney, type Minor } from '@suerte/domain/money.ts'
import type { Terms } from './draft.ts'

/** What one unit of a tier wins at the price that is set; for a stake of 1 at fixed odds. */
export function tierPrize(play: Play, tier: Tier, rules: GameRules, terms: Terms): Minor {
  const whole = unitPrize(play, tier, rules, terms.series)
  return play.mode === 'ent' ? whole : whole / BigInt(UNIT_MODE_DIVISORS[terms.unitMode])
}

export function oddsLabel(play: Play, tier: Tier, rules: GameRules): string {
  return formatMoney(oddsFor(play, tier, rules))
}

/** The tier that an option alone can win; undefined where all options win the same. */
export function tierOfOption(play: Play, option: string, rules: GameRules): Tier | undefined {
  const tiers = play.tiers(rules)
  const own = tiers.find((tier) => tier.id === option)
  if (own) return own
  return /^\d$/.test(option) ? tiers.find((tier) => tier.id === 'digit') : undefined
}

/** What the best of a play's tiers wins, and whether there are others. */
export function bestPrize(
  play: Play,
  rules: GameRules,
  terms: Terms,
): { best: Minor; several: boolean } {
  const prizes = play.tiers(rules).map((tier) => tierPrize(play, tier, rules, terms))
  const best = prizes.reduce((most, prize) => (prize > most ? prize : most), 0n)
  return { best, several: prizes.some((prize) => prize !== best) }
}
