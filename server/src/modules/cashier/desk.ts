/** What the operators' desk may do with the cashier's rows. */
export {
  findReceipt as findPicture,
  listDepositQueue as queueOfDeposits,
  listWithdrawalQueue as queueOfWithdrawals,
  lockDeposit,
  lockWithdrawal,
  setDeposit,
  setWithdrawal,
  waitingCounts,
  type DepositRow,
  type WithdrawalRow,
} from './queries.ts'
