import { z } from 'zod'
import {
  atMs,
  done,
  group,
  id,
  money,
  page,
  pageNo,
  pageSize,
  queryAtMs,
  signedMoney,
  notCleared,
} from './shapes.ts'

export const depositStates = ['waiting', 'review', 'paid', 'refused', 'expired'] as const
export const withdrawalStates = ['review', 'approved', 'paid', 'refused'] as const

export const deposit = z.strictObject({
  id,
  channel: z.string(),
  amount: money,
  state: z.enum(depositStates),
  remark: z.string(),
  receipts: z.int(),
  reason: z.string(),
  createdAtMs: atMs,
  decidedAtMs: atMs.nullable(),
})
export const withdrawal = z.strictObject({
  id,
  amount: money,
  card: z.string(),
  state: z.enum(withdrawalStates),
  reason: z.string(),
  createdAtMs: atMs,
  decidedAtMs: atMs.nullable(),
})
/** One line of a member's statement: a transfer seen from the member's side. */
export const statementLine = z.strictObject({
  id,
  code: z.string(),
  amount: signedMoney,
  balanceAfter: money,
  reference: z.string(),
  atMs,
})
const signedIn = ['not_logged_in', 'session_ended'] as const
const forReal = ['not_logged_in', 'session_ended', 'free_reject'] as const
const paging = z.strictObject({ pageNo, pageSize })

export const cashierCalls = group({
  'GET /wps/wallet/balance': {
    name: 'getBalance',
    summary: 'What can be spent and what is held for withdrawals',
    caller: 'member',
    reply: z.strictObject({ sumBalance: money, held: money, currencySymbol: z.string() }),
    refusals: signedIn,
  },
  'GET /wps/wallet/transactions': {
    name: 'listTransactions',
    summary: "The member's statement, newest first",
    caller: 'member',
    query: paging.extend({
      code: z.string().max(40).optional(),
      fromMs: queryAtMs.optional(),
      toMs: queryAtMs.optional(),
    }),
    reply: page(statementLine),
    refusals: signedIn,
  },
  'GET /wps/wallet/transactionCodes': {
    name: 'listTransactionCodes',
    summary: 'The kinds of lines a statement can have',
    caller: 'member',
    reply: z.strictObject({ codes: z.array(z.string()) }),
    refusals: signedIn,
  },
  'GET /wps/deposit/channels': {
    name: 'listDepositChannels',
    summary: 'Channels open to this member, with their limits',
    caller: 'player',
    reply: z.strictObject({
      channels: z.array(
        z.strictObject({
          channel: z.string(),
          kind: z.enum(['manual', 'gateway']),
          title: z.string(),
          min: money,
          max: money,
          /** Manual channels: where to send the money. */
          payTo: z.array(z.strictObject({ label: z.string(), value: z.string() })),
        }),
      ),
      remarkMax: z.int(),
      receiptsMax: z.int(),
      receiptBytesMax: z.int(),
    }),
    refusals: forReal,
  },
  'POST /wps/deposit/receipt': {
    name: 'uploadReceipt',
    summary: 'Sends one picture of a receipt; told apart by its content, not its name',
    caller: 'player',
    raw: ['image/png', 'image/jpeg', 'application/octet-stream'],
    bodyMax: 5 * 1024 * 1024,
    reply: z.strictObject({ receiptId: id }),
    refusals: [...forReal, 'too_many_requests', 'payload_too_large', 'receipt_invalid'],
  },
  'POST /wps/deposit/manual': {
    name: 'createManualDeposit',
    summary: 'Tells the house of a bank transfer; an operator confirms it',
    caller: 'player',
    cleared: true,
    money: true,
    body: z.strictObject({
      channel: z.string().max(40),
      amount: z.string().max(20),
      remark: z.string().max(140),
      receiptIds: z.array(id).max(3),
    }),
    reply: deposit,
    refusals: [
      ...forReal,
      ...notCleared,
      'too_many_requests',
      'channel_unavailable',
      'amount_invalid',
      'amount_too_low',
      'amount_too_high',
      'receipt_invalid',
    ],
  },
  'POST /wps/deposit/gateway': {
    name: 'createGatewayDeposit',
    summary: 'Opens an order at the payment gateway and gives its page',
    caller: 'player',
    cleared: true,
    money: true,
    body: z.strictObject({ channel: z.string().max(40), amount: z.string().max(20) }),
    reply: z.strictObject({ deposit, payUrl: z.string() }),
    refusals: [
      ...forReal,
      ...notCleared,
      'too_many_requests',
      'channel_unavailable',
      'amount_invalid',
      'amount_too_low',
      'amount_too_high',
      'gateway_unreachable',
    ],
  },
  'GET /wps/deposit/records': {
    name: 'listDeposits',
    summary: "The member's deposits, newest first",
    caller: 'player',
    query: paging,
    reply: page(deposit),
    refusals: forReal,
  },
  'POST /relay/gateway/webhook': {
    name: 'receiveGatewayWebhook',
    summary: 'The payment gateway says what became of an order (HMAC-SHA256 over the raw body)',
    caller: 'signed',
    raw: ['application/json'],
    reply: done,
    refusals: ['webhook_invalid'],
  },
  'GET /wps/withdraw/rules': {
    name: 'getWithdrawRules',
    summary: 'Limits of withdrawals and what is still missing for one',
    caller: 'player',
    reply: z.strictObject({
      min: money,
      max: money,
      available: money,
      hasPaymentPassword: z.boolean(),
      hasBankCard: z.boolean(),
    }),
    refusals: forReal,
  },
  'POST /wps/withdraw/apply': {
    name: 'requestWithdrawal',
    summary: 'Reserves the amount and asks for its payment',
    caller: 'player',
    money: true,
    body: z.strictObject({
      amount: z.string().max(20),
      bankCardId: id,
      paymentPassword: z.string().max(20),
    }),
    reply: withdrawal,
    refusals: [
      ...forReal,
      'too_many_requests',
      'payment_password_missing',
      'payment_password_wrong',
      'bank_card_missing',
      'amount_invalid',
      'amount_too_low',
      'amount_too_high',
      'insufficient_balance',
    ],
  },
  'GET /wps/withdraw/records': {
    name: 'listWithdrawals',
    summary: "The member's withdrawals, newest first",
    caller: 'player',
    query: paging,
    reply: page(withdrawal),
    refusals: forReal,
  },
})
