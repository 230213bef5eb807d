import { changePasswordPayload, passwordByPhonePayload } from '@suerte/contract/account.ts'
import { isRefusal, refuse, type Refusal } from '@suerte/contract/refusals.ts'
import type { Ctx } from '../../platform/context.ts'
import { Rollback, transaction, transactionOr } from '../../platform/db.ts'
import type { Input } from '../../platform/http.ts'
import { digestOf } from '../../platform/random.ts'
import { addressGroup } from './address-group.ts'
import { openSealed } from './encryption.ts'
import { isShut } from './enter.ts'
import { forgetStrangers } from './login-guard.ts'
import { readMobile } from './mobile-number.ts'
import { judgePassword } from './password-policy.ts'
import { checkPassword, hashPassword } from './passwords.ts'
import { findMember, setPasswordHash } from './queries.ts'
import { forgetDevices } from './queries/login.ts'
import { rightSecret, trySecret } from './secret-guard.ts'
import { takeCode } from './sent-codes.ts'
import { endSessionsOf, isConfirmed, renewSession } from './sessions.ts'
import { tellOwner } from './tell-owner.ts'

/** A new password and its confirmation, judged. `field` names where a wrong one was typed. */
function judgeNew(
  ctx: Ctx,
  asked: { newPassword: string; confirmNewPassword: string },
  username: string,
): Refusal | undefined {
  if (asked.newPassword !== asked.confirmNewPassword)
    return refuse('field_invalid', { field: 'confirmNewPassword', detail: { problem: 'differs' } })
  return judgePassword(ctx, asked.newPassword, { username, field: 'newPassword' })
}

/** The old password; tries are counted, and forgotten as soon as it was right, whatever the new one is. */
async function judgeOld(
  ctx: Ctx,
  memberId: string,
  stored: string,
  given: string,
): Promise<Refusal | undefined> {
  const held = await trySecret(ctx, 'password', memberId)
  if (held) return held
  if (!(await checkPassword(stored, given)))
    return refuse('old_password_wrong', { field: 'oldPassword' })
  await rightSecret(ctx, 'password', memberId)
  return undefined
}

/** Changes the password of who is signed in. Every other session ends; this one gets a new token. */
export async function changePassword(ctx: Ctx, input: Input<'POST /wps/account/passWordChangeV2'>) {
  const { memberId, username, merchantCode, type, tokenHash } = input.member
  const asked = await openSealed(ctx, input.body.data, changePasswordPayload)
  if (isRefusal(asked)) return asked
  const member = await findMember(ctx.db, memberId)
  const had = member?.passwordHash
  // without an old one, being signed in must not be enough to make a way in that stays
  if (!had && !isConfirmed(input.member)) return refuse('confirm_needed')
  const refused = had && (await judgeOld(ctx, memberId, had, asked.oldPassword))
  if (refused) return refused
  if (had && asked.newPassword === asked.oldPassword)
    return refuse('password_same', { field: 'newPassword' })
  const wrong = judgeNew(ctx, asked, username)
  if (wrong) return wrong
  const hash = await hashPassword(asked.newPassword)
  const session = await transactionOr<{ token: string; handle: string }, Refusal>(
    ctx.db,
    async (tx) => {
      const renewed = await renewSession(ctx, tx, tokenHash)
      if (!renewed) throw new Rollback<Refusal>(refuse('session_ended'))
      await setPasswordHash(tx, memberId, hash)
      await forgetStrangers(tx, username)
      await forgetDevices(tx, memberId, digestOf(input.device))
      await endSessionsOf(tx, memberId, digestOf(renewed.token))
      await tellOwner(ctx, tx, memberId, 'password_changed')
      return renewed
    },
  )
  if (isRefusal(session)) return session
  ctx.live.tell(memberId, { topic: 'me', kind: 'session' })
  input.setCookie('member', session.token)
  return { token: session.handle, merchantCode, userName: username, type, firstTimeLogin: false }
}

/** Sets a forgotten password by a code that was sent to the number. Every session ends. */
export async function setPasswordByPhone(
  ctx: Ctx,
  input: Input<'POST /wps/account/passwordByPhone'>,
) {
  if (!(await ctx.guard.allow('login', addressGroup(input.address))))
    return refuse('too_many_requests')
  const asked = await openSealed(ctx, input.body.data, passwordByPhonePayload)
  if (isRefusal(asked)) return asked
  const mobile = readMobile(ctx, asked.countryDialingCode, asked.mobileNum)
  if (!mobile) return refuse('mobile_invalid', { field: 'mobileNum' })
  // before the code is used up: who mistypes the new password keeps the code
  const wrong = judgeNew(ctx, asked, mobile)
  if (wrong) return wrong
  const taken = await takeCode(ctx, { purpose: 'forget', ...asked })
  if (isRefusal(taken)) return taken
  const member = taken.memberId === null ? undefined : await findMember(ctx.db, taken.memberId)
  if (!member || taken.recipient !== mobile || member.mobile !== mobile || isShut(member))
    return refuse('code_wrong', { field: 'verificationCode' })
  const hash = await hashPassword(asked.newPassword)
  await transaction(ctx.db, async (tx) => {
    await setPasswordHash(tx, member.id, hash)
    await forgetStrangers(tx, member.username)
    await forgetDevices(tx, member.id)
    await endSessionsOf(tx, member.id)
    await tellOwner(ctx, tx, member.id, 'password_changed')
  })
  ctx.live.tell(member.id, { topic: 'me', kind: 'session' })
  return { success: true as const }
}
