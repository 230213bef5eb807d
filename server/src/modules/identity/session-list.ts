import { confirmPayload } from '@suerte/contract/member.ts'
import { isRefusal, refuse } from '@suerte/contract/refusals.ts'
import type { Ctx } from '../../platform/context.ts'
import { transaction } from '../../platform/db.ts'
import type { Input } from '../../platform/http.ts'
import { openSealed } from './encryption.ts'
import { checkPasskey } from './passkeys.ts'
import { checkPassword } from './passwords.ts'
import { endSessionById, findMember, listSessionRows } from './queries.ts'
import { rightSecret, trySecret } from './secret-guard.ts'
import { takeCode } from './sent-codes.ts'
import { endSessionsOf, renewSession } from './sessions.ts'

const systems = [
  [/iPhone|iPad|iPod/, 'iOS'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'macOS'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
] as const
const browsers = [
  [/SuerteApp/, 'App'],
  [/Edg[A-Z]*\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
] as const

/** A browser's own words about itself, as a person would say it. */
export function deviceName(agent: string): string {
  const find = (list: readonly (readonly [RegExp, string])[]) =>
    list.find(([sign]) => sign.test(agent))?.[1]
  return [find(browsers), find(systems)].filter((part) => part !== undefined).join(' · ')
}

export async function listSessions(ctx: Ctx, input: Input<'GET /wps/member/sessions'>) {
  const rows = await listSessionRows(ctx.db, input.member.memberId)
  return {
    sessions: rows.map((row) => ({
      id: row.id,
      current: row.tokenHash.equals(input.member.tokenHash),
      device: deviceName(row.agent),
      address: row.address,
      createdAtMs: row.createdAt.getTime(),
      seenAtMs: row.seenAt.getTime(),
    })),
  }
}

export async function endSession(ctx: Ctx, input: Input<'DELETE /wps/member/sessions/:id'>) {
  const { memberId } = input.member
  const { id } = input.params
  if (!/^[0-9a-f-]{36}$/.test(id) || !(await endSessionById(ctx.db, memberId, id)))
    return refuse('not_found')
  ctx.live.tell(memberId, { topic: 'me', kind: 'session' })
  return { success: true as const }
}

export async function endOtherSessions(ctx: Ctx, input: Input<'DELETE /wps/member/sessions'>) {
  const { memberId, tokenHash } = input.member
  const ended = await transaction(ctx.db, (tx) => endSessionsOf(tx, memberId, tokenHash))
  ctx.live.tell(memberId, { topic: 'me', kind: 'session' })
  return { ended }
}

/** Shows again who is there. The session gets a new token, so that one stolen before is worth nothing. */
export async function confirmSession(ctx: Ctx, input: Input<'POST /wps/member/confirm'>) {
  const { memberId, tokenHash, username, merchantCode, type } = input.member
  const held = await trySecret(ctx, 'password', memberId)
  if (held) return held
  const asked = await openSealed(ctx, input.body.data, confirmPayload)
  if (isRefusal(asked)) return asked
  if (asked.type === 'password') {
    const member = await findMember(ctx.db, memberId)
    if (!(await checkPassword(member?.passwordHash, asked.password))) {
      return refuse('login_failed', { field: 'password' })
    }
  } else {
    const shown =
      asked.type === 'sms'
        ? await takeCode(ctx, { purpose: 'own', memberId, ...asked })
        : await checkPasskey(ctx, 'member', { owner: memberId, ...asked })
    if (isRefusal(shown)) return shown
  }
  const session = await transaction(ctx.db, (tx) => renewSession(ctx, tx, tokenHash))
  if (!session) return refuse('session_ended')
  await rightSecret(ctx, 'password', memberId)
  input.setCookie('member', session.token)
  return { token: session.handle, merchantCode, userName: username, type, firstTimeLogin: false }
}
