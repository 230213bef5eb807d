import type { TagTone } from '@suerte/ui/Tag.tsx'
import type { numeroStates } from '../search-params.ts'

type NumeroState = (typeof numeroStates)[number]

export const numeroTone: Record<NumeroState, TagTone> = {
  open: 'info',
  closed: 'warn',
  drawn: 'accent',
  settled: 'up',
  void: 'danger',
}

/** A draw can be voided until it has a result; the server holds the same. */
export function isVoidable(state: NumeroState): boolean {
  return state === 'open' || state === 'closed'
}
