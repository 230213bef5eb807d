import type { accountCalls } from '@suerte/contract/account.ts'
import type { memberSafetyCalls } from '@suerte/contract/member-safety.ts'
import type { memberCalls } from '@suerte/contract/member.ts'
import { refuse } from '@suerte/contract/refusals.ts'
import { checkField } from '@suerte/domain/identity/fields.ts'
import type { Ctx } from '../../platform/context.ts'
import type { Handlers, Input } from '../../platform/http.ts'
import { addressGroup } from './address-group.ts'
import { changePassword, setPasswordByPhone } from './change-password.ts'
import { checkAffiliate } from './invite-codes.ts'
import { login } from './login.ts'
import { logout } from './logout.ts'
import {
  addPasskey,
  listPasskeys,
  removePasskey,
  startMemberPasskey,
  startMemberPasskeyLogin,
} from './member-passkeys.ts'
import { memberRoutes } from './member-routes.ts'
import { findMemberByUsername } from './queries.ts'
import { registerMember } from './register-member.ts'
import { confirmSession, endOtherSessions, endSession, listSessions } from './session-list.ts'
import { sendMemberCode, sendSmsCode } from './sms-code.ts'
import { startTrial } from './start-trial.ts'

async function getRegisterRules(ctx: Ctx) {
  const { register, ageMin } = ctx.settings.current().site
  return { rules: register, ageMin }
}

function ruleOf(ctx: Ctx, field: string) {
  return ctx.settings.current().site.register.find((known) => known.field === field)
}

async function checkUsername(ctx: Ctx, input: Input<'GET /wps/account/username'>) {
  if (!(await ctx.guard.allow('username', addressGroup(input.address))))
    return refuse('too_many_requests')
  const username = input.query.username.toLowerCase()
  const rule = ruleOf(ctx, 'username')
  if (rule && checkField(rule, username)) return refuse('format_invalid', { field: 'username' })
  return { available: (await findMemberByUsername(ctx.db, username)) === undefined }
}

/** Judges the address by its form alone: whether somebody has it is nobody's business. */
async function checkEmail(ctx: Ctx, input: Input<'GET /wps/account/email'>) {
  if (!(await ctx.guard.allow('username', addressGroup(input.address))))
    return refuse('too_many_requests')
  const rule = ruleOf(ctx, 'email')
  return {
    valid: !rule || checkField({ ...rule, required: true }, input.query.email) === undefined,
  }
}

type OtherCalls = 'POST /wps/member/close' | 'DELETE /wps/member/bankCards/:id'

export const identityRoutes: Handlers<
  | keyof typeof accountCalls
  | Exclude<keyof typeof memberCalls | keyof typeof memberSafetyCalls, OtherCalls>
> = {
  'GET /wps/account/registerRules': getRegisterRules,
  'GET /wps/account/username': checkUsername,
  'GET /wps/account/email': checkEmail,
  'GET /wps/account/affiliate': checkAffiliate,
  'POST /wps/account/smsCode': sendSmsCode,
  'PUT /wps/account/register': registerMember,
  'POST /wps/account/login': login,
  'POST /wps/account/passkey': startMemberPasskeyLogin,
  'POST /wps/account/trial': startTrial,
  'POST /wps/account/passwordByPhone': setPasswordByPhone,
  'POST /wps/account/passWordChangeV2': changePassword,
  'DELETE /wps/account/logout': logout,
  'POST /wps/member/confirm': confirmSession,
  'POST /wps/member/smsCode': sendMemberCode,
  'GET /wps/member/sessions': listSessions,
  'DELETE /wps/member/sessions': endOtherSessions,
  'DELETE /wps/member/sessions/:id': endSession,
  'GET /wps/member/passkeys': listPasskeys,
  'POST /wps/member/passkeys/options': startMemberPasskey,
  'POST /wps/member/passkeys': addPasskey,
  'DELETE /wps/member/passkeys/:id': removePasskey,
  ...memberRoutes,
}
