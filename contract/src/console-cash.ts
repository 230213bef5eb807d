import { z } from 'zod'
import { deposit, depositStates, withdrawal, withdrawalStates } from './cashier.ts'
import { decision, one, paging, reason, staff } from './console-shapes.ts'
import { group, id, page } from './shapes.ts'

const queuedDeposit = deposit.extend({
  memberId: id,
  account: z.string(),
  receiptIds: z.array(id),
  approvals: z.array(z.string()),
  approvalsNeeded: z.int(),
})
const queuedWithdrawal = withdrawal.extend({
  memberId: id,
  account: z.string(),
  holder: z.string(),
  bankName: z.string(),
  cardNumber: z.string(),
  approvals: z.array(z.string()),
  approvalsNeeded: z.int(),
})

export const consoleCashCalls = group({
  'GET /relay/console/deposits': {
    name: 'listDepositQueue',
    summary: 'Deposits by state, oldest first in the queue',
    caller: 'operator',
    roles: ['owner', 'cashier', 'support', 'risk', 'auditor'],
    query: paging.extend({
      state: z.enum(depositStates).optional(),
      search: z.string().max(64).optional(),
    }),
    reply: page(queuedDeposit),
    refusals: staff,
  },
  'GET /relay/console/receipts/:id': {
    name: 'getReceipt',
    summary: 'One receipt picture as a data URL',
    caller: 'operator',
    roles: ['owner', 'cashier', 'risk', 'auditor'],
    params: one,
    reply: z.strictObject({ image: z.string() }),
    refusals: [...staff, 'not_found'],
  },
  'POST /relay/console/deposits/:id/approve': {
    name: 'approveDeposit',
    summary: 'Says that the money arrived; above the limit a second person must say it too',
    caller: 'operator',
    roles: ['owner', 'cashier'],
    money: true,
    params: one,
    body: decision,
    reply: queuedDeposit,
    refusals: [...staff, 'not_found', 'not_pending', 'second_person_needed'],
  },
  'POST /relay/console/deposits/:id/refuse': {
    name: 'refuseDeposit',
    summary: 'Says that the money did not arrive',
    caller: 'operator',
    roles: ['owner', 'cashier'],
    money: true,
    params: one,
    body: z.strictObject({ reason }),
    reply: queuedDeposit,
    refusals: [...staff, 'not_found', 'not_pending'],
  },
  'GET /relay/console/withdrawals': {
    name: 'listWithdrawalQueue',
    summary: 'Withdrawals by state, oldest first in the queue',
    caller: 'operator',
    roles: ['owner', 'cashier', 'support', 'risk', 'auditor'],
    query: paging.extend({
      state: z.enum(withdrawalStates).optional(),
      search: z.string().max(64).optional(),
    }),
    reply: page(queuedWithdrawal),
    refusals: staff,
  },
  'POST /relay/console/withdrawals/:id/approve': {
    name: 'approveWithdrawal',
    summary: 'Allows the payment; above the limit a second person must allow it too',
    caller: 'operator',
    roles: ['owner', 'cashier'],
    money: true,
    params: one,
    body: decision,
    reply: queuedWithdrawal,
    refusals: [...staff, 'not_found', 'not_pending', 'second_person_needed'],
  },
  'POST /relay/console/withdrawals/:id/refuse': {
    name: 'refuseWithdrawal',
    summary: 'Refuses; the reserved money goes back to the member',
    caller: 'operator',
    roles: ['owner', 'cashier'],
    money: true,
    params: one,
    body: z.strictObject({ reason }),
    reply: queuedWithdrawal,
    refusals: [...staff, 'not_found', 'not_pending'],
  },
  'POST /relay/console/withdrawals/:id/paid': {
    name: 'payWithdrawal',
    summary: 'Says that the bank transfer was made, with its reference',
    caller: 'operator',
    roles: ['owner', 'cashier'],
    money: true,
    params: one,
    body: z.strictObject({ reference: z.string().trim().min(3).max(80) }),
    reply: queuedWithdrawal,
    refusals: [...staff, 'not_found', 'not_pending'],
  },
})
