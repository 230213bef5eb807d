import type { Reply } from '@suerte/contract/calls.ts'

type Member = Reply<'GET /wps/member/info'>
export type Obstacle = 'closing' | 'consent' | 'identity'

/** What stands between this member and play or a deposit; the one that cannot be mended comes first. */
export function obstacleOf(
  member: Pick<Member, 'closing' | 'consentsNeeded' | 'identity' | 'identityNeeded'>,
): Obstacle | undefined {
  if (member.closing) return 'closing'
  if (member.consentsNeeded.length > 0) return 'consent'
  return member.identityNeeded && member.identity !== 'verified' ? 'identity' : undefined
}
