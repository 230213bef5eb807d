import { isRefusal, refuse, type Refusal } from '@suerte/contract/refusals.ts'
import { checkField } from '@suerte/domain/identity/fields.ts'
import { isPlainText } from '@suerte/domain/identity/plain-text.ts'
import type { Ctx } from '../../platform/context.ts'
import { sqlState, transaction, UNIQUE_VIOLATION, type Tx } from '../../platform/db.ts'
import type { Input } from '../../platform/http.ts'
import { askHuman } from './human-check.ts'
import { readMobile } from './mobile-number.ts'
import {
  emailTaken,
  lockContacts,
  mobileTaken,
  setEmail as writeEmail,
  setMobile as writeMobile,
} from './queries/contacts.ts'
import { sendCode, takeCode } from './sent-codes.ts'
import { tellOwner } from './tell-owner.ts'

const done = { success: true as const }
const SHAPE = /^[^@\s"(),:;<>[\\\]]+@[^@\s"(),:;<>[\\\]]+\.[^@\s"(),:;<>[\\\].]+$/u

/** An address as mail knows it: the part before the @ as typed, the domain in small letters. */
export function tidyEmail(text: string): string {
  const typed = text.normalize('NFC').trim()
  const at = typed.lastIndexOf('@')
  return at < 0 ? typed : typed.slice(0, at) + typed.slice(at).toLowerCase()
}

function fitsEmail(ctx: Ctx, email: string): boolean {
  const rule = ctx.settings.current().site.register.find((known) => known.field === 'email')
  if (!isPlainText(email) || !SHAPE.test(email)) return false
  return !rule || !checkField({ ...rule, required: true }, email)
}

/** Sends a code to a new address. Who has it already is told there, and nowhere else. */
export async function sendEmailCode(ctx: Ctx, input: Input<'POST /wps/member/email'>) {
  const { memberId } = input.member
  const email = tidyEmail(input.body.email)
  if (!fitsEmail(ctx, email)) return refuse('format_invalid', { field: 'email' })
  const taken = await emailTaken(ctx.db, email, memberId)
  return sendCode(ctx, {
    purpose: 'email',
    channel: 'mail',
    recipient: email,
    memberId,
    text: taken ? 'has_account' : 'code',
    address: input.address,
    own: false,
  })
}

export async function setEmail(ctx: Ctx, input: Input<'PUT /wps/member/email'>) {
  const { memberId } = input.member
  const sent = await takeCode(ctx, { purpose: 'email', ...input.body, memberId })
  if (isRefusal(sent)) return sent
  return unlessTaken(ctx, async (tx) => {
    const before = await lockContacts(tx, memberId)
    await writeEmail(tx, memberId, sent.recipient)
    const old = before?.emailVerifiedAt ? before.email : ''
    const more = old === '' ? {} : { alsoTo: { channel: 'mail' as const, recipient: old } }
    await tellOwner(ctx, tx, memberId, 'email_changed', more)
  })
}

/** The same for a mobile number; a person must ask for it, since each message costs money. */
export async function sendMobileCode(ctx: Ctx, input: Input<'POST /wps/member/mobile'>) {
  const { memberId } = input.member
  const { countryDialingCode, mobileNum, human } = input.body
  const robot = await askHuman(ctx, human)
  if (robot) return robot
  const mobile = readMobile(ctx, countryDialingCode, mobileNum)
  if (!mobile) return refuse('mobile_invalid', { field: 'mobileNum' })
  const taken = await mobileTaken(ctx.db, mobile, memberId)
  return sendCode(ctx, {
    purpose: 'mobile',
    channel: 'sms',
    recipient: mobile,
    memberId,
    text: taken ? 'has_account' : 'code',
    address: input.address,
    own: false,
  })
}

export async function setMobile(ctx: Ctx, input: Input<'PUT /wps/member/mobile'>) {
  const { memberId } = input.member
  const sent = await takeCode(ctx, { purpose: 'mobile', ...input.body, memberId })
  if (isRefusal(sent)) return sent
  return unlessTaken(ctx, async (tx) => {
    const before = await lockContacts(tx, memberId)
    await writeMobile(tx, memberId, sent.recipient)
    const old = before?.mobile ?? ''
    const more = old === '' ? {} : { alsoTo: { channel: 'sms' as const, recipient: old } }
    await tellOwner(ctx, tx, memberId, 'mobile_changed', more)
  })
}

/** Another account may prove the same address first; then this code is not right, and no more is said. */
async function unlessTaken(ctx: Ctx, work: (tx: Tx) => Promise<void>) {
  try {
    await transaction(ctx.db, work)
    return done
  } catch (error) {
    if (sqlState(error) !== UNIQUE_VIOLATION) throw error
    return refuse('code_wrong', { field: 'verificationCode' }) satisfies Refusal
  }
}
