import { createHmac, timingSafeEqual } from 'node:crypto'

const WINDOW_MS = 5 * 60_000

/** `t=<ms>,v1=<hex>`: HMAC-SHA256 over the time and the raw body. */
export function signWebhook(secret: Buffer, raw: Buffer | string, atMs: number): string {
  const mac = createHmac('sha256', secret).update(`${atMs}.`).update(raw).digest('hex')
  return `t=${atMs},v1=${mac}`
}

export function webhookIsSigned(
  secret: Buffer,
  header: unknown,
  raw: Buffer,
  nowMs: number,
): boolean {
  const match = typeof header === 'string' ? /^t=(\d{13}),v1=([0-9a-f]{64})$/.exec(header) : null
  if (!match) return false
  const atMs = Number(match[1])
  if (Math.abs(nowMs - atMs) > WINDOW_MS) return false
  const right = Buffer.from(signWebhook(secret, raw, atMs))
  const given = Buffer.from(match[0])
  return right.length === given.length && timingSafeEqual(right, given)
}
