import { refuse } from '@suerte/contract/refusals.ts'
import { formatMoney } from '@suerte/domain/money.ts'
import type { Ctx } from '../../platform/context.ts'
import { transaction } from '../../platform/db.ts'
import type { Input } from '../../platform/http.ts'
import { postTransfer } from '../ledger/post-transfer.ts'
import { lockDeposit, setDeposit } from './queries.ts'

/**
 * The gateway's word on an order. Signature, time, order, amount, currency and reference must all be right;
 * the same word twice is answered the same and pays once.
 */
export async function receiveGatewayWebhook(ctx: Ctx, input: Input<'POST /relay/gateway/webhook'>) {
  const { gateway } = ctx
  const told = gateway?.read(input.headers, input.raw, ctx.clock.nowMs())
  if (!gateway || !told) return refuse('webhook_invalid')
  const memberId = await transaction(ctx.db, async (tx) => {
    const deposit = await lockDeposit(tx, told.merchantOrder)
    const right =
      deposit !== undefined &&
      deposit.channel === gateway.channel &&
      formatMoney(deposit.amount) === told.amount &&
      told.currency === ctx.settings.current().fixed.currency.code &&
      (deposit.reference === null || deposit.reference === told.reference)
    if (!right) return undefined
    // a failure after a success changes nothing; a success after 'expired' still counts: the money is there
    if (deposit.state === 'paid' || (told.state === 'failed' && deposit.state !== 'waiting'))
      return deposit.memberId
    if (told.state === 'failed') {
      await setDeposit(tx, deposit.id, { state: 'refused', reference: told.reference })
      return deposit.memberId
    }
    await setDeposit(tx, deposit.id, { state: 'paid', reference: told.reference })
    await postTransfer(tx, {
      memberId: deposit.memberId,
      ledger: 'real',
      kind: 'deposit',
      debit: 'gateway',
      credit: 'cash',
      amount: deposit.amount,
      key: `deposit:${deposit.id}`,
      cause: deposit.id,
    })
    return deposit.memberId
  })
  if (memberId === undefined) return refuse('webhook_invalid')
  ctx.live.tell(memberId, { topic: 'me', kind: 'deposit' })
  ctx.live.tell(memberId, { topic: 'me', kind: 'balance' })
  return { success: true as const }
}
