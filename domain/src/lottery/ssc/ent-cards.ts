import { tier, type Play, type PlayOptions } from '../play.ts'
import { isStraight, shapeOfDigits } from './digits.ts'
import { optionsPattern } from './options.ts'
import { ALL_FIVE, atWindow } from './pattern.ts'

const HANDS: Readonly<Record<string, string>> = {
  '5': 'five',
  '41': 'four',
  '32': 'full',
  '311': 'three',
  '221': 'twoPairs',
  '2111': 'pair',
}

/** The one hand of five balls. */
function handOf(digits: readonly number[], { straightWraps }: PlayOptions): string {
  const hand = HANDS[shapeOfDigits(digits)]
  return hand ?? (isStraight(digits, straightWraps.ent) ? 'straight' : 'high')
}

const ORDER = ['five', 'four', 'full', 'straight', 'three', 'twoPairs', 'pair', 'high']

const of100k = (id: string, count: number) => tier(id, count, 100_000)

/** The five balls as a hand of cards (five of a kind, bomb, full house ...). */
export const entCardPlays: readonly Play[] = [
  atWindow(
    { base: 'SSC_E_CARDS', group: 'ent-cards', mode: 'ent' },
    ALL_FIVE,
    optionsPattern({
      size: 5,
      label: 'hand',
      options: ORDER.map((id) => ({
        id,
        tier: id,
        hits: (digits, options) => handOf(digits, options) === id,
      })),
      tiers: ({ straightWraps }) => [
        of100k('five', 10),
        of100k('four', 450),
        of100k('full', 900),
        of100k('straight', straightWraps.ent ? 1200 : 720),
        of100k('three', 7200),
        of100k('twoPairs', 10_800),
        of100k('pair', 50_400),
        of100k('high', straightWraps.ent ? 29_040 : 29_520),
      ],
      symmetric: true,
    }),
  ),
]
