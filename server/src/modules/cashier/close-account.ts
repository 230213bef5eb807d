import type { Reply } from '@suerte/contract/calls.ts'
import { isRefusal, refuse, type Refusal } from '@suerte/contract/refusals.ts'
import { formatMoney } from '@suerte/domain/money.ts'
import type { Ctx } from '../../platform/context.ts'
import { transaction, type Tx } from '../../platform/db.ts'
import type { Input } from '../../platform/http.ts'
import { once } from '../../platform/idempotency.ts'
import { holdCard } from '../identity/cards.ts'
import {
  finishClosing,
  listClosing,
  lockClosing,
  startClosing,
  type ClosingRow,
} from '../identity/closing.ts'
import { readBalance, readBalances } from '../ledger/balances.ts'
import { hasOpenTicket } from '../lottery/open-tickets.ts'
import { openBusiness } from './queries.ts'
import { queueWithdrawal } from './withdraw.ts'

type Closed = Reply<'POST /wps/member/close'>

/** Money that comes later than this after closing is for people to look at. */
const LATE_DAYS = 120

/**
 * Closes an account for good, at any time. What can be spent is withdrawn at once, whatever the limits; what
 * is open ends as always, and a job closes the account when nothing is left. Asked again, it tries again.
 */
export async function closeAccount(ctx: Ctx, input: Input<'POST /wps/member/close'>) {
  const { key, bodyHash, member, body } = input
  const { memberId } = member
  const keyed = { actor: `member:${memberId}`, key, bodyHash }
  const answer = await once<Closed>(ctx.db, keyed, async (tx): Promise<Closed | Refusal> => {
    const before = await lockClosing(tx, memberId)
    if (!before || before.closing === 'closed') return refuse('session_ended')
    const card = body.bankCardId ?? before.closingCard
    if (card !== null && !(await holdCard(ctx, tx, memberId, card)))
      return refuse('bank_card_missing', { field: 'bankCardId' })
    await startClosing(ctx, tx, before, card)
    const row = await lockClosing(tx, memberId)
    if (!row) throw new Error('a member vanished while closing')
    const withdrawn = await payOut(tx, row)
    if (withdrawn === undefined) return refuse('bank_card_missing', { field: 'bankCardId' })
    const closed = withdrawn === 0n && (await isEmpty(tx, memberId))
    if (closed) await finishClosing(ctx, tx, memberId)
    return { closed, withdrawn: formatMoney(withdrawn) }
  })
  if (isRefusal(answer)) return answer
  ctx.live.tell(memberId, { topic: 'me', kind: answer.closed ? 'session' : 'balance' })
  if (answer.closed) input.setCookie('member', null)
  return answer
}

/** Withdraws all there is; how much that was, undefined when there is money and no card to pay it to. */
async function payOut(tx: Tx, row: ClosingRow): Promise<bigint | undefined> {
  const { cash } = await readBalance(tx, row.id, 'real')
  if (cash === 0n) return 0n
  if (row.closingCard === null) return undefined
  const asked = { memberId: row.id, bankCardId: row.closingCard, amount: cash }
  // a bet that was on its way took some of it: the next turn takes the rest
  return (await queueWithdrawal(tx, asked)) ? cash : 0n
}

/**
 * Whether nothing is left and nothing can come. The balance is read on both sides of the tickets: a draw
 * that was settled between them is seen by the second.
 */
async function isEmpty(tx: Tx, memberId: string): Promise<boolean> {
  const nothing = async () => {
    const { cash, held } = await readBalance(tx, memberId, 'real')
    return cash === 0n && held === 0n
  }
  if (!(await nothing()) || (await hasOpenTicket(tx, memberId))) return false
  const { depositing } = await openBusiness(tx, memberId, null)
  return !depositing && (await nothing())
}

/** Goes on with one account: pays out what came in, or closes it. An operator's no is not asked again. */
async function goOn(ctx: Ctx, memberId: string): Promise<'paid' | 'closed' | undefined> {
  return transaction(ctx.db, async (tx) => {
    const row = await lockClosing(tx, memberId)
    if (!row || row.closing === '') return undefined
    const { refused } = await openBusiness(tx, memberId, row.closingAt)
    const paid = refused ? 0n : await payOut(tx, row)
    if (paid) return 'paid'
    if (row.closing === 'closed' || !(await isEmpty(tx, memberId))) return undefined
    await finishClosing(ctx, tx, memberId)
    return 'closed'
  })
}

/** Job: all accounts that are being closed, and closed ones that got money after all. */
export async function finishClosings(ctx: Ctx): Promise<void> {
  const members = await listClosing(ctx.db, LATE_DAYS)
  const closed = members.filter((member) => member.closing === 'closed').map(({ id }) => id)
  const late = await readBalances(ctx.db, closed)
  for (const { id, closing } of members) {
    if (closing === 'closed' && (late.get(id)?.cash ?? 0n) === 0n) continue
    // one account that cannot go on must not keep the others
    const done = await goOn(ctx, id).catch((error: unknown) => {
      ctx.log.error({ error, memberId: id }, 'closing an account failed')
      return undefined
    })
    if (done) ctx.live.tell(id, { topic: 'me', kind: done === 'closed' ? 'session' : 'balance' })
  }
}
