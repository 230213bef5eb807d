import type { Play } from '../play.ts'
import { fourStarGroups } from './four-star.ts'
import { manualStraight } from './manual.ts'
import { ALL_FIVE, anyOf, atWindow, type Pattern } from './pattern.ts'
import { anyStraight } from './straight.ts'
import { straightSum } from './sums.ts'
import { threeStarGroups } from './three-star.ts'
import { twoStarGroups } from './two-star.ts'

const onTicks: readonly [string, Pattern][] = [
  ['2ZX_D', manualStraight(2)],
  ['2ZXHZ', straightSum(2)],
  ...twoStarGroups,
  ['3ZX_D', manualStraight(3)],
  ['3ZXHZ', straightSum(3)],
  ...threeStarGroups,
  ['4ZX_D', manualStraight(4)],
  ...fourStarGroups,
]

/** Any two, three or four of the five positions. */
export const anyKPlays: readonly Play[] = [
  ...[2, 3, 4].map((k) =>
    atWindow({ base: `SSC_R${k}ZX`, group: `any${k}` }, ALL_FIVE, anyStraight(k)),
  ),
  ...onTicks.map(([name, pattern]) =>
    anyOf({ base: `SSC_R${name}`, group: `any${pattern.size}` }, pattern),
  ),
]
