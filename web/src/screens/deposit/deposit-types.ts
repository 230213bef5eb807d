import type { Reply } from '@suerte/contract/calls.ts'
import type { TagTone } from '@suerte/ui/Tag.tsx'

export type Channel = Reply<'GET /wps/deposit/channels'>['channels'][number]
export type ShownDeposit = Reply<'GET /wps/deposit/records'>['content'][number]

export const depositTones: Readonly<Record<ShownDeposit['state'], TagTone>> = {
  waiting: 'info',
  review: 'warn',
  paid: 'up',
  refused: 'danger',
  expired: 'neutral',
}
