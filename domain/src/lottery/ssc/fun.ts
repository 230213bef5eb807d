import { choose } from '../combinatorics.ts'
import { tier, type Play } from '../play.ts'
import { countDigits } from './digits.ts'
import { optionsPattern } from './options.ts'
import { ALL_FIVE, atWindow, DIGITS, type Pattern } from './pattern.ts'

/** A digit drawn at least `times` times among all five. */
export function atLeast(times: number): Pattern {
  let draws = 0
  for (let count = times; count <= 5; count++) draws += choose(5, count) * 9 ** (5 - count)
  const tiers = [tier('hit', draws, 100_000)]
  return optionsPattern({
    size: 5,
    label: 'digits',
    options: DIGITS.map((id, digit) => ({
      id,
      tier: 'hit',
      hits: (digits) => (countDigits(digits)[digit] ?? 0) >= times,
    })),
    tiers: () => tiers,
    symmetric: true,
  })
}

/** The four fun plays (QW1 to QW4). */
export const funPlays: readonly Play[] = [1, 2, 3, 4].map((times) =>
  atWindow({ base: `SSC_QW${times}`, group: 'fun' }, ALL_FIVE, atLeast(times)),
)
