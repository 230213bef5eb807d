import type { Reply } from '@suerte/contract/calls.ts'

type Member = Pick<Reply<'GET /wps/member/info'>, 'hasPassword' | 'mobile' | 'passkeys'>
export type ConfirmWay = 'password' | 'sms' | 'passkey'

/** How this member can show again who is there, the quickest first; none for who came by another site only. */
export function confirmWays(member: Member, browserHasPasskeys: boolean): ConfirmWay[] {
  return [
    ...(member.hasPassword ? ['password' as const] : []),
    ...(member.passkeys > 0 && browserHasPasskeys ? ['passkey' as const] : []),
    ...(member.mobile ? ['sms' as const] : []),
  ]
}
