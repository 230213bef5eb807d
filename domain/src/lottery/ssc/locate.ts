import type { Play } from '../play.ts'
import { ALL_FIVE, atWindow } from './pattern.ts'
import { locate } from './straight.ts'

/** Locate (DWD). */
export const locatePlays: readonly Play[] = [
  atWindow({ base: 'SSC_DWD', group: 'locate' }, ALL_FIVE, locate()),
]
