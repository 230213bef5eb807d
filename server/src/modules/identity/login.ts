import { loginPayload } from '@suerte/contract/account.ts'
import { isRefusal, refuse } from '@suerte/contract/refusals.ts'
import type { z } from 'zod'
import type { Ctx } from '../../platform/context.ts'
import type { Input } from '../../platform/http.ts'
import { addressGroup } from './address-group.ts'
import { enter, isShut } from './enter.ts'
import { openSealed } from './encryption.ts'
import { readIdToken, spendToken, type Vouched } from './firebase.ts'
import { isHuman } from './human-check.ts'
import {
  attemptOf,
  beforeAttempt,
  failedAttempt,
  forgetFailures,
  forgetStrangers,
  takeAttempt,
} from './login-guard.ts'
import { readMobile } from './mobile-number.ts'
import { checkPasskey } from './passkeys.ts'
import { checkPassword, isHashingFull } from './passwords.ts'
import { findMember, findMemberByMobile, findMemberByUsername, type MemberRow } from './queries.ts'
import { findSocialMember } from './queries/social.ts'
import { takeCode } from './sent-codes.ts'

type Asked = Input<'POST /wps/account/login'>
type Payload = z.output<typeof loginPayload>
type Way<T extends Payload['type']> = Extract<Payload, { type: T }>

/** Signs in, by any of the ways that the site has open. */
export async function login(ctx: Ctx, input: Asked) {
  if (!(await ctx.guard.allow('login', addressGroup(input.address))))
    return refuse('too_many_requests')
  const asked = await openSealed(ctx, input.body.data, loginPayload)
  if (isRefusal(asked)) return asked
  if (asked.type === 'username') return byPassword(ctx, input, asked)
  if (asked.type === 'sms') return bySms(ctx, input, asked)
  if (asked.type === 'passkey') return byPasskey(ctx, input, asked)
  return byFirebase(ctx, input, asked)
}

async function byPassword(ctx: Ctx, input: Asked, asked: Way<'username'>) {
  // a flood of strangers ends here; browsers that we know are heard, and the other ways need no hash
  if (input.device === '' && isHashingFull()) return refuse('too_many_requests')
  const username = asked.username.trim().toLowerCase()
  const { address, device } = input
  const attempt = await attemptOf(ctx, { username, address, device })
  const before = await beforeAttempt(ctx, attempt)
  if (isRefusal(before)) return before
  if (before.captcha && ctx.settings.current().site.whitelabel['CAPTCHA3'] !== false) {
    const captcha = { field: 'captcha', detail: { captcha: 'true' } }
    if (!asked.human) return refuse('captcha_required', captcha)
    if (!(await isHuman(ctx, asked.human))) return refuse('captcha_wrong', captcha)
  }
  const tooMany = await takeAttempt(ctx, attempt)
  if (tooMany) return tooMany
  const member = await findMemberByUsername(ctx.db, username)
  const right = await checkPassword(member?.passwordHash, asked.password, attempt.known)
  if (!right || !member) {
    await failedAttempt(ctx, attempt)
    return refuse('login_failed', { field: 'password', detail: { captcha: 'true' } })
  }
  if (isShut(member)) return refuse('account_disabled')
  return enter(ctx, input, member, (tx) => forgetFailures(tx, attempt))
}

async function bySms(ctx: Ctx, input: Asked, asked: Way<'sms'>) {
  if (!ctx.settings.current().site.whitelabel['MOBILEVERCODELOGIN3']) return refuse('feature_off')
  const mobile = readMobile(ctx, asked.countryDialingCode, asked.mobileNum)
  if (!mobile) return refuse('mobile_invalid', { field: 'mobileNum' })
  const taken = await takeCode(ctx, { purpose: 'login', ...asked })
  if (isRefusal(taken)) return taken
  if (taken.recipient !== mobile) return refuse('code_wrong', { field: 'verificationCode' })
  return enterProved(ctx, input, await findMemberByMobile(ctx.db, mobile))
}

async function byPasskey(ctx: Ctx, input: Asked, asked: Way<'passkey'>) {
  const owner = await checkPasskey(ctx, 'member', asked)
  if (isRefusal(owner)) return owner
  return enterProved(ctx, input, await findMember(ctx.db, owner))
}

async function byFirebase(ctx: Ctx, input: Asked, asked: Way<'firebase'>) {
  const vouched = await readIdToken(ctx, asked.firebaseChannel, asked.firebaseIdToken, 'login')
  if (isRefusal(vouched)) return vouched
  const memberId = await memberOf(ctx, asked, vouched)
  if (isRefusal(memberId)) return memberId
  if (!(await spendToken(ctx.db, vouched))) return refuse('social_invalid')
  return enterProved(ctx, input, await findMember(ctx.db, memberId))
}

/** Whose token it is: by the number that it proves, or by the identity that was linked at registration. */
async function memberOf(ctx: Ctx, asked: Way<'firebase'>, vouched: Vouched) {
  if (asked.firebaseChannel !== 'sms') {
    const linked = await findSocialMember(ctx.db, vouched.issuer, vouched.subject)
    return linked ?? refuse('social_unknown')
  }
  const mobile = readMobile(ctx, asked.countryDialingCode ?? '', asked.firebaseMobileNo ?? '')
  if (!mobile) return refuse('mobile_invalid', { field: 'mobileNum' })
  if (vouched.mobile !== mobile) return refuse('social_invalid')
  return (await findMemberByMobile(ctx.db, mobile))?.id ?? refuse('social_unknown')
}

/** A proof that is stronger than a password opens the way for passwords again, too. */
async function enterProved(ctx: Ctx, input: Asked, member: MemberRow | undefined) {
  if (!member || isShut(member)) return refuse('account_disabled')
  return enter(ctx, input, member, (tx) => forgetStrangers(tx, member.username))
}
