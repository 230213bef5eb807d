import type { Reply } from '@suerte/contract/calls.ts'
import { isRefusal, refuse } from '@suerte/contract/refusals.ts'
import { formatMoney } from '@suerte/domain/money.ts'
import type { Ctx } from '../../platform/context.ts'
import type { Tx } from '../../platform/db.ts'
import type { Input } from '../../platform/http.ts'
import { newId } from '../../platform/ids.ts'
import { answered, once } from '../../platform/idempotency.ts'
import { paged, window } from '../../platform/paging.ts'
import { cardLabels, cardsOf, findCard, holdCard } from '../identity/cards.ts'
import { judgePaymentPassword } from '../identity/payment-password.ts'
import { readBalance } from '../ledger/balances.ts'
import { postTransfer } from '../ledger/post-transfer.ts'
import { readAmount } from './amounts.ts'
import {
  addWithdrawal,
  findWithdrawal,
  listMemberWithdrawals,
  type WithdrawalRow,
} from './queries.ts'
import { shownWithdrawal } from './shown.ts'

function limits(ctx: Ctx) {
  const { withdrawMin, withdrawMax } = ctx.settings.current().site
  return { min: withdrawMin, max: withdrawMax }
}

export async function getWithdrawRules(ctx: Ctx, input: Input<'GET /wps/withdraw/rules'>) {
  const { memberId, hasPaymentPassword } = input.member
  const [balance, cards] = await Promise.all([
    readBalance(ctx.db, memberId, 'real'),
    cardsOf(ctx, ctx.db, memberId),
  ])
  return {
    ...limits(ctx),
    available: formatMoney(balance.cash),
    hasPaymentPassword,
    hasBankCard: cards.length > 0,
  }
}

/** Step: reserves the amount and puts a withdrawal into the queue; undefined when there is not so much. */
export async function queueWithdrawal(
  tx: Tx,
  asked: { memberId: string; bankCardId: string; amount: bigint },
): Promise<WithdrawalRow | undefined> {
  const { memberId, amount } = asked
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
  if (held.outcome === 'insufficient') return undefined
  await addWithdrawal(tx, { id, ...asked })
  const row = await findWithdrawal(tx, id)
  if (!row) throw new Error('a withdrawal vanished in its own transaction')
  return row
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
  const refused = await judgePaymentPassword(ctx, memberId, body.paymentPassword)
  if (refused) return refused
  const card = await findCard(ctx, ctx.db, memberId, body.bankCardId)
  if (!card) return refuse('bank_card_missing', { field: 'bankCardId' })
  const answer = await once(ctx.db, keyed, async (tx) => {
    // held: a card that is being removed at this moment gets no withdrawal
    if (!(await holdCard(ctx, tx, memberId, card.id)))
      return refuse('bank_card_missing', { field: 'bankCardId' })
    const row = await queueWithdrawal(tx, { memberId, bankCardId: card.id, amount })
    if (!row) return refuse('insufficient_balance', { field: 'amount' })
    return shownWithdrawal(row, card.label)
  })
  if (!isRefusal(answer)) ctx.live.tell(memberId, { topic: 'me', kind: 'balance' })
  return answer
}

export async function listWithdrawals(ctx: Ctx, input: Input<'GET /wps/withdraw/records'>) {
  const { memberId } = input.member
  const [{ rows, total }, labels] = await Promise.all([
    listMemberWithdrawals(ctx.db, memberId, window(input.query)),
    cardLabels(ctx, ctx.db, memberId),
  ])
  return paged(
    rows.map((row) => shownWithdrawal(row, labels.get(row.bankCardId) ?? '')),
    total,
    input.query,
  )
}
