import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Db } from '../../platform/db.ts'
import { newId } from '../../platform/ids.ts'
import { signWebhook, webhookIsSigned } from '../../platform/webhook-signature.ts'
import { decideOrder, findOrder, noteDelivery, openOrder, undelivered } from './queries.ts'
import { payPage } from './pay-page.ts'

export const SANDBOX_PATH = '/sandbox-gateway'

const order = z.strictObject({
  depositId: z.uuid(),
  amount: z.string().regex(/^\d{1,12}(\.\d{1,4})?$/),
  currency: z.string().length(3),
  returnUrl: z.url().max(300),
  webhookUrl: z.url().max(300),
})
const TRIES_MAX = 12
const SLOWEST_S = 600
const TIMEOUT_MS = 5_000

export type SandboxGateway = { deliver: () => Promise<void> }

/**
 * A payment gateway in miniature, with its own page and its own books. The platform speaks to it over
 * HTTP as it would to a real one: signed orders in, signed webhooks out, tried again until they are taken.
 */
export function mountSandboxGateway(
  app: FastifyInstance,
  options: { db: Db; secret: Buffer; publicUrl: () => string; fetcher?: typeof fetch },
): SandboxGateway {
  const { db, secret, publicUrl } = options
  const deliver = () => deliverWebhooks(db, secret, options.fetcher ?? fetch)

  app.post(`${SANDBOX_PATH}/orders`, async (request, reply) => {
    const raw = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
    const signature = request.headers['x-gateway-signature']
    if (!webhookIsSigned(secret, signature, raw, Date.now())) return reply.code(401).send()
    const asked = order.safeParse(readJson(raw))
    if (!asked.success) return reply.code(400).send()
    const { depositId, ...rest } = asked.data
    const opened = await openOrder(db, { id: newId(), merchantOrder: depositId, ...rest })
    if (!opened) return reply.code(500).send()
    return reply.send({
      reference: opened.id,
      payUrl: `${publicUrl()}${SANDBOX_PATH}/pay/${opened.id}`,
    })
  })

  app.get<{ Params: { id: string } }>(`${SANDBOX_PATH}/pay/:id`, async (request, reply) => {
    const found = z.uuid().safeParse(request.params.id)
    const known = found.success ? await findOrder(db, found.data) : undefined
    return reply
      .code(known ? 200 : 404)
      .type('text/html')
      .header(
        'content-security-policy',
        "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
      )
      .send(payPage(known))
  })

  app.post<{ Params: { id: string } }>(`${SANDBOX_PATH}/pay/:id`, async (request, reply) => {
    const found = z.uuid().safeParse(request.params.id)
    const known = found.success ? await findOrder(db, found.data) : undefined
    if (!known) return reply.code(404).type('text/html').send(payPage(undefined))
    const form = new URLSearchParams(Buffer.isBuffer(request.body) ? request.body.toString() : '')
    const choice = form.get('choice')
    if (choice === 'paid' || choice === 'failed') await decideOrder(db, known.id, choice)
    await deliver()
    return reply.redirect(known.returnUrl, 303)
  })
  return { deliver }
}

/** Tells the merchant what became of decided orders; one that does not take it is told again later. */
async function deliverWebhooks(db: Db, secret: Buffer, fetcher: typeof fetch): Promise<void> {
  for (const due of await undelivered(db)) {
    const body = JSON.stringify({
      reference: due.id,
      merchantOrder: due.merchantOrder,
      amount: due.amount,
      currency: due.currency,
      state: due.state,
      atMs: Date.now(),
    })
    const taken = await fetcher(due.webhookUrl, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-gateway-signature': signWebhook(secret, body, Date.now()),
      },
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    }).then(
      (answer) => answer.ok,
      () => false,
    )
    const given = taken || due.attempts + 1 >= TRIES_MAX
    await noteDelivery(db, due.id, given, Math.min(SLOWEST_S, 2 ** due.attempts))
  }
}

function readJson(raw: Buffer): unknown {
  try {
    return JSON.parse(raw.toString('utf8'))
  } catch {
    return undefined
  }
}
