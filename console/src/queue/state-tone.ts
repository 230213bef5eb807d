import type { TagTone } from '@suerte/ui/Tag.tsx'
import type { AnyState } from './decisions.ts'

export const stateTone: Record<AnyState, TagTone> = {
  waiting: 'neutral',
  review: 'warn',
  approved: 'info',
  paid: 'up',
  refused: 'danger',
  expired: 'neutral',
}
