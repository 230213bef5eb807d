import type { consoleCashCalls } from '@suerte/contract/console-cash.ts'
import type { consoleAccountCalls } from '@suerte/contract/console-accounts.ts'
import type { consoleCalls } from '@suerte/contract/console.ts'
import type { Handlers } from '../../platform/http.ts'
import { consoleAccountRoutes } from './account-routes.ts'
import { getDashboard } from '../reports/dashboard.ts'
import { listAudit } from '../audit/list-audit.ts'
import { approveDeposit, getReceipt, listDepositQueue, refuseDeposit } from './decide-deposit.ts'
import {
  approveWithdrawal,
  listWithdrawalQueue,
  payWithdrawal,
  refuseWithdrawal,
} from './decide-withdrawal.ts'
import { getConsoleDraw, listConsoleDraws, voidDraw } from './draws.ts'
import { changeProviders, getProviders, testProvider } from './providers.ts'
import {
  addOperatorPasskey,
  listOperatorPasskeys,
  loginOperatorByPasskey,
  removeOperatorPasskey,
  startOperatorPasskey,
  startOperatorPasskeyLogin,
} from './operator-passkeys.ts'
import { getMember, listMemberLedger, listMembers } from './members.ts'
import {
  acceptInvite,
  getInvite,
  getOperator,
  inviteOperator,
  listOperators,
  loginOperator,
  logoutOperator,
} from './operator-session.ts'
import {
  changeSettings,
  getContent,
  getSettings,
  listOutbox,
  publishAnnouncement,
  removeAnnouncement,
} from './site.ts'

export const consoleRoutes: Handlers<
  keyof typeof consoleCalls | keyof typeof consoleCashCalls | keyof typeof consoleAccountCalls
> = {
  ...consoleAccountRoutes,
  'GET /relay/console/providers': getProviders,
  'PUT /relay/console/providers': changeProviders,
  'POST /relay/console/providers/test': testProvider,
  'GET /relay/console/passkeys': listOperatorPasskeys,
  'POST /relay/console/passkeys/options': startOperatorPasskey,
  'POST /relay/console/passkeys': addOperatorPasskey,
  'DELETE /relay/console/passkeys/:id': removeOperatorPasskey,
  'POST /relay/console/passkey': startOperatorPasskeyLogin,
  'POST /relay/console/login/passkey': loginOperatorByPasskey,
  'GET /relay/console/invite/:token': getInvite,
  'POST /relay/console/invite/:token': acceptInvite,
  'POST /relay/console/login': loginOperator,
  'DELETE /relay/console/logout': logoutOperator,
  'GET /relay/console/me': getOperator,
  'GET /relay/console/dashboard': getDashboard,
  'GET /relay/console/deposits': listDepositQueue,
  'GET /relay/console/receipts/:id': getReceipt,
  'POST /relay/console/deposits/:id/approve': approveDeposit,
  'POST /relay/console/deposits/:id/refuse': refuseDeposit,
  'GET /relay/console/withdrawals': listWithdrawalQueue,
  'POST /relay/console/withdrawals/:id/approve': approveWithdrawal,
  'POST /relay/console/withdrawals/:id/refuse': refuseWithdrawal,
  'POST /relay/console/withdrawals/:id/paid': payWithdrawal,
  'GET /relay/console/members': listMembers,
  'GET /relay/console/members/:id': getMember,
  'GET /relay/console/members/:id/ledger': listMemberLedger,
  'GET /relay/console/draws': listConsoleDraws,
  'GET /relay/console/draws/:gameId/:numero': getConsoleDraw,
  'POST /relay/console/draws/:gameId/:numero/void': voidDraw,
  'GET /relay/console/outbox': listOutbox,
  'GET /relay/console/audit': listAudit,
  'GET /relay/console/operators': listOperators,
  'POST /relay/console/operators': inviteOperator,
  'GET /relay/console/settings': getSettings,
  'PUT /relay/console/settings': changeSettings,
  'GET /relay/console/content': getContent,
  'POST /relay/console/announcements': publishAnnouncement,
  'DELETE /relay/console/announcements/:id': removeAnnouncement,
}
