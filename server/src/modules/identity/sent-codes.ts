import { timingSafeEqual } from 'node:crypto'
import { isRefusal, refuse, type Refusal } from '@suerte/contract/refusals.ts'
import type { Ctx } from '../../platform/context.ts'
import { Rollback, transactionOr } from '../../platform/db.ts'
import { digestOf, newToken } from '../../platform/random.ts'
import { trySending, type Channel } from '../delivery/deliver.ts'
import { addressGroup } from './address-group.ts'
import { addSentCode, countSend, endCode, tryCode, uncountSend } from './queries/codes.ts'

export type CodePurpose = 'login' | 'register' | 'forget' | 'own' | 'mobile' | 'email'
/** What the message says: the code, or that there is nobody to let in, or that somebody is there already. */
export type CodeText = 'code' | 'no_account' | 'has_account'
export type CodeAsked = {
  purpose: CodePurpose
  channel: Channel
  /** E.164 digits or an e-mail address. */
  recipient: string
  memberId: string | null
  text: CodeText
  address: string
  /** The account's own session asks, or a browser that signed in to it: strangers do not use these up. */
  own: boolean
}

const TRIES = 5
const LIVE_S = 300
const DIGITS = 6
const HOUR_S = 3_600
const DAY_S = 86_400
/** Digits of a number that a block of numbers for rent has in common. */
const PREFIX = 7
/** Of the messages of a day. */
const STRANGERS_SHARE = 0.8

/** `kept` stays when it is not known whether the message left: a provider that hangs may charge for it. */
type Count = { what: string; who: string; spanS: number; most: number; kept: boolean }

/** What one message is counted by: who gets it, the block of the number, who asks, the whole day. */
function countsOf(ctx: Ctx, { channel, recipient, address, own }: CodeAsked): Count[] {
  const asker = addressGroup(address)
  // one letterbox, however its address is written
  const to = recipient.toLowerCase()
  const box = `${channel}:${own ? 'own' : 'to'}`
  const { smsPerDay } = ctx.settings.current().site
  // strangers cannot use up the day for those who have an account
  const perDay = own ? smsPerDay : Math.ceil(smsPerDay * STRANGERS_SHARE)
  const hour = { spanS: HOUR_S, kept: true }
  const day = { spanS: DAY_S, kept: true }
  return [
    { ...hour, what: `${box}:hour`, who: to, most: 5, kept: false },
    { ...day, what: `${box}:day`, who: to, most: 10, kept: false },
    ...(channel === 'sms' && !own
      ? [{ ...hour, what: 'sms:prefix', who: recipient.slice(0, PREFIX), most: 50 }]
      : []),
    // many phones share the address of their carrier
    { ...hour, what: `${channel}:from:hour`, who: asker, most: 60 },
    { ...day, what: `${channel}:from:day`, who: asker, most: 300 },
    { ...day, what: `${channel}:all`, who: '', most: perDay },
  ]
}

/**
 * Sends a code and names the request. Counted before it is sent, and uncounted when the provider fails:
 * that is not the member's fault. One that hangs is not held against who waits for the message.
 */
export async function sendCode(
  ctx: Ctx,
  asked: CodeAsked,
): Promise<{ requestId: string; expirationTime: number } | Refusal> {
  const counts = countsOf(ctx, asked)
  const counted = await transactionOr<true, Refusal>(ctx.db, async (tx) => {
    for (const { what, who, spanS, most } of counts)
      if ((await countSend(tx, what, who, spanS)) > most)
        throw new Rollback<Refusal>(refuse('too_many_requests'))
    return true
  })
  if (isRefusal(counted)) return counted
  const code = Array.from({ length: DIGITS }, () => ctx.random.below(10)).join('')
  const requestId = newToken(ctx.random)
  const { channel, recipient, purpose, memberId, text } = asked
  const message = { channel, recipient, ...wordsOf(ctx, text, code) }
  const sending = await trySending(ctx, message, text === 'code' ? code : '')
  if (sending !== 'sent') {
    for (const { what, who, spanS, kept } of counts)
      if (sending === 'failed' || !kept) await uncountSend(ctx.db, what, who, spanS)
    return refuse(channel === 'sms' ? 'sms_failed' : 'mail_failed')
  }
  const expiresAt = await addSentCode(ctx.db, {
    requestHash: digestOf(requestId),
    purpose,
    recipient,
    memberId,
    codeDigest: text === 'code' ? codeDigest(ctx, requestId, code) : null,
    tries: TRIES,
    liveS: LIVE_S,
  })
  return { requestId, expirationTime: expiresAt.getTime() }
}

function codeDigest(ctx: Ctx, requestId: string, code: string): Buffer {
  return ctx.seal.digest(`sent-code:${requestId}:${code}`)
}

function wordsOf(ctx: Ctx, text: CodeText, code: string) {
  const { brand } = ctx.settings.current().site
  const host = URL.parse(ctx.publicUrl)?.host ?? ''
  if (text === 'code')
    return {
      subject: `${brand}: your code`,
      // the last line is what browsers look for to fill the code in
      body: `${code} is your ${brand} code, for five minutes. Never give it to anybody.\n\n@${host} #${code}`,
    }
  const body =
    text === 'no_account'
      ? `Somebody asked for a ${brand} code for this number. There is no account with it. You can register at ${ctx.publicUrl}/m/register`
      : `Somebody wanted to register at ${brand} with this number. You have an account already: log in at ${ctx.publicUrl}/m/login`
  return { subject: brand, body }
}

/** Judges a code: good once, five tries, for the purpose it was sent for. */
export async function takeCode(
  ctx: Ctx,
  given: { purpose: CodePurpose; requestId: string; verificationCode: string; memberId?: string },
): Promise<{ recipient: string; memberId: string | null } | Refusal> {
  const wrong = refuse('code_wrong', { field: 'verificationCode' })
  const requestHash = digestOf(given.requestId)
  const sent = await tryCode(ctx.db, requestHash, given.purpose)
  if (!sent?.codeDigest) return wrong
  if (given.memberId !== undefined && sent.memberId !== given.memberId) return wrong
  const code = given.verificationCode.replaceAll(/\s/g, '')
  if (!timingSafeEqual(sent.codeDigest, codeDigest(ctx, given.requestId, code))) return wrong
  if (!(await endCode(ctx.db, requestHash))) return wrong
  return { recipient: sent.recipient, memberId: sent.memberId }
}
