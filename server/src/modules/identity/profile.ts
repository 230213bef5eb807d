import { refuse } from '@suerte/contract/refusals.ts'
import { checkField } from '@suerte/domain/identity/fields.ts'
import { isPlainText, tidyText } from '@suerte/domain/identity/plain-text.ts'
import { formatMoney } from '@suerte/domain/money.ts'
import type { Ctx } from '../../platform/context.ts'
import { transaction } from '../../platform/db.ts'
import type { Input } from '../../platform/http.ts'
import { readBalance } from '../ledger/balances.ts'
import { documentsMissing } from './consents.ts'
import { coveredMobile } from './mobile-number.ts'
import {
  findProfile,
  setNickname as writeNickname,
  setPayeeName as writePayeeName,
} from './queries/profile.ts'
import { tellOwner } from './tell-owner.ts'

const done = { success: true as const }

export async function getMemberInfo(ctx: Ctx, input: Input<'GET /wps/member/info'>) {
  const { member } = input
  const [balance, profile] = await Promise.all([
    readBalance(ctx.db, member.memberId, member.ledger),
    findProfile(ctx.db, member.memberId),
  ])
  if (!profile) return refuse('session_ended')
  const { site, fixed } = ctx.settings.current()
  return {
    id: member.memberId,
    type: member.type,
    nickname: profile.nickname,
    account: member.username,
    headIcon: profile.headIcon,
    email: profile.email,
    emailVerified: profile.emailVerifiedAt !== null,
    mobile: coveredMobile(profile.mobile),
    payeeName: profile.payeeName,
    inviteCode: profile.inviteCode ?? '',
    hasPassword: profile.hasPassword,
    hasPaymentPassword: profile.hasPaymentPassword,
    hasSecurityQuestions: profile.hasSecurityQuestions,
    bankCards: profile.bankCards,
    passkeys: profile.passkeys,
    consentsNeeded: documentsMissing(ctx, member),
    identity: profile.identityState,
    identityNeeded: site.identityCheck,
    closing: profile.closing !== '',
    currencySymbol: fixed.currency.symbol,
    balance: formatMoney(balance.cash),
    held: formatMoney(balance.held),
  }
}

/** Whether a text may stand in this field by the rule that the operator set. */
function fits(ctx: Ctx, field: 'nickname' | 'payeeName', text: string): boolean {
  const rule = ctx.settings.current().site.register.find((known) => known.field === field)
  // a field that registration does not ask for has its length and pattern all the same
  return !rule || !checkField({ ...rule, required: rule.enabled && rule.required }, text)
}

export async function setNickname(ctx: Ctx, input: Input<'PUT /wps/member/nickname'>) {
  const nickname = tidyText(input.body.nickname)
  if (!isPlainText(input.body.nickname) || !fits(ctx, 'nickname', nickname))
    return refuse('name_invalid', { field: 'nickname' })
  await writeNickname(ctx.db, input.member.memberId, nickname)
  return done
}

/** Changes the name that money is paid to. It is never empty: bank cards are held against it. */
export async function setPayeeName(ctx: Ctx, input: Input<'PUT /wps/member/payeeName'>) {
  const { memberId } = input.member
  const payeeName = tidyText(input.body.payeeName)
  const plain = payeeName !== '' && isPlainText(input.body.payeeName)
  if (!plain || !fits(ctx, 'payeeName', payeeName))
    return refuse('name_invalid', { field: 'payeeName' })
  await transaction(ctx.db, async (tx) => {
    await writePayeeName(tx, memberId, payeeName)
    await tellOwner(ctx, tx, memberId, 'payee_changed')
  })
  return done
}
