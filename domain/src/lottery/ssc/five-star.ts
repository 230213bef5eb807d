import type { Play } from '../play.ts'
import { oneRowGroup, twoRowGroup, type Part } from './group.ts'
import { manualStraight } from './manual.ts'
import { ALL_FIVE, atWindow, type Pattern } from './pattern.ts'
import { combo, straight } from './straight.ts'

const part = (times: number, count: number): Part => ({ times, count })

const patterns: readonly [string, Pattern][] = [
  ['SSC_5ZX', straight(5)],
  ['SSC_5ZX_D', manualStraight(5)],
  ['SSC_5ZH', combo(5)],
  ['SSC_5ZU120', oneRowGroup('zu120', part(1, 5))],
  ['SSC_5ZU60', twoRowGroup('zu60', part(2, 1), part(1, 3))],
  ['SSC_5ZU30', twoRowGroup('zu30', part(2, 2), part(1, 1))],
  ['SSC_5ZU20', twoRowGroup('zu20', part(3, 1), part(1, 2))],
  ['SSC_5ZU10', twoRowGroup('zu10', part(3, 1), part(2, 1))],
  ['SSC_5ZU5', twoRowGroup('zu5', part(4, 1), part(1, 1))],
]

/** All five digits. */
export const fiveStarPlays: readonly Play[] = patterns.map(([base, pattern]) =>
  atWindow({ base, group: 'five' }, ALL_FIVE, pattern),
)
