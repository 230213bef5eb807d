import type { Ctx } from '../../platform/context.ts'
import type { Tx } from '../../platform/db.ts'
import { queueMessage, type Channel } from '../delivery/deliver.ts'
import { findMember } from './queries.ts'
import { countSend } from './queries/codes.ts'

const texts = {
  password_changed: 'Your password was changed. Every other device was signed out.',
  email_changed: 'The e-mail address of your account was changed.',
  mobile_changed: 'The mobile number of your account was changed.',
  payee_changed: 'The name that your money is paid to was changed.',
  payment_password_changed: 'Your payment password was changed.',
  security_questions_changed: 'Your security questions were changed.',
  bank_card_added: 'A bank card was added to your account.',
  bank_card_removed: 'A bank card was removed from your account.',
  passkey_added: 'A passkey was added to your account.',
  passkey_removed: 'A passkey was removed from your account.',
  account_closing: 'Your account is being closed. What is left will be paid to your bank card.',
  account_closed: 'Your account is closed. Thank you for having played with us.',
  new_device: 'Your account was opened on a new device.',
} as const
export type OwnerEvent = keyof typeof texts

const DAY_S = 86_400
/** To one number or letterbox in a day: enough to notice; beyond it somebody makes us pay for messages. */
const TOLD_MAX = 10

/**
 * Step: tells the owner of an account what happened to it, in the transaction in which it happens: by
 * e-mail where one was verified, else by SMS. `alsoTo` is where they were reached before a change.
 */
export async function tellOwner(
  ctx: Ctx,
  tx: Tx,
  memberId: string,
  event: OwnerEvent,
  { alsoTo }: { alsoTo?: { channel: Channel; recipient: string } } = {},
): Promise<void> {
  const member = await findMember(tx, memberId)
  if (!member) return
  const to = new Map<string, { channel: Channel; recipient: string }>()
  if (member.emailVerifiedAt) to.set(member.email, { channel: 'mail', recipient: member.email })
  else if (member.mobile) to.set(member.mobile, { channel: 'sms', recipient: member.mobile })
  if (alsoTo) to.set(alsoTo.recipient, alsoTo)
  const { brand } = ctx.settings.current().site
  const body = `${texts[event]} Was it not you? Open ${ctx.publicUrl}/m/forget or write to us at once. (${brand}, account ${member.username})`
  for (const { channel, recipient } of to.values()) {
    if ((await countSend(tx, `told:${channel}`, recipient, DAY_S)) > TOLD_MAX) continue
    await queueMessage(tx, { channel, recipient, subject: `${brand}: ${texts[event]}`, body })
  }
}
