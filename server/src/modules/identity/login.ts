import { loginPayload } from '@suerte/contract/account.ts'
import { isRefusal, refuse } from '@suerte/contract/refusals.ts'
import type { Ctx } from '../../platform/context.ts'
import { transaction } from '../../platform/db.ts'
import type { Input } from '../../platform/http.ts'
import { openSealed } from './encryption.ts'
import { isHuman } from './human-check.ts'
import { checkPassword } from './passwords.ts'
import {
  clearLoginFailures,
  findMemberByUsername,
  loginFailures,
  noteLogin,
  noteLoginFailure,
} from './queries.ts'
import { startSession } from './sessions.ts'

const SLOWEST_MS = 60_000
const FREE_FAILURES = 4

/**
 * How long the next try has to wait after so many failures. It counts one account from one address, so
 * that a stranger who guesses does not lock the owner out.
 */
function waitMs(failures: number): number {
  return failures < FREE_FAILURES ? 0 : Math.min(SLOWEST_MS, 1000 * 2 ** (failures - FREE_FAILURES))
}

/** Signs in by username and password. After the first failure a captcha is asked for. */
export async function login(ctx: Ctx, input: Input<'POST /wps/account/login'>) {
  if (!(await ctx.guard.allow('login', input.address))) return refuse('too_many_requests')
  const asked = await openSealed(ctx, input.body.data, loginPayload)
  if (isRefusal(asked)) return asked
  const username = asked.username.toLowerCase()
  const failed = await loginFailures(ctx.db, username, input.address)
  if (failed) {
    const sinceMs = failed.now.getTime() - failed.lastAt.getTime()
    if (sinceMs < waitMs(failed.failures)) return refuse('too_many_requests')
    if (!asked.human)
      return refuse('captcha_required', { field: 'captcha', detail: { captcha: 'true' } })
    if (!(await isHuman(ctx, asked.human)))
      return refuse('captcha_wrong', { field: 'captcha', detail: { captcha: 'true' } })
  }
  const member = await findMemberByUsername(ctx.db, username)
  if (!(await checkPassword(member?.passwordHash, asked.password)) || !member) {
    await noteLoginFailure(ctx.db, username, input.address)
    return refuse('login_failed', { field: 'password', detail: { captcha: 'true' } })
  }
  if (member.disabled) return refuse('account_disabled')
  const session = await transaction(ctx.db, async (tx) => {
    await clearLoginFailures(tx, username, input.address)
    await noteLogin(tx, member.id)
    return startSession(ctx, tx, {
      memberId: member.id,
      address: input.address,
      agent: input.agent,
    })
  })
  input.setCookie('member', session.token)
  return {
    token: session.handle,
    merchantCode: member.merchantCode,
    userName: member.username,
    type: member.type,
    firstTimeLogin: member.lastLoginAt === null,
  }
}
