import { formatMoney } from '@suerte/domain/money.ts'
import type { Reader } from '../../platform/db.ts'
import {
  readStatement,
  type StatementFilter,
  type TransferKind,
  type TransferRow,
} from './queries.ts'

/** Kinds of transfers that a member's statement can show. */
export const TRANSFER_KINDS: readonly TransferKind[] = [
  'deposit',
  'withdraw_hold',
  'withdraw_release',
  'bet',
  'bet_rebate',
  'bet_cancel',
  'rebate_reversal',
  'prize',
  'draw_refund',
  'trial_grant',
  'correction',
]

/** A transfer as the member sees it: what it did to the money that can be spent. */
function line(row: TransferRow) {
  const spent = row.debit === 'cash'
  return {
    id: row.id,
    code: row.kind,
    amount: formatMoney(spent ? -row.amount : row.amount),
    balanceAfter: formatMoney((spent ? row.debitAfter : row.creditAfter) ?? 0n),
    reference: row.cause,
    atMs: row.at.getTime(),
  }
}

/** A page of a member's statement, newest first. */
export async function statementOf(db: Reader, filter: StatementFilter) {
  const { rows, total } = await readStatement(db, filter)
  return { lines: rows.map(line), total }
}
