import { registerPayload } from '@suerte/contract/account.ts'
import { isRefusal, refuse, type Refusal, type RefusalCode } from '@suerte/contract/refusals.ts'
import {
  fieldsOf,
  registerPlan,
  registerProblems,
  tidyField,
  type RegisterPlan,
} from '@suerte/domain/identity/register-form.ts'
import type { z } from 'zod'
import type { Ctx } from '../../platform/context.ts'
import { Rollback, transactionOr } from '../../platform/db.ts'
import type { Input } from '../../platform/http.ts'
import { addressGroup } from './address-group.ts'
import { newId } from '../../platform/ids.ts'
import { openAccounts } from '../ledger/post-transfer.ts'
import { recordConsents } from './consents.ts'
import { tidyEmail } from './contacts.ts'
import { enter } from './enter.ts'
import { openSealed } from './encryption.ts'
import { readIdToken, spendToken, type Vouched } from './firebase.ts'
import { askHuman } from './human-check.ts'
import { newInviteCode } from './invite-codes.ts'
import { MEMBER_SERIES } from './member-series.ts'
import { readMobile } from './mobile-number.ts'
import { judgePassword } from './password-policy.ts'
import { hashPassword } from './passwords.ts'
import { addMember, findInviter, findMember } from './queries.ts'
import { linkSocial } from './queries/social.ts'
import { takeCode } from './sent-codes.ts'

type Asked = z.output<typeof registerPayload>
/** What a registration comes to when all of it is right. */
type Judged = {
  username: string
  /** E.164 digits that a code proved, else null. */
  mobile: string | null
  fields: Record<string, string>
  invitedBy: string | null
  vouched: Vouched | undefined
}

/** Fields with a column of their own; the others are kept together. */
const OWN: ReadonlySet<string> = new Set([
  'username',
  'password',
  'confirmPassword',
  'paymentPassword',
  'nickname',
  'payeeName',
  'email',
  'affiliateCode',
])

/** Opens a player's account and signs in. Nothing is written unless all of it is right. */
export async function registerMember(ctx: Ctx, input: Input<'PUT /wps/account/register'>) {
  const { site } = ctx.settings.current()
  if (!(await ctx.guard.allow('register', addressGroup(input.address))))
    return refuse('too_many_requests')
  const plan = registerPlan(site.whitelabel)
  if (plan.ways.length === 0) return refuse('feature_off')
  const asked = await openSealed(ctx, input.body.data, registerPayload)
  if (isRefusal(asked)) return asked
  const judged = await judge(ctx, asked, plan)
  if (isRefusal(judged)) return judged

  const memberId = newId()
  // one that no field asked for is not among them
  const { paymentPassword } = judged.fields
  const passwordHash = asked.password === '' ? null : await hashPassword(asked.password)
  const paymentHash = paymentPassword === undefined ? null : await hashPassword(paymentPassword)
  const opened = await transactionOr<true, Refusal>(ctx.db, async (tx) => {
    const added = await addMember(tx, {
      id: memberId,
      username: judged.username,
      type: asked.type,
      merchantCode: ctx.settings.current().fixed.merchantCode,
      ledger: 'real',
      passwordHash,
      paymentPasswordHash: paymentHash,
      nickname: judged.fields['nickname'] ?? '',
      payeeName: judged.fields['payeeName'] ?? '',
      email: tidyEmail(judged.fields['email'] ?? ''),
      mobile: judged.mobile,
      inviteCode: newInviteCode(ctx.random),
      invitedBy: judged.invitedBy,
      fields: Object.fromEntries(Object.entries(judged.fields).filter(([name]) => !OWN.has(name))),
      registerMethod: asked.registerMethod,
      termsVersion: asked.termsVersion,
      memberSeries: MEMBER_SERIES,
    })
    const field = asked.method === 'username' ? 'username' : 'mobileNum'
    if (!added) throw new Rollback<Refusal>(refuse('username_taken', { field }))
    await openAccounts(tx, memberId, 'real')
    await recordConsents(tx, {
      memberId,
      documents: [
        { kind: 'terms', version: asked.termsVersion },
        { kind: 'privacy', version: asked.privacyVersion },
      ],
      address: input.address,
    })
    const { vouched } = judged
    if (vouched && !(await spendToken(tx, vouched)))
      throw new Rollback<Refusal>(refuse('social_invalid'))
    if (vouched && !(await linkSocial(tx, { ...vouched, memberId })))
      throw new Rollback<Refusal>(refuse('social_taken'))
    return true
  })
  if (isRefusal(opened)) return opened
  const member = await findMember(ctx.db, memberId)
  if (!member) throw new Error('a member vanished right after registering')
  return enter(ctx, input, member)
}

/** The catalogue has a text of its own for the account, and one for names. */
function refusalOf(field: string): RefusalCode {
  if (field === 'username' || field === 'password' || field === 'email') return 'format_invalid'
  return field === 'nickname' || field === 'payeeName' ? 'name_invalid' : 'field_invalid'
}

/** Looks at everything in the order in which a person filled it in; the dear and the used-up things last. */
async function judge(ctx: Ctx, asked: Asked, plan: RegisterPlan): Promise<Judged | Refusal> {
  const { site, documents } = ctx.settings.current()
  if (!plan.ways.includes(asked.method)) return refuse('feature_off')
  const values = valuesOf(asked)
  const rules = fieldsOf(site.register, plan, asked.method)
  const problems = registerProblems(rules, values)
  const wrong = rules.find((rule) => problems[rule.field])
  if (wrong)
    return refuse(refusalOf(wrong.field), {
      field: wrong.field,
      detail: { problem: problems[wrong.field] ?? '' },
    })
  if (problems['confirmPassword'] || asked.password !== asked.confirmPassword)
    return refuse('field_invalid', { field: 'confirmPassword', detail: { problem: 'differs' } })
  const wantsPassword = rules.some((rule) => rule.field === 'password')
  // a password that no field asked for is not taken
  if (!wantsPassword && asked.password !== '') return refuse('field_invalid', { field: 'password' })
  const username = await nameOf(ctx, asked)
  if (isRefusal(username)) return username
  const weak = wantsPassword && judgePassword(ctx, asked.password, { username, field: 'password' })
  if (weak) return weak
  if (!asked.ageConfirmed) return refuse('terms_not_accepted')
  if (asked.termsVersion !== documents.terms || asked.privacyVersion !== documents.privacy)
    return refuse('terms_not_accepted')
  const invitedBy = await inviterOf(
    ctx,
    asked,
    rules.some(({ field }) => field === 'affiliateCode'),
  )
  if (isRefusal(invitedBy)) return invitedBy
  const robot = await askHuman(ctx, asked.human)
  if (robot) return robot
  const vouched = await vouchedOf(ctx, asked)
  if (isRefusal(vouched)) return vouched
  const proved = asked.method === 'mobileNum' && plan.codeNeeded
  // by a code of ours, unless Firebase sent one to this number
  const code =
    proved && vouched?.mobile !== username
      ? await takeCode(ctx, { purpose: 'register', ...asked })
      : undefined
  if (isRefusal(code)) return code
  if (code && code.recipient !== username)
    return refuse('code_wrong', { field: 'verificationCode' })
  const known = new Set(rules.map((rule) => rule.field))
  const fields = Object.entries(values)
    .map(([name, value]) => [name, tidyField(name, value)] as const)
    .filter(([name, value]) => known.has(name) && value !== '')
  return {
    username,
    mobile: proved ? username : null,
    fields: Object.fromEntries(fields),
    invitedBy,
    vouched,
  }
}

function valuesOf(asked: Asked): Record<string, string> {
  const texts = Object.entries(asked).filter(([, value]) => typeof value === 'string')
  // filtered to strings right above
  return Object.fromEntries(texts) as Record<string, string>
}

/** The account's name: the username, or the number itself. */
async function nameOf(ctx: Ctx, asked: Asked): Promise<string | Refusal> {
  if (asked.method === 'username') return tidyField('username', asked.username).toLowerCase()
  return (
    readMobile(ctx, asked.countryDialingCode, asked.mobileNum) ??
    refuse('mobile_invalid', { field: 'mobileNum' })
  )
}

/** Who brought the new member: by the code that was typed, else by the link that was followed. */
async function inviterOf(
  ctx: Ctx,
  asked: Asked,
  codeAsked: boolean,
): Promise<string | null | Refusal> {
  const code = asked.affiliateCode.trim().toUpperCase()
  if (codeAsked && code !== '') {
    const inviter = await findInviter(ctx.db, code)
    return inviter?.id ?? refuse('invitation_code_error', { field: 'affiliateCode' })
  }
  const link = asked.recommenderId.trim().toUpperCase()
  if (link === '') return null
  return (await findInviter(ctx.db, link))?.id ?? refuse('referrer_invalid')
}

async function vouchedOf(ctx: Ctx, asked: Asked): Promise<Vouched | undefined | Refusal> {
  const { firebaseChannel, firebaseIdToken } = asked
  if (!firebaseChannel || !firebaseIdToken) return undefined
  return readIdToken(ctx, firebaseChannel, firebaseIdToken, 'register')
}
