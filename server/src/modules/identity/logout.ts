import type { Ctx } from '../../platform/context.ts'
import type { Input } from '../../platform/http.ts'
import { endSession } from './queries.ts'

/** Ends the session and every game that was opened from it. */
export async function logout(ctx: Ctx, input: Input<'DELETE /wps/account/logout'>) {
  await endSession(ctx.db, input.member.tokenHash)
  ctx.live.tell(input.member.memberId, { topic: 'me', kind: 'session' })
  input.setCookie('member', null)
  return { success: true as const }
}
