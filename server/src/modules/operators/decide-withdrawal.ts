import { isRefusal, refuse, type Refusal } from '@suerte/contract/refusals.ts'
import type { Reply } from '@suerte/contract/calls.ts'
import type { Ctx } from '../../platform/context.ts'
import type { Reader, Tx } from '../../platform/db.ts'
import type { Input } from '../../platform/http.ts'
import { once } from '../../platform/idempotency.ts'
import { paged, window } from '../../platform/paging.ts'
import { openCards } from '../identity/cards.ts'
import { accountsMatching, namesOf } from '../identity/members.ts'
import { postTransfer } from '../ledger/post-transfer.ts'
import { addApproval } from '../cashier/approvals.ts'
import {
  findWithdrawal,
  lockWithdrawal,
  queueOfWithdrawals,
  setWithdrawal,
  type WithdrawalRow,
} from '../cashier/desk.ts'
import { shownWithdrawal } from '../cashier/shown.ts'
import { writeAudit } from '../audit/audit-chain.ts'
import { approvalsNeeded } from './decide-deposit.ts'
import { operatorNames } from './names.ts'

type Queued = Reply<'GET /relay/console/withdrawals'>['content'][number]
/** Roles that pay see whole card numbers; the others the last four digits. */
const SEES_CARDS = new Set(['owner', 'cashier'])

const maySeeCards = (roles: readonly string[]) => roles.some((role) => SEES_CARDS.has(role))

async function shownQueue(
  ctx: Ctx,
  db: Reader,
  rows: readonly WithdrawalRow[],
  whole: boolean,
): Promise<Queued[]> {
  const [accounts, cards, operators] = await Promise.all([
    namesOf(
      db,
      rows.map((row) => row.memberId),
    ),
    openCards(
      ctx,
      db,
      rows.map((row) => row.bankCardId),
    ),
    operatorNames(db),
  ])
  const banks = ctx.settings.current().fixed.banks
  return rows.map((row) => {
    const card = cards.get(row.bankCardId)
    return {
      ...shownWithdrawal(row, card?.label ?? ''),
      memberId: row.memberId,
      account: accounts.get(row.memberId) ?? '',
      holder: card?.holder ?? '',
      bankName: banks.find((bank) => bank.code === card?.bankCode)?.name ?? card?.bankCode ?? '',
      cardNumber: whole ? (card?.number ?? '') : `···· ${card?.number.slice(-4) ?? ''}`,
      approvals: row.approvals.map((id) => operators.get(id) ?? id),
      approvalsNeeded: approvalsNeeded(ctx, row.amount),
    }
  })
}

export async function listWithdrawalQueue(
  ctx: Ctx,
  input: Input<'GET /relay/console/withdrawals'>,
) {
  const { state, search } = input.query
  const memberIds = search ? await accountsMatching(ctx.db, search) : undefined
  const filter = { state, memberIds, ...window(input.query) }
  const { rows, total } = await queueOfWithdrawals(ctx.db, filter)
  return paged(
    await shownQueue(ctx, ctx.db, rows, maySeeCards(input.operator.roles)),
    total,
    input.query,
  )
}

type Act = 'approve' | 'refuse' | 'paid'
type Decision = Input<`POST /relay/console/withdrawals/:id/${Act}`>

/** Runs a decision once per key under the withdrawal's lock, from the states that allow it. */
async function decide(
  ctx: Ctx,
  input: Decision,
  allowed: readonly WithdrawalRow['state'][],
  work: (tx: Tx, withdrawal: WithdrawalRow) => Promise<Refusal | undefined>,
) {
  const { key, bodyHash, operator, params } = input
  let memberId = ''
  const actor = `operator:${operator.operatorId}`
  const answer = await once<Queued>(ctx.db, { actor, key, bodyHash }, async (tx) => {
    const withdrawal = await lockWithdrawal(tx, params.id)
    if (!withdrawal) return refuse('not_found')
    if (!allowed.includes(withdrawal.state)) return refuse('not_pending')
    const refused = await work(tx, withdrawal)
    if (refused) return refused
    memberId = withdrawal.memberId
    const changed = await lockWithdrawal(tx, params.id)
    // the answer is kept with its key: without the number of the card
    const [shown] = changed ? await shownQueue(ctx, tx, [changed], false) : []
    return shown ?? refuse('not_found')
  })
  if (isRefusal(answer)) return answer
  if (memberId !== '') {
    ctx.live.tell(memberId, { topic: 'me', kind: 'withdrawal' })
    ctx.live.tell(memberId, { topic: 'me', kind: 'balance' })
  }
  const row = maySeeCards(operator.roles) ? await findWithdrawal(ctx.db, params.id) : undefined
  const [now] = row ? await shownQueue(ctx, ctx.db, [row], true) : []
  return { ...answer, cardNumber: now?.cardNumber ?? answer.cardNumber }
}

async function release(tx: Tx, withdrawal: WithdrawalRow, how: 'release' | 'paid') {
  await postTransfer(tx, {
    memberId: withdrawal.memberId,
    ledger: 'real',
    kind: how === 'paid' ? 'withdraw_paid' : 'withdraw_release',
    debit: 'held',
    credit: how === 'paid' ? 'bank' : 'cash',
    amount: withdrawal.amount,
    // one key for both ends: what was reserved leaves once
    key: `withdraw_end:${withdrawal.id}`,
    cause: withdrawal.id,
  })
}

/** Says yes; above the limit a second person must say it too before it may be paid. */
export async function approveWithdrawal(
  ctx: Ctx,
  input: Input<'POST /relay/console/withdrawals/:id/approve'>,
) {
  const { operator, body } = input
  return decide(ctx, input, ['review'], async (tx, withdrawal) => {
    const subject = `withdrawal:${withdrawal.id}`
    if (!(await addApproval(tx, subject, operator.operatorId)))
      return refuse('second_person_needed')
    const enough = withdrawal.approvals.length + 1 >= approvalsNeeded(ctx, withdrawal.amount)
    if (enough) await setWithdrawal(tx, withdrawal.id, { state: 'approved' })
    await writeAudit(tx, {
      operator: operator.username,
      action: 'withdrawal.approve',
      subject,
      reason: body.reason,
      before: withdrawal.state,
      after: enough ? 'approved' : 'review',
    })
    return undefined
  })
}

export async function refuseWithdrawal(
  ctx: Ctx,
  input: Input<'POST /relay/console/withdrawals/:id/refuse'>,
) {
  const { operator, body } = input
  return decide(ctx, input, ['review', 'approved'], async (tx, withdrawal) => {
    await release(tx, withdrawal, 'release')
    await setWithdrawal(tx, withdrawal.id, { state: 'refused', reason: body.reason })
    await writeAudit(tx, {
      operator: operator.username,
      action: 'withdrawal.refuse',
      subject: `withdrawal:${withdrawal.id}`,
      reason: body.reason,
      before: withdrawal.state,
      after: 'refused',
    })
    return undefined
  })
}

/** The bank transfer was made: the reserved money leaves the house. */
export async function payWithdrawal(
  ctx: Ctx,
  input: Input<'POST /relay/console/withdrawals/:id/paid'>,
) {
  const { operator, body } = input
  return decide(ctx, input, ['approved'], async (tx, withdrawal) => {
    await release(tx, withdrawal, 'paid')
    await setWithdrawal(tx, withdrawal.id, { state: 'paid', reference: body.reference })
    await writeAudit(tx, {
      operator: operator.username,
      action: 'withdrawal.paid',
      subject: `withdrawal:${withdrawal.id}`,
      reason: body.reference,
      before: withdrawal.state,
      after: 'paid',
    })
    return undefined
  })
}
