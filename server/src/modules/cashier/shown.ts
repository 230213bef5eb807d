import { formatMoney } from '@suerte/domain/money.ts'
import type { DepositRow, WithdrawalRow } from './queries.ts'

export function shownDeposit(row: DepositRow) {
  return {
    id: row.id,
    channel: row.channel,
    amount: formatMoney(row.amount),
    state: row.state,
    remark: row.remark,
    receipts: row.receiptIds.length,
    reason: row.reason,
    createdAtMs: row.createdAt.getTime(),
    decidedAtMs: row.decidedAt?.getTime() ?? null,
  }
}

export function shownWithdrawal(row: WithdrawalRow, card: string) {
  return {
    id: row.id,
    amount: formatMoney(row.amount),
    card,
    state: row.state,
    reason: row.reason,
    createdAtMs: row.createdAt.getTime(),
    decidedAtMs: row.decidedAt?.getTime() ?? null,
  }
}
