import type { Reader, Tx } from '../../platform/db.ts'

export type DepositState = 'waiting' | 'review' | 'paid' | 'refused' | 'expired'
export type DepositRow = {
  id: string
  memberId: string
  channel: string
  amount: bigint
  state: DepositState
  remark: string
  reason: string
  reference: string | null
  createdAt: Date
  decidedAt: Date | null
  receiptIds: string[]
  approvals: string[]
}
export type WithdrawalState = 'review' | 'approved' | 'paid' | 'refused'
export type WithdrawalRow = {
  id: string
  memberId: string
  bankCardId: string
  amount: bigint
  state: WithdrawalState
  reason: string
  reference: string
  createdAt: Date
  decidedAt: Date | null
  approvals: string[]
}
type Window = { limit: number; offset: number }

const deposits = (db: Reader) => db`
  select d.*,
      array(select r.id from receipt r where r.deposit_id = d.id order by r.id) as receipt_ids,
      array(select a.operator_id::text from approval a where a.subject = 'deposit:' || d.id order by a.at)
        as approvals
    from deposit d`

export async function addDeposit(
  tx: Tx,
  deposit: {
    id: string
    memberId: string
    channel: string
    amount: bigint
    state: DepositState
    remark: string
  },
) {
  await tx`insert into deposit (id, member_id, channel, amount, state, remark)
    values (${deposit.id}, ${deposit.memberId}, ${deposit.channel}, ${deposit.amount},
      ${deposit.state}, ${deposit.remark})`
}

export async function findDeposit(db: Reader, id: string) {
  const [row] = await db<DepositRow[]>`${deposits(db)} where d.id = ${id}`
  return row
}

/** The deposit under lock: of two decisions that come at once, the second sees the first. */
export async function lockDeposit(tx: Tx, id: string) {
  await tx`select 1 from deposit where id = ${id} for update`
  return findDeposit(tx, id)
}

export async function setDeposit(
  tx: Tx,
  id: string,
  change: { state: DepositState; reason?: string; reference?: string | null },
) {
  await tx`update deposit set state = ${change.state}, reason = ${change.reason ?? ''},
      reference = coalesce(${change.reference ?? null}, reference),
      decided_at = case when ${change.state} in ('paid', 'refused', 'expired')
        then suerte_now() else decided_at end
    where id = ${id}`
}

export async function listMemberDeposits(db: Reader, memberId: string, page: Window) {
  const rows = await db<DepositRow[]>`${deposits(db)} where d.member_id = ${memberId}
    order by d.id desc limit ${page.limit} offset ${page.offset}`
  const [count] = await db<{ total: bigint }[]>`
    select count(*) as total from deposit where member_id = ${memberId}`
  return { rows, total: Number(count?.total ?? 0n) }
}

export type QueueFilter = Window & { state?: string | undefined; memberIds?: string[] | undefined }

const queued = (db: Reader, filter: QueueFilter) => db`where true
  ${filter.state === undefined ? db`` : db`and q.state = ${filter.state}`}
  ${filter.memberIds === undefined ? db`` : db`and q.member_id = any(${filter.memberIds})`}`

export async function listDepositQueue(db: Reader, filter: QueueFilter) {
  const rows = await db<DepositRow[]>`
    select * from (${deposits(db)}) q ${queued(db, filter)}
      order by case when q.state in ('review', 'waiting') then 0 else 1 end,
        case when q.state in ('review', 'waiting') then q.created_at end, q.created_at desc
      limit ${filter.limit} offset ${filter.offset}`
  const [count] = await db<{ total: bigint }[]>`
    select count(*) as total from deposit q ${queued(db, filter)}`
  return { rows, total: Number(count?.total ?? 0n) }
}

/** Gateway orders that nobody paid in time. */
export async function expireDeposits(tx: Tx, olderMs: number) {
  await tx`update deposit set state = 'expired', decided_at = suerte_now()
    where state = 'waiting' and created_at < suerte_now() - ${olderMs / 1000} * interval '1 second'`
}

export async function addReceipt(
  tx: Tx,
  receipt: { id: string; memberId: string; mediaType: string; picture: Buffer },
) {
  await tx`insert into receipt (id, member_id, media_type, picture)
    values (${receipt.id}, ${receipt.memberId}, ${receipt.mediaType}, ${receipt.picture})`
}

/** Ties unused receipts of a member to a deposit; how many were tied. */
export async function claimReceipts(tx: Tx, memberId: string, depositId: string, ids: string[]) {
  const rows = await tx`update receipt set deposit_id = ${depositId}
    where id = any(${ids}) and member_id = ${memberId} and deposit_id is null returning 1`
  return rows.length
}

export async function findReceipt(db: Reader, id: string) {
  const [row] = await db<{ mediaType: string; picture: Buffer }[]>`
    select media_type, picture from receipt where id = ${id}`
  return row
}

/** Pictures that were sent but never belonged to a deposit. */
export async function sweepReceipts(tx: Tx) {
  await tx`delete from receipt
    where deposit_id is null and created_at < suerte_now() - interval '1 day'`
}

const withdrawals = (db: Reader) => db`
  select w.*,
      array(select a.operator_id::text from approval a where a.subject = 'withdrawal:' || w.id
        order by a.at) as approvals
    from withdrawal w`

export async function addWithdrawal(
  tx: Tx,
  withdrawal: { id: string; memberId: string; bankCardId: string; amount: bigint },
) {
  await tx`insert into withdrawal (id, member_id, bank_card_id, amount, state)
    values (${withdrawal.id}, ${withdrawal.memberId}, ${withdrawal.bankCardId},
      ${withdrawal.amount}, 'review')`
}

/** Whether a withdrawal to this card is on its way. */
export async function cardInUse(db: Reader, memberId: string, bankCardId: string) {
  const rows = await db`select 1 from withdrawal
    where member_id = ${memberId} and bank_card_id = ${bankCardId} and state in ('review', 'approved') limit 1`
  return rows.length > 0
}

/** What of a member's money is still on its way in, and whether an operator refused a payment lately. */
export async function openBusiness(db: Reader, memberId: string, since: Date | null) {
  const [row] = await db<{ depositing: boolean; refused: boolean }[]>`
    select exists (select from deposit
        where member_id = ${memberId} and state in ('waiting', 'review')) as depositing,
      exists (select from withdrawal where member_id = ${memberId} and state = 'refused'
        and decided_at >= ${since}) as refused`
  return row ?? { depositing: false, refused: false }
}

export async function findWithdrawal(db: Reader, id: string) {
  const [row] = await db<WithdrawalRow[]>`${withdrawals(db)} where w.id = ${id}`
  return row
}

export async function lockWithdrawal(tx: Tx, id: string) {
  await tx`select 1 from withdrawal where id = ${id} for update`
  return findWithdrawal(tx, id)
}

export async function setWithdrawal(
  tx: Tx,
  id: string,
  change: { state: WithdrawalState; reason?: string; reference?: string },
) {
  await tx`update withdrawal set state = ${change.state}, reason = ${change.reason ?? ''},
      reference = ${change.reference ?? ''}, decided_at = suerte_now()
    where id = ${id}`
}

export async function listMemberWithdrawals(db: Reader, memberId: string, page: Window) {
  const rows = await db<WithdrawalRow[]>`${withdrawals(db)} where w.member_id = ${memberId}
    order by w.id desc limit ${page.limit} offset ${page.offset}`
  const [count] = await db<{ total: bigint }[]>`
    select count(*) as total from withdrawal where member_id = ${memberId}`
  return { rows, total: Number(count?.total ?? 0n) }
}

export async function listWithdrawalQueue(db: Reader, filter: QueueFilter) {
  const rows = await db<WithdrawalRow[]>`
    select * from (${withdrawals(db)}) q ${queued(db, filter)}
      order by case when q.state in ('review', 'approved') then 0 else 1 end,
        case when q.state in ('review', 'approved') then q.created_at end, q.created_at desc
      limit ${filter.limit} offset ${filter.offset}`
  const [count] = await db<{ total: bigint }[]>`
    select count(*) as total from withdrawal q ${queued(db, filter)}`
  return { rows, total: Number(count?.total ?? 0n) }
}

/** Adds an operator's yes; false when this operator said it before. */
export async function addApproval(tx: Tx, subject: string, operatorId: string) {
  const rows = await tx`insert into approval (subject, operator_id)
    values (${subject}, ${operatorId}) on conflict do nothing returning 1`
  return rows.length === 1
}

export async function listApprovals(tx: Reader, subject: string) {
  const rows = await tx<{ operatorId: string }[]>`
    select operator_id from approval where subject = ${subject} order by at`
  return rows.map((row) => row.operatorId)
}

export async function waitingCounts(db: Reader) {
  const [row] = await db<{ deposits: bigint; withdrawals: bigint }[]>`
    select (select count(*) from deposit where state = 'review') as deposits,
      (select count(*) from withdrawal where state in ('review', 'approved')) as withdrawals`
  return { deposits: Number(row?.deposits ?? 0n), withdrawals: Number(row?.withdrawals ?? 0n) }
}
