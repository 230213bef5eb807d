import { REAL_TYPES, TRIAL_TYPE } from '../constants.ts'
import type { Screen } from '../screens.ts'

/** Whether a screen opens to accounts of this type. */
export function isFor({ realOnly, noTrial }: Pick<Screen, 'realOnly' | 'noTrial'>, type: number) {
  if (realOnly) return REAL_TYPES.includes(type)
  return !(noTrial && type === TRIAL_TYPE)
}
