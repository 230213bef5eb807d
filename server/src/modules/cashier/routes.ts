import type { cashierCalls } from '@suerte/contract/cashier.ts'
import type { memberSafetyCalls } from '@suerte/contract/member-safety.ts'
import type { Handlers } from '../../platform/http.ts'
import { closeAccount } from './close-account.ts'
import { getBalance, listTransactionCodes, listTransactions } from '../wallet/statement.ts'
import {
  createGatewayDeposit,
  createManualDeposit,
  listDepositChannels,
  listDeposits,
  uploadReceipt,
} from './deposit.ts'
import { receiveGatewayWebhook } from './receive-webhook.ts'
import { removeBankCard } from './remove-bank-card.ts'
import { getWithdrawRules, listWithdrawals, requestWithdrawal } from './withdraw.ts'

/** Calls of a member about money on file, which need to know what the cashier has on its way. */
type MoneyOnFile = Extract<
  keyof typeof memberSafetyCalls,
  'POST /wps/member/close' | 'DELETE /wps/member/bankCards/:id'
>

export const cashierRoutes: Handlers<keyof typeof cashierCalls | MoneyOnFile> = {
  'GET /wps/wallet/balance': getBalance,
  'GET /wps/wallet/transactions': listTransactions,
  'GET /wps/wallet/transactionCodes': listTransactionCodes,
  'GET /wps/deposit/channels': listDepositChannels,
  'POST /wps/deposit/receipt': uploadReceipt,
  'POST /wps/deposit/manual': createManualDeposit,
  'POST /wps/deposit/gateway': createGatewayDeposit,
  'GET /wps/deposit/records': listDeposits,
  'POST /relay/gateway/webhook': receiveGatewayWebhook,
  'GET /wps/withdraw/rules': getWithdrawRules,
  'POST /wps/withdraw/apply': requestWithdrawal,
  'GET /wps/withdraw/records': listWithdrawals,
  'POST /wps/member/close': closeAccount,
  'DELETE /wps/member/bankCards/:id': removeBankCard,
}
