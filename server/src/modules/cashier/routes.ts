import type { cashierCalls } from '@suerte/contract/cashier.ts'
import type { Handlers } from '../../platform/http.ts'
import { getBalance, listTransactionCodes, listTransactions } from '../wallet/statement.ts'
import {
  createGatewayDeposit,
  createManualDeposit,
  listDepositChannels,
  listDeposits,
  uploadReceipt,
} from './deposit.ts'
import { receiveGatewayWebhook } from './receive-webhook.ts'
import { getWithdrawRules, listWithdrawals, requestWithdrawal } from './withdraw.ts'

export const cashierRoutes: Handlers<keyof typeof cashierCalls> = {
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
}
