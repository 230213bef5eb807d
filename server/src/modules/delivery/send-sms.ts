import type { Ctx } from '../../platform/context.ts'
import { signWebhook } from '../../platform/webhook-signature.ts'

export type Message = { id: string; recipient: string; subject: string; body: string }

/**
 * Sends one SMS through the provider in force. The id goes along as the idempotency key, so that a second
 * try of the same message is one message. Throws when the provider says no or does not answer in time.
 */
export async function sendSms(ctx: Ctx, message: Message, signal: AbortSignal): Promise<void> {
  const { sms } = ctx.settings.current().providers
  if (sms.provider === 'outbox') return
  const secret = ctx.seal.open(Buffer.from(sms.secretSealed, 'base64'))
  const request =
    sms.provider === 'twilio'
      ? twilioRequest(sms, secret.toString(), message)
      : signedRequest(ctx, sms, secret, message)
  const response = await fetch(request.url, {
    method: 'POST',
    redirect: 'error',
    headers: { ...request.headers, 'idempotency-key': message.id },
    body: request.body,
    signal,
  })
  await response.body?.cancel()
  if (!response.ok) throw new Error(`the SMS provider answered ${response.status}`)
}

type SmsProvider = { url: string; account: string; from: string }
type Request = { url: string; headers: Record<string, string>; body: string }

/** The house's own plain protocol: JSON, signed over time and body as our webhooks are. */
function signedRequest(ctx: Ctx, sms: SmsProvider, secret: Buffer, message: Message): Request {
  const body = JSON.stringify({
    id: message.id,
    to: `+${message.recipient}`,
    from: sms.from,
    text: message.body,
  })
  const signature = signWebhook(secret, body, ctx.clock.nowMs())
  return {
    url: sms.url,
    headers: { 'content-type': 'application/json', 'x-suerte-signature': signature },
    body,
  }
}

/** The shape of Twilio's Messages resource (API 2010-04-01), which many providers speak. */
function twilioRequest(sms: SmsProvider, token: string, message: Message): Request {
  const account = encodeURIComponent(sms.account)
  return {
    url: `${sms.url.replace(/\/$/, '')}/2010-04-01/Accounts/${account}/Messages.json`,
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      authorization: `Basic ${Buffer.from(`${sms.account}:${token}`).toString('base64')}`,
    },
    body: new URLSearchParams({
      To: `+${message.recipient}`,
      From: sms.from,
      Body: message.body,
    }).toString(),
  }
}
