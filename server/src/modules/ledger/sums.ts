import type { Reader } from '../../platform/db.ts'
import { sumsByKind, type TransferKind } from './queries.ts'

export { activeMembers, betsByHour, lastTrialBalance, liability } from './queries.ts'

type Rows = Awaited<ReturnType<typeof sumsByKind>>

function reckon(rows: Rows) {
  const of = (kind: TransferKind) => rows.find((row) => row.kind === kind)?.amount ?? 0n
  const counted = (kind: TransferKind) => Number(rows.find((row) => row.kind === kind)?.count ?? 0n)
  return {
    deposited: of('deposit'),
    deposits: counted('deposit'),
    withdrawn: of('withdraw_paid'),
    withdrawals: counted('withdraw_paid'),
    staked: of('bet') - of('bet_cancel') - of('draw_refund'),
    won: of('prize'),
    rebate: of('bet_rebate') - of('rebate_reversal'),
  }
}

/** What moved since a moment, in real money, over all members. */
export async function sumsSince(db: Reader, sinceMs: number) {
  return reckon(await sumsByKind(db, { sinceMs }))
}

/** What one member moved in real money, ever. */
export async function memberSums(db: Reader, memberId: string) {
  return reckon(await sumsByKind(db, { memberId }))
}
