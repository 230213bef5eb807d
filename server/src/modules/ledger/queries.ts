import type { Reader, Tx } from '../../platform/db.ts'

export type LedgerName = 'real' | 'trial'
export type AccountKind =
  | 'cash'
  | 'held'
  | 'bank'
  | 'gateway'
  | 'lottery'
  | 'rebate'
  | 'trial_mint'
  | 'correction'
export type TransferKind =
  | 'deposit'
  | 'withdraw_hold'
  | 'withdraw_release'
  | 'withdraw_paid'
  | 'bet'
  | 'bet_rebate'
  | 'bet_cancel'
  | 'rebate_reversal'
  | 'prize'
  | 'draw_refund'
  | 'trial_grant'
  | 'correction'

export type TransferRow = {
  id: string
  memberId: string
  ledger: LedgerName
  kind: TransferKind
  debit: AccountKind
  credit: AccountKind
  amount: bigint
  cause: string
  debitAfter: bigint | null
  creditAfter: bigint | null
  at: Date
}
export type Posted = {
  outcome: 'posted' | 'duplicate' | 'insufficient'
  cash: bigint
  held: bigint
}

export async function insertAccounts(tx: Tx, memberId: string, ledger: LedgerName) {
  await tx`insert into account (member_id, ledger, kind)
    values (${memberId}, ${ledger}, 'cash'), (${memberId}, ${ledger}, 'held')`
}

export async function callPostTransfer(
  tx: Tx,
  transfer: {
    memberId: string
    ledger: LedgerName
    id: string
    kind: TransferKind
    debit: AccountKind
    credit: AccountKind
    amount: bigint
    key: string
    cause: string
  },
): Promise<Posted> {
  const [row] = await tx<Posted[]>`
    select * from post_transfer(${transfer.memberId}, ${transfer.ledger}, ${transfer.id},
      ${transfer.kind}, ${transfer.debit}, ${transfer.credit}, ${transfer.amount},
      ${transfer.key}, ${transfer.cause})`
  if (!row) throw new Error('post_transfer gave no row')
  return row
}

export async function readBalance(db: Reader, memberId: string, ledger: LedgerName) {
  const [row] = await db<{ cash: bigint; held: bigint }[]>`
    select coalesce(sum(balance) filter (where kind = 'cash'), 0)::bigint as cash,
        coalesce(sum(balance) filter (where kind = 'held'), 0)::bigint as held
      from account where member_id = ${memberId} and ledger = ${ledger}`
  return row ?? { cash: 0n, held: 0n }
}

export function readBalances(db: Reader, memberIds: string[]) {
  return db<{ memberId: string; cash: bigint; held: bigint }[]>`
    select member_id, coalesce(sum(balance) filter (where kind = 'cash'), 0)::bigint as cash,
        coalesce(sum(balance) filter (where kind = 'held'), 0)::bigint as held
      from account where member_id = any(${memberIds}) group by member_id`
}

export type StatementFilter = {
  memberId: string
  ledger: LedgerName
  kind?: string | undefined
  fromMs?: number | undefined
  toMs?: number | undefined
  limit: number
  offset: number
}

export async function readStatement(db: Reader, filter: StatementFilter) {
  const where = db`member_id = ${filter.memberId} and ledger = ${filter.ledger}
    and (debit = 'cash' or credit = 'cash')
    ${filter.kind === undefined ? db`` : db`and kind::text = ${filter.kind}`}
    ${filter.fromMs === undefined ? db`` : db`and at >= ${new Date(filter.fromMs)}`}
    ${filter.toMs === undefined ? db`` : db`and at < ${new Date(filter.toMs)}`}`
  const [count] = await db<{ total: bigint }[]>`
    select count(*) as total from transfer where ${where}`
  const rows = await db<TransferRow[]>`
    select id, member_id, ledger, kind, debit, credit, amount, cause, debit_after, credit_after, at
      from transfer where ${where} order by id desc limit ${filter.limit} offset ${filter.offset}`
  return { rows, total: Number(count?.total ?? 0n) }
}

/** Sums by kind since a moment (real money), for one member or all. */
export function sumsByKind(db: Reader, options: { sinceMs?: number; memberId?: string }) {
  return db<{ kind: TransferKind; count: bigint; amount: bigint }[]>`
    select kind, count(*) as count, sum(amount)::bigint as amount
      from transfer where ledger = 'real'
        ${options.sinceMs === undefined ? db`` : db`and at >= ${new Date(options.sinceMs)}`}
        ${options.memberId === undefined ? db`` : db`and member_id = ${options.memberId}`}
      group by kind`
}

export function betsByHour(db: Reader, sinceMs: number) {
  return db<{ hour: number; staked: bigint; paid: bigint }[]>`
    select extract(hour from at)::int as hour,
        coalesce(sum(amount) filter (where kind = 'bet'), 0)::bigint
          - coalesce(sum(amount) filter (where kind in ('bet_cancel', 'draw_refund')), 0)::bigint
          as staked,
        coalesce(sum(amount) filter (where kind = 'prize'), 0)::bigint as paid
      from transfer where ledger = 'real' and at >= ${new Date(sinceMs)}
        and kind in ('bet', 'bet_cancel', 'draw_refund', 'prize')
      group by 1 order by 1`
}

export async function activeMembers(db: Reader, sinceMs: number) {
  const [row] = await db<{ members: bigint }[]>`
    select count(distinct member_id) as members from transfer
      where ledger = 'real' and kind = 'bet' and at >= ${new Date(sinceMs)}`
  return Number(row?.members ?? 0n)
}

/** What the house owes its members in real money: cash and holds. */
export async function liability(db: Reader) {
  const [row] = await db<{ total: bigint }[]>`
    select coalesce(sum(balance), 0)::bigint as total from account where ledger = 'real'`
  return row?.total ?? 0n
}

/** Forgets answers to money calls that nobody can ask for any more. Bets keep theirs with the order. */
export async function sweepIdempotency(db: Reader, keepDays: number) {
  await db`delete from idempotency where at < suerte_now() - ${keepDays} * interval '1 day'`
}

export async function saveTrialBalance(tx: Tx, findings: object[]) {
  // findings are plain JSON
  await tx`insert into trial_balance (findings) values (${tx.json(findings as never)})`
}

export async function lastTrialBalance(db: Reader) {
  const [row] = await db<{ at: Date; findings: object[] }[]>`
    select at, findings from trial_balance order by at desc limit 1`
  return row
}
