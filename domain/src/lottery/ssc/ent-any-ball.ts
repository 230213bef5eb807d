import type { Play } from '../play.ts'
import { atLeast } from './fun.ts'
import { ALL_FIVE, atWindow } from './pattern.ts'

/** A digit on any of the five balls, at fixed odds. */
export const entAnyBallPlays: readonly Play[] = [
  atWindow({ base: 'SSC_E_ANY', group: 'ent-any', mode: 'ent' }, ALL_FIVE, atLeast(1)),
]
