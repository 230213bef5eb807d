import { z } from 'zod'
import { signWebhook, webhookIsSigned } from '../../platform/webhook-signature.ts'

/** A payment gateway: opens an order and gives the address of its own page. */
export type PaymentGateway = {
  channel: string
  title: string
  open(order: {
    depositId: string
    amount: string
    currency: string
    returnUrl: string
    webhookUrl: string
  }): Promise<{ reference: string; payUrl: string } | undefined>
  /** The notification inside a signed webhook; undefined when anything about it is wrong. */
  read(headers: Record<string, unknown>, raw: Buffer, nowMs: number): Notification | undefined
}
export type Notification = z.output<typeof notification>

const notification = z.strictObject({
  reference: z.string().max(100),
  merchantOrder: z.uuid(),
  amount: z.string().max(30),
  currency: z.string().length(3),
  state: z.enum(['paid', 'failed']),
  atMs: z.int(),
})
const opened = z.object({ reference: z.string(), payUrl: z.url() })

const TIMEOUT_MS = 5_000

/** A gateway that is spoken to over HTTP with a shared secret, as the bundled sandbox gateway is. */
export function httpGateway(options: {
  channel: string
  title: string
  baseUrl: () => string
  secret: Buffer
  fetcher?: typeof fetch
}): PaymentGateway {
  const fetcher = options.fetcher ?? fetch
  return {
    channel: options.channel,
    title: options.title,
    async open(order) {
      const body = JSON.stringify(order)
      try {
        const response = await fetcher(`${options.baseUrl()}/orders`, {
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            'x-gateway-signature': signWebhook(options.secret, body, Date.now()),
          },
          body,
          signal: AbortSignal.timeout(TIMEOUT_MS),
          redirect: 'error',
        })
        if (!response.ok) return undefined
        const answer = opened.safeParse(await response.json())
        return answer.success ? answer.data : undefined
      } catch {
        return undefined
      }
    },
    read(headers, raw, nowMs) {
      if (!webhookIsSigned(options.secret, headers['x-gateway-signature'], raw, nowMs))
        return undefined
      try {
        const parsed = notification.safeParse(JSON.parse(raw.toString('utf8')))
        return parsed.success ? parsed.data : undefined
      } catch {
        return undefined
      }
    },
  }
}
