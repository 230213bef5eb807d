import { tier, type Play } from '../play.ts'
import { sumOf } from './digits.ts'
import { optionsPattern } from './options.ts'
import { ALL_FIVE, atWindow } from './pattern.ts'

const BIG_TOTAL_MIN = 23

const half = (id: string) => tier(id, 1, 2)
const tiers = ['big', 'small', 'odd', 'even'].map(half)

/** The total of the five balls: big from 23, odd or even. */
export const entTotalPlays: readonly Play[] = [
  atWindow(
    { base: 'SSC_E_SUM', group: 'ent-total', mode: 'ent' },
    ALL_FIVE,
    optionsPattern({
      size: 5,
      label: 'total',
      options: [
        { id: 'big', tier: 'big', hits: (digits) => sumOf(digits) >= BIG_TOTAL_MIN },
        { id: 'small', tier: 'small', hits: (digits) => sumOf(digits) < BIG_TOTAL_MIN },
        { id: 'odd', tier: 'odd', hits: (digits) => sumOf(digits) % 2 === 1 },
        { id: 'even', tier: 'even', hits: (digits) => sumOf(digits) % 2 === 0 },
      ],
      tiers: () => tiers,
      symmetric: true,
    }),
  ),
]
