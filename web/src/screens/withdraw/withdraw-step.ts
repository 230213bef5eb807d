import type { Reply } from '@suerte/contract/calls.ts'
import type { TagTone } from '@suerte/ui/Tag.tsx'

export type Rules = Reply<'GET /wps/withdraw/rules'>
export type Withdrawal = Reply<'GET /wps/withdraw/records'>['content'][number]
export const steps = ['password', 'card', 'amount'] as const
export type Step = (typeof steps)[number]

/** What is missing first before money can be paid out. */
export function stepOf(rules: Pick<Rules, 'hasPaymentPassword' | 'hasBankCard'>): Step {
  if (!rules.hasPaymentPassword) return 'password'
  return rules.hasBankCard ? 'amount' : 'card'
}

export const withdrawalTones: Readonly<Record<Withdrawal['state'], TagTone>> = {
  review: 'warn',
  approved: 'info',
  paid: 'up',
  refused: 'danger',
}
