import { isRefusal, refuse, type Refusal } from '@suerte/contract/refusals.ts'
import type { Ctx } from '../../platform/context.ts'
import { Rollback, transactionOr, type Tx } from '../../platform/db.ts'
import type { Asked } from '../../platform/http.ts'
import { digestOf, newToken } from '../../platform/random.ts'
import { endSession, lockWayIn, noteLogin, type MemberRow } from './queries.ts'
import { rememberDevice } from './queries/login.ts'
import { forgetTries } from './secret-guard.ts'
import { startSession } from './sessions.ts'
import { tellOwner } from './tell-owner.ts'

/**
 * Signs a member in, whatever the way was: a new session, never one that the browser brought along, and
 * a browser that the account knows from now on. `more` is written with it.
 */
export async function enter(
  ctx: Ctx,
  asked: Asked,
  member: MemberRow,
  more: (tx: Tx) => Promise<unknown> = async () => {},
) {
  const device = asked.device === '' ? newToken(ctx.random) : asked.device
  const session = await transactionOr<{ token: string; handle: string }, Refusal>(
    ctx.db,
    async (tx) => {
      // what was looked at may have changed since: a new password ends what the old one is just opening
      const now = await lockWayIn(tx, member.id)
      if (!now || isShut(now)) throw new Rollback<Refusal>(refuse('account_disabled'))
      if (now.passwordHash !== member.passwordHash)
        throw new Rollback<Refusal>(refuse('login_failed', { field: 'password' }))
      await more(tx)
      // whoever used up the tries inside a stolen session does not keep the owner from a new password
      await forgetTries(tx, 'password', member.id)
      if (asked.cookie !== '') await endSession(tx, digestOf(asked.cookie))
      await noteLogin(tx, member.id)
      if (await rememberDevice(tx, member.id, digestOf(device)))
        await tellOwner(ctx, tx, member.id, 'new_device')
      return startSession(ctx, tx, {
        memberId: member.id,
        address: asked.address,
        agent: asked.agent,
        device: asked.headers['device'] === 'OTHERS' ? 'OTHERS' : '',
      })
    },
  )
  if (isRefusal(session)) return session
  asked.setCookie('member', session.token)
  asked.setCookie('device', device)
  return {
    token: session.handle,
    merchantCode: member.merchantCode,
    userName: member.username,
    type: member.type,
    firstTimeLogin: member.lastLoginAt === null,
  }
}

/** Whether anybody can come in to this account at all. */
export function isShut(member: { disabled: boolean; closing: string }): boolean {
  return member.disabled || member.closing === 'closed'
}
