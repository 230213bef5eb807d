import { setTimeout } from 'node:timers/promises'
import { refuse } from '@suerte/contract/refusals.ts'
import type { Ctx } from '../../platform/context.ts'
import type { Input } from '../../platform/http.ts'
import { digestOf } from '../../platform/random.ts'
import { addressGroup } from './address-group.ts'
import { isShut } from './enter.ts'
import { askHuman } from './human-check.ts'
import { readMobile } from './mobile-number.ts'
import { findMember, findMemberByMobile } from './queries.ts'
import { isKnownDevice } from './queries/login.ts'
import { sendCode } from './sent-codes.ts'

/** Which flags open the door that a code is for. */
function isOpen(ctx: Ctx, purpose: 'login' | 'register' | 'forget'): boolean {
  const { whitelabel } = ctx.settings.current().site
  if (purpose === 'login') return whitelabel['MOBILEVERCODELOGIN3'] === true
  if (purpose === 'forget') return true
  return whitelabel['MOBILENUMREG3'] === true && whitelabel['REGMOBVERF3'] === true
}

/** Longer than everything around the sending takes: the end of it tells nothing about what was found. */
const FLOOR_MS = 30

/**
 * Sends a code to a number. What is told, how long it takes and whether a message goes out are the same
 * whether somebody has the number; only its owner reads in the message which it is.
 */
export async function sendSmsCode(ctx: Ctx, input: Input<'POST /wps/account/smsCode'>) {
  // started first, so that its end does not follow from how long the work took
  const floor = setTimeout(FLOOR_MS)
  const answer = await answerSmsCode(ctx, input)
  await floor
  return answer
}

async function answerSmsCode(ctx: Ctx, input: Input<'POST /wps/account/smsCode'>) {
  const { purpose, countryDialingCode, mobileNum, human } = input.body
  if (!(await ctx.guard.allow('login', addressGroup(input.address))))
    return refuse('too_many_requests')
  if (!isOpen(ctx, purpose)) return refuse('feature_off')
  const robot = await askHuman(ctx, human)
  if (robot) return robot
  const recipient = readMobile(ctx, countryDialingCode, mobileNum)
  if (!recipient) return refuse('mobile_invalid', { field: 'mobileNum' })
  const member = await findMemberByMobile(ctx.db, recipient)
  const known = member !== undefined && !isShut(member)
  const own = await isKnownDevice(ctx.db, member?.username ?? '', digestOf(input.device))
  const strangerText = known ? 'code' : 'no_account'
  return sendCode(ctx, {
    purpose,
    channel: 'sms',
    recipient,
    memberId: member?.id ?? null,
    text: purpose === 'register' ? (member ? 'has_account' : 'code') : strangerText,
    address: input.address,
    own,
  })
}

/** Sends a code to the number that the signed-in member proved before. */
export async function sendMemberCode(ctx: Ctx, input: Input<'POST /wps/member/smsCode'>) {
  const member = await findMember(ctx.db, input.member.memberId)
  if (!member?.mobile) return refuse('mobile_missing')
  return sendCode(ctx, {
    purpose: 'own',
    channel: 'sms',
    recipient: member.mobile,
    memberId: member.id,
    text: 'code',
    address: input.address,
    own: true,
  })
}
