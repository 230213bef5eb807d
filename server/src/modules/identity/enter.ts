import type { Ctx } from '../../platform/context.ts'
import { transaction } from '../../platform/db.ts'
import type { Asked } from '../../platform/http.ts'
import { digestOf, newToken } from '../../platform/random.ts'
import type { Tx } from '../../platform/db.ts'
import { endSession, noteLogin, type MemberRow } from './queries.ts'
import { rememberDevice } from './queries/login.ts'
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
  const session = await transaction(ctx.db, async (tx) => {
    await more(tx)
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
  })
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
