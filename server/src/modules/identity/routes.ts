import type { accountCalls } from '@suerte/contract/account.ts'
import { refuse } from '@suerte/contract/refusals.ts'
import { checkField } from '@suerte/domain/identity/fields.ts'
import { formatMoney } from '@suerte/domain/money.ts'
import type { Ctx } from '../../platform/context.ts'
import type { Handlers, Input } from '../../platform/http.ts'
import { readBalance } from '../ledger/balances.ts'
import { addBankCard, listBankCards, setPaymentPassword } from './bank-cards.ts'
import { login } from './login.ts'
import { logout } from './logout.ts'
import { findMemberByUsername, listBankCards as selectCards } from './queries.ts'
import { registerMember } from './register-member.ts'
import { startTrial } from './start-trial.ts'

async function getRegisterRules(ctx: Ctx) {
  const { register, ageMin } = ctx.settings.current().fixed
  return { rules: register, ageMin }
}

async function checkUsername(ctx: Ctx, input: Input<'GET /wps/account/username'>) {
  if (!(await ctx.guard.allow('username', input.address))) return refuse('too_many_requests')
  const username = input.query.username.toLowerCase()
  const rule = ctx.settings.current().fixed.register.find((known) => known.field === 'username')
  if (rule && checkField(rule, username)) return refuse('field_invalid', { field: 'username' })
  return { available: (await findMemberByUsername(ctx.db, username)) === undefined }
}

async function getMemberInfo(ctx: Ctx, input: Input<'GET /wps/member/info'>) {
  const { member } = input
  const [balance, cards] = await Promise.all([
    readBalance(ctx.db, member.memberId, member.ledger),
    selectCards(ctx.db, member.memberId),
  ])
  return {
    id: member.memberId,
    type: member.type,
    nickname: member.nickname,
    account: member.username,
    hasPaymentPassword: member.hasPaymentPassword,
    bankCards: cards.length,
    currencySymbol: ctx.settings.current().fixed.currency.symbol,
    balance: formatMoney(balance.cash),
    held: formatMoney(balance.held),
  }
}

export const identityRoutes: Handlers<keyof typeof accountCalls> = {
  'GET /wps/account/registerRules': getRegisterRules,
  'GET /wps/account/username': checkUsername,
  'PUT /wps/account/register': registerMember,
  'POST /wps/account/login': login,
  'POST /wps/account/trial': startTrial,
  'DELETE /wps/account/logout': logout,
  'GET /wps/member/info': getMemberInfo,
  'POST /wps/member/paymentPassword': setPaymentPassword,
  'GET /wps/member/bankCards': listBankCards,
  'POST /wps/member/bankCards': addBankCard,
}
