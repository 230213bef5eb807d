import type { Play } from '../play.ts'
import { oneRowGroup, twoRowGroup } from './group.ts'
import { manualStraight } from './manual.ts'
import { atWindow, BACK_FOUR, FRONT_FOUR, type Pattern } from './pattern.ts'
import { combo, straight } from './straight.ts'

/** Four-digit group patterns, at a window here and on any four positions in `any-k.ts`. */
export const fourStarGroups: readonly [string, Pattern][] = [
  ['4ZU24', oneRowGroup('zu24', { times: 1, count: 4 })],
  ['4ZU12', twoRowGroup('zu12', { times: 2, count: 1 }, { times: 1, count: 2 })],
  ['4ZU6', oneRowGroup('zu6', { times: 2, count: 2 })],
  ['4ZU4', twoRowGroup('zu4', { times: 3, count: 1 }, { times: 1, count: 1 })],
]

const patterns: readonly [string, Pattern][] = [
  ['4ZX', straight(4)],
  ['4ZX_D', manualStraight(4)],
  ['4ZH', combo(4)],
  ...fourStarGroups,
]

/** The first four and the last four digits. */
export const fourStarPlays: readonly Play[] = [FRONT_FOUR, BACK_FOUR].flatMap((window) =>
  patterns.map(([name, pattern]) =>
    atWindow({ base: `SSC_${name}`, group: 'four' }, window, pattern),
  ),
)
