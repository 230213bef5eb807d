import type { Reply } from '@suerte/contract/calls.ts'
import { isRefusal, refuse } from '@suerte/contract/refusals.ts'
import { formatMoney } from '@suerte/domain/money.ts'
import type { Ctx } from '../../platform/context.ts'
import type { Input } from '../../platform/http.ts'
import { newId } from '../../platform/ids.ts'
import { answered, once } from '../../platform/idempotency.ts'
import { paged, window } from '../../platform/paging.ts'
import { checkPaymentPassword } from '../identity/bank-cards.ts'
import { cardsOf, findCard } from '../identity/cards.ts'
import { readBalance } from '../ledger/balances.ts'
import { postTransfer } from '../ledger/post-transfer.ts'
import { readAmount } from './amounts.ts'
import { addWithdrawal, findWithdrawal, listMemberWithdrawals } from './queries.ts'
import { shownWithdrawal } from './shown.ts'

function limits(ctx: Ctx) {
  const { withdrawMin, withdrawMax } = ctx.settings.current().site
  return { min: withdrawMin, max: withdrawMax }
}

export async function getWithdrawRules(ctx: Ctx, input: Input<'GET /wps/withdraw/rules'>) {
  const { memberId, hasPaymentPassword } = input.member
  const [balance, cards] = await Promise.all([
    readBalance(ctx.db, memberId, 'real'),
    cardsOf(ctx.db, memberId),
  ])
  return {
    ...limits(ctx),
    available: formatMoney(balance.cash),
    hasPaymentPassword,
    hasBankCard: cards.length > 0,
  }
}

/** Reserves the amount: it can no longer be played, and only an operator's refusal brings it back. */
export async function requestWithdrawal(ctx: Ctx, input: Input<'POST /wps/withdraw/apply'>) {
  const { body, key, bodyHash } = input
  const { memberId } = input.member
  const keyed = { actor: `member:${memberId}`, key, bodyHash }
  const known = await answered<Reply<'POST /wps/withdraw/apply'>>(ctx.db, keyed)
  if (known) return known
  const amount = readAmount(body.amount, limits(ctx))
  if (isRefusal(amount)) return amount
  const refused = await checkPaymentPassword(ctx, memberId, body.paymentPassword)
  if (refused) return refused
  const card = await findCard(ctx.db, memberId, body.bankCardId)
  if (!card) return refuse('bank_card_missing', { field: 'bankCardId' })
  const answer = await once(ctx.db, keyed, async (tx) => {
    const id = newId()
    const held = await postTransfer(tx, {
      memberId,
      ledger: 'real',
      kind: 'withdraw_hold',
      debit: 'cash',
      credit: 'held',
      amount,
      key: `withdraw_hold:${id}`,
      cause: id,
    })
    if (held.outcome === 'insufficient') return refuse('insufficient_balance', { field: 'amount' })
    await addWithdrawal(tx, { id, memberId, bankCardId: card.id, amount })
    const row = await findWithdrawal(tx, id)
    if (!row) throw new Error('a withdrawal vanished in its own transaction')
    return shownWithdrawal(row, card.label)
  })
  if (!isRefusal(answer)) ctx.live.tell(memberId, { topic: 'me', kind: 'balance' })
  return answer
}

export async function listWithdrawals(ctx: Ctx, input: Input<'GET /wps/withdraw/records'>) {
  const { memberId } = input.member
  const [{ rows, total }, cards] = await Promise.all([
    listMemberWithdrawals(ctx.db, memberId, window(input.query)),
    cardsOf(ctx.db, memberId),
  ])
  const label = (id: string) => cards.find((card) => card.id === id)?.label ?? ''
  return paged(
    rows.map((row) => shownWithdrawal(row, label(row.bankCardId))),
    total,
    input.query,
  )
}
