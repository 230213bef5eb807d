import type { Db, Reader } from '../../platform/db.ts'

export type SandboxOrder = {
  id: string
  merchantOrder: string
  amount: string
  currency: string
  returnUrl: string
  webhookUrl: string
  state: 'open' | 'paid' | 'failed'
  attempts: number
}

/** Opens an order; the same merchant order again gives the order that exists. */
export async function openOrder(db: Db, order: Omit<SandboxOrder, 'state' | 'attempts'>) {
  await db`insert into sandbox_order (id, merchant_order, amount, currency, return_url, webhook_url, state)
    values (${order.id}, ${order.merchantOrder}, ${order.amount}, ${order.currency},
      ${order.returnUrl}, ${order.webhookUrl}, 'open') on conflict do nothing`
  const [row] = await db<SandboxOrder[]>`
    select * from sandbox_order where merchant_order = ${order.merchantOrder}`
  return row
}

export async function findOrder(db: Reader, id: string) {
  const [row] = await db<SandboxOrder[]>`select * from sandbox_order where id = ${id}`
  return row
}

/** Decides an open order, once. */
export async function decideOrder(db: Db, id: string, state: 'paid' | 'failed') {
  await db`update sandbox_order set state = ${state}, next_try_at = suerte_now()
    where id = ${id} and state = 'open'`
}

export function undelivered(db: Db) {
  return db<SandboxOrder[]>`
    select * from sandbox_order
      where state <> 'open' and not delivered and next_try_at <= suerte_now()
      order by next_try_at limit 20`
}

export async function noteDelivery(db: Db, id: string, delivered: boolean, nextTryS: number) {
  await db`update sandbox_order set delivered = ${delivered}, attempts = attempts + 1,
      next_try_at = suerte_now() + ${nextTryS} * interval '1 second'
    where id = ${id}`
}
