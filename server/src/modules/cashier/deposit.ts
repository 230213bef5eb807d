import type { Reply } from '@suerte/contract/calls.ts'
import { isRefusal, refuse } from '@suerte/contract/refusals.ts'
import { formatMoney } from '@suerte/domain/money.ts'
import type { Ctx } from '../../platform/context.ts'
import { transaction } from '../../platform/db.ts'
import type { Input } from '../../platform/http.ts'
import { newId } from '../../platform/ids.ts'
import { answered, once } from '../../platform/idempotency.ts'
import { paged, window } from '../../platform/paging.ts'
import { redraw } from '../../platform/pictures.ts'
import { readAmount } from './amounts.ts'
import type { PaymentGateway } from './gateway.ts'
import {
  addDeposit,
  addReceipt,
  claimReceipts,
  findDeposit,
  listMemberDeposits,
  lockDeposit,
  setDeposit,
} from './queries.ts'
import { shownDeposit } from './shown.ts'

export const MANUAL = 'manual'
const REMARK_MAX = 140
const RECEIPTS_MAX = 3
const RECEIPT_BYTES_MAX = 5 * 1024 * 1024
const RECEIPT_SIDE = 2000

function limits(ctx: Ctx) {
  const { depositMin, depositMax } = ctx.settings.current().site
  return { min: depositMin, max: depositMax }
}

export async function listDepositChannels(ctx: Ctx) {
  const { min, max } = limits(ctx)
  const { gateway } = ctx
  const payTo = ctx.settings.current().fixed.payTo
  return {
    channels: [
      ...(gateway ? [{ ...gatewayChannel(gateway), min, max }] : []),
      { channel: MANUAL, kind: 'manual' as const, title: 'Bank transfer', min, max, payTo },
    ],
    remarkMax: REMARK_MAX,
    receiptsMax: RECEIPTS_MAX,
    receiptBytesMax: RECEIPT_BYTES_MAX,
  }
}

function gatewayChannel({ channel, title }: PaymentGateway) {
  return { channel, kind: 'gateway' as const, title, payTo: [] }
}

/** Keeps a receipt: a real png or jpg by its content, drawn anew so that nothing else is inside. */
export async function uploadReceipt(ctx: Ctx, input: Input<'POST /wps/deposit/receipt'>) {
  const { memberId } = input.member
  if (!(await ctx.guard.allow('receipt', memberId))) return refuse('too_many_requests')
  const picture = await redraw(input.raw, {
    types: ['image/png', 'image/jpeg'],
    fit: 'inside',
    side: RECEIPT_SIDE,
  })
  if (!picture) return refuse('receipt_invalid')
  const id = newId()
  await transaction(ctx.db, (tx) =>
    addReceipt(tx, { id, memberId, mediaType: picture.mediaType, picture: picture.bytes }),
  )
  return { receiptId: id }
}

/** A bank transfer that the member says was made; an operator will look. */
export async function createManualDeposit(ctx: Ctx, input: Input<'POST /wps/deposit/manual'>) {
  const { body, key, bodyHash } = input
  const { memberId } = input.member
  if (body.channel !== MANUAL) return refuse('channel_unavailable', { field: 'channel' })
  if (!(await ctx.guard.allow('deposit', memberId))) return refuse('too_many_requests')
  return once(ctx.db, { actor: `member:${memberId}`, key, bodyHash }, async (tx) => {
    const amount = readAmount(body.amount, limits(ctx))
    if (isRefusal(amount)) return amount
    const id = newId()
    const deposit = { id, memberId, channel: MANUAL, amount, state: 'review' as const }
    await addDeposit(tx, { ...deposit, remark: body.remark })
    const wanted = new Set(body.receiptIds)
    if ((await claimReceipts(tx, memberId, id, [...wanted])) !== wanted.size)
      return refuse('receipt_invalid', { field: 'receiptIds' })
    const row = await findDeposit(tx, id)
    return row ? shownDeposit(row) : refuse('receipt_invalid')
  })
}

/**
 * Opens an order at the gateway. The deposit is written first: whatever the gateway says later finds it.
 * Money counts only when the gateway's signed word arrives, never when the browser comes back.
 */
export async function createGatewayDeposit(ctx: Ctx, input: Input<'POST /wps/deposit/gateway'>) {
  const { body, key, bodyHash } = input
  const { memberId } = input.member
  const { gateway } = ctx
  if (!gateway || body.channel !== gateway.channel)
    return refuse('channel_unavailable', { field: 'channel' })
  const actor = `member:${memberId}`
  const known = await answered<Reply<'POST /wps/deposit/gateway'>>(ctx.db, { actor, key, bodyHash })
  if (known) return known
  if (!(await ctx.guard.allow('deposit', memberId))) return refuse('too_many_requests')
  const written = await once(ctx.db, { actor, key: `${key}.order`, bodyHash }, async (tx) => {
    const amount = readAmount(body.amount, limits(ctx))
    if (isRefusal(amount)) return amount
    const id = newId()
    await addDeposit(tx, {
      id,
      memberId,
      channel: gateway.channel,
      amount,
      state: 'waiting',
      remark: '',
    })
    return { id, amount: formatMoney(amount) }
  })
  if (isRefusal(written)) return written
  const order = await gateway.open({
    depositId: written.id,
    amount: written.amount,
    currency: ctx.settings.current().fixed.currency.code,
    returnUrl: `${ctx.publicUrl}/m/voucherCenter?deposit=${written.id}`,
    webhookUrl: `${ctx.publicUrl}/relay/gateway/webhook`,
  })
  if (!order) return refuse('gateway_unreachable')
  return once(ctx.db, { actor, key, bodyHash }, async (tx) => {
    // locked: the gateway's word may come at the same time, and must not be written over
    const row = await lockDeposit(tx, written.id)
    if (!row) return refuse('gateway_unreachable')
    if (row.state === 'waiting')
      await setDeposit(tx, row.id, { state: 'waiting', reference: order.reference })
    return { deposit: shownDeposit(row), payUrl: order.payUrl }
  })
}

export async function listDeposits(ctx: Ctx, input: Input<'GET /wps/deposit/records'>) {
  const { rows, total } = await listMemberDeposits(
    ctx.db,
    input.member.memberId,
    window(input.query),
  )
  return paged(rows.map(shownDeposit), total, input.query)
}
