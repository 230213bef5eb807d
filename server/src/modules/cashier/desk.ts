import * as queries from './queries.ts'

/** The steps that the operators' desk may take with the cashier's rows; it decides under their locks. */
export const lockDeposit = queries.lockDeposit
export const setDeposit = queries.setDeposit
export const lockWithdrawal = queries.lockWithdrawal
export const setWithdrawal = queries.setWithdrawal
export const findWithdrawal = queries.findWithdrawal
export const queueOfDeposits = queries.listDepositQueue
export const queueOfWithdrawals = queries.listWithdrawalQueue
export const findPicture = queries.findReceipt
export const waitingCounts = queries.waitingCounts
export type DepositRow = queries.DepositRow
export type WithdrawalRow = queries.WithdrawalRow
