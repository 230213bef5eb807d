import type { Play } from '../play.ts'
import { oneRowGroup } from './group.ts'
import { manualPair, manualStraight } from './manual.ts'
import { atWindow, BACK_TWO, FRONT_TWO, type Pattern } from './pattern.ts'
import { straight } from './straight.ts'
import { groupSum, groupWith, straightSpan, straightSum } from './sums.ts'

/** Two-digit group patterns that any-k plays share. */
export const twoStarGroups: readonly [string, Pattern][] = [
  ['2ZU', oneRowGroup('zu2', { times: 1, count: 2 })],
  ['2ZU_D', manualPair()],
  ['2ZUHZ', groupSum(2)],
]

const patterns: readonly [string, Pattern][] = [
  ['2ZX', straight(2)],
  ['2ZX_D', manualStraight(2)],
  ['2ZXHZ', straightSum(2)],
  ['2ZXKD', straightSpan(2)],
  ...twoStarGroups,
  ['2ZUBD', groupWith(2)],
]

/** The first two and the last two digits. */
export const twoStarPlays: readonly Play[] = [FRONT_TWO, BACK_TWO].flatMap((window) =>
  patterns.map(([name, pattern]) =>
    atWindow({ base: `SSC_${name}`, group: 'two' }, window, pattern),
  ),
)
