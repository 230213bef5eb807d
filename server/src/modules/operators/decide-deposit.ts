import { isRefusal, refuse, type Refusal } from '@suerte/contract/refusals.ts'
import type { Reply } from '@suerte/contract/calls.ts'
import { parseMoney, type Minor } from '@suerte/domain/money.ts'
import type { Ctx } from '../../platform/context.ts'
import type { Reader, Tx } from '../../platform/db.ts'
import type { Input } from '../../platform/http.ts'
import { once } from '../../platform/idempotency.ts'
import { paged, window } from '../../platform/paging.ts'
import { accountsMatching, namesOf } from '../identity/members.ts'
import { postTransfer } from '../ledger/post-transfer.ts'
import {
  findPicture,
  lockDeposit,
  queueOfDeposits,
  setDeposit,
  type DepositRow,
} from '../cashier/desk.ts'
import { addApproval } from '../cashier/approvals.ts'
import { shownDeposit } from '../cashier/shown.ts'
import { writeAudit } from '../audit/audit-chain.ts'
import { operatorNames } from './names.ts'

type Queued = Reply<'GET /relay/console/deposits'>['content'][number]

/** How many different people must say yes to an amount. */
export function approvalsNeeded(ctx: Ctx, amount: Minor): number {
  return amount > (parseMoney(ctx.settings.current().site.twoPeopleAbove) ?? 0n) ? 2 : 1
}

async function shownQueue(ctx: Ctx, db: Reader, rows: readonly DepositRow[]): Promise<Queued[]> {
  const [accounts, operators] = await Promise.all([
    namesOf(
      db,
      rows.map((row) => row.memberId),
    ),
    operatorNames(db),
  ])
  return rows.map((row) => ({
    ...shownDeposit(row),
    memberId: row.memberId,
    account: accounts.get(row.memberId) ?? '',
    receiptIds: row.receiptIds,
    approvals: row.approvals.map((id) => operators.get(id) ?? id),
    approvalsNeeded: approvalsNeeded(ctx, row.amount),
  }))
}

export async function listDepositQueue(ctx: Ctx, input: Input<'GET /relay/console/deposits'>) {
  const { state, search } = input.query
  const memberIds = search ? await accountsMatching(ctx.db, search) : undefined
  const { rows, total } = await queueOfDeposits(ctx.db, {
    state,
    memberIds,
    ...window(input.query),
  })
  return paged(await shownQueue(ctx, ctx.db, rows), total, input.query)
}

export async function getReceipt(ctx: Ctx, input: Input<'GET /relay/console/receipts/:id'>) {
  const receipt = await findPicture(ctx.db, input.params.id)
  if (!receipt) return refuse('not_found')
  return { image: `data:${receipt.mediaType};base64,${receipt.picture.toString('base64')}` }
}

type Decision =
  | Input<'POST /relay/console/deposits/:id/approve'>
  | Input<'POST /relay/console/deposits/:id/refuse'>

/** Runs a decision once per key under the deposit's lock; only one that waits can be decided. */
async function decide(
  ctx: Ctx,
  input: Decision,
  work: (tx: Tx, deposit: DepositRow) => Promise<Refusal | undefined>,
) {
  const { key, bodyHash, operator, params } = input
  let memberId = ''
  const actor = `operator:${operator.operatorId}`
  const answer = await once<Queued>(ctx.db, { actor, key, bodyHash }, async (tx) => {
    const deposit = await lockDeposit(tx, params.id)
    if (!deposit) return refuse('not_found')
    if (deposit.state !== 'review') return refuse('not_pending')
    const refused = await work(tx, deposit)
    if (refused) return refused
    memberId = deposit.memberId
    const changed = await lockDeposit(tx, params.id)
    // on this connection: a decision that waits for a second one can hold up all others
    const [shown] = changed ? await shownQueue(ctx, tx, [changed]) : []
    return shown ?? refuse('not_found')
  })
  if (!isRefusal(answer) && memberId !== '') {
    ctx.live.tell(memberId, { topic: 'me', kind: 'deposit' })
    ctx.live.tell(memberId, { topic: 'me', kind: 'balance' })
  }
  return answer
}

/** Says yes; with enough different people the money is credited. */
export async function approveDeposit(
  ctx: Ctx,
  input: Input<'POST /relay/console/deposits/:id/approve'>,
) {
  const { operator, body } = input
  return decide(ctx, input, async (tx, deposit) => {
    const subject = `deposit:${deposit.id}`
    if (!(await addApproval(tx, subject, operator.operatorId)))
      return refuse('second_person_needed')
    const enough = deposit.approvals.length + 1 >= approvalsNeeded(ctx, deposit.amount)
    if (enough) {
      await setDeposit(tx, deposit.id, { state: 'paid' })
      await postTransfer(tx, {
        memberId: deposit.memberId,
        ledger: 'real',
        kind: 'deposit',
        debit: 'bank',
        credit: 'cash',
        amount: deposit.amount,
        key: `deposit:${deposit.id}`,
        cause: deposit.id,
      })
    }
    await writeAudit(tx, {
      operator: operator.username,
      action: 'deposit.approve',
      subject,
      reason: body.reason,
      before: deposit.state,
      after: enough ? 'paid' : 'review',
    })
    return undefined
  })
}

export async function refuseDeposit(
  ctx: Ctx,
  input: Input<'POST /relay/console/deposits/:id/refuse'>,
) {
  const { operator, body } = input
  return decide(ctx, input, async (tx, deposit) => {
    await setDeposit(tx, deposit.id, { state: 'refused', reason: body.reason })
    await writeAudit(tx, {
      operator: operator.username,
      action: 'deposit.refuse',
      subject: `deposit:${deposit.id}`,
      reason: body.reason,
      before: deposit.state,
      after: 'refused',
    })
    return undefined
  })
}
