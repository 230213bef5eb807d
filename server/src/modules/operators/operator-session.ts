import { timingSafeEqual } from 'node:crypto'
import { refuse, type Refusal } from '@suerte/contract/refusals.ts'
import type { Role } from '@suerte/contract/shapes.ts'
import type { Ctx } from '../../platform/context.ts'
import { Rollback, transaction, transactionOr, type Tx } from '../../platform/db.ts'
import type { Asked, Input } from '../../platform/http.ts'
import { newId } from '../../platform/ids.ts'
import { digestOf, newToken } from '../../platform/random.ts'
import { addressGroup } from '../identity/address-group.ts'
import { isGuessable } from '../identity/password-policy.ts'
import { checkPassword, hashPassword } from '../identity/passwords.ts'
import { rightSecret, trySecret } from '../identity/secret-guard.ts'
import type { OperatorSession } from '../identity/sessions.ts'
import { writeAudit } from '../audit/audit-chain.ts'
import { newOtpSecret, otpStep, otpUri } from './otp.ts'
import {
  addInvite,
  addOperator,
  addOperatorSession,
  endOperatorSession,
  findInvite,
  findOperatorByName,
  findOperatorSession,
  listOperators as selectOperators,
  noteOperatorLogin,
  takeInvite,
  takeOtpStep,
  touchOperatorSession,
} from './queries.ts'

const IDLE_MS = 30 * 60_000
const MAX_MS = 12 * 60 * 60_000
const TOUCH_EVERY_MS = 60_000
const INVITE_MS = 7 * 24 * 60 * 60_000

export async function operatorSession(
  ctx: Ctx,
  cookie: string,
  handle: string,
  idle: boolean,
): Promise<OperatorSession | Refusal> {
  if (cookie === '' || handle === '') return refuse('not_logged_in')
  const row = await findOperatorSession(ctx.db, digestOf(cookie))
  if (!row || row.disabled || !timingSafeEqual(row.handleHash, digestOf(handle)))
    return refuse('session_ended')
  const now = row.now.getTime()
  const idleMs = now - row.seenAt.getTime()
  if (idleMs > IDLE_MS || now - row.createdAt.getTime() > MAX_MS) {
    await endOperatorSession(ctx.db, row.tokenHash)
    return refuse('session_ended')
  }
  if (!idle && idleMs > TOUCH_EVERY_MS) await touchOperatorSession(ctx.db, row.tokenHash)
  return row
}

/** Makes a one-time link for a new operator. The second factor's secret is made here, too. */
async function makeInvite(ctx: Ctx, tx: Tx, username: string, roles: Role[]) {
  const token = newToken(ctx.random)
  const otpSealed = ctx.seal.close(Buffer.from(newOtpSecret()))
  const invite = { tokenHash: digestOf(token), username, roles, otpSealed, liveMs: INVITE_MS }
  const expiresAt = await addInvite(tx, invite)
  return { link: `${ctx.publicUrl}/console/invite/${token}`, expiresAtMs: expiresAt.getTime() }
}

export async function getInvite(ctx: Ctx, input: Input<'GET /relay/console/invite/:token'>) {
  if (!(await ctx.guard.allow('operator', addressGroup(input.address))))
    return refuse('too_many_requests')
  const invite = await findInvite(ctx.db, digestOf(input.params.token))
  if (!invite) return refuse('link_used')
  const otpSecret = ctx.seal.open(invite.otpSealed).toString()
  return {
    username: invite.username,
    // written by makeInvite from the closed list
    roles: invite.roles as Role[],
    otpSecret,
    otpUri: otpUri(otpSecret, invite.username, ctx.settings.current().site.brand),
  }
}

export async function acceptInvite(ctx: Ctx, input: Input<'POST /relay/console/invite/:token'>) {
  if (!(await ctx.guard.allow('operator', addressGroup(input.address))))
    return refuse('too_many_requests')
  const tokenHash = digestOf(input.params.token)
  const invite = await findInvite(ctx.db, tokenHash)
  if (!invite) return refuse('link_used')
  const { username, password, code } = input.body
  if (invite.username !== '' && invite.username !== username)
    return refuse('field_invalid', { field: 'username' })
  const secret = ctx.seal.open(invite.otpSealed).toString()
  const step = await otpStep(secret, code, ctx.clock.nowMs())
  if (step === undefined) return refuse('second_factor_wrong', { field: 'code' })
  if (isGuessable(password, [username])) return refuse('password_breached', { field: 'password' })
  const passwordHash = await hashPassword(password)
  return transactionOr<{ success: true }, Refusal>(ctx.db, async (tx) => {
    if (!(await takeInvite(tx, tokenHash))) throw new Rollback<Refusal>(refuse('link_used'))
    const added = await addOperator(tx, {
      id: newId(),
      username,
      passwordHash,
      otpSealed: invite.otpSealed,
      otpStep: step,
      roles: invite.roles,
    })
    if (!added) throw new Rollback<Refusal>(refuse('username_taken', { field: 'username' }))
    const after = invite.roles.join(', ')
    await writeAudit(tx, { operator: username, action: 'operator.join', subject: username, after })
    return { success: true }
  })
}

/** Step: a code of the second factor; each works once, and tries are counted per operator. */
export async function checkSecondFactor(
  ctx: Ctx,
  operator: { id: string; otpSealed: Buffer },
  code: string,
): Promise<Refusal | undefined> {
  const held = await trySecret(ctx, 'second_factor', operator.id)
  if (held) return held
  const secret = ctx.seal.open(operator.otpSealed).toString()
  const step = await otpStep(secret, code, ctx.clock.nowMs())
  if (step === undefined || !(await takeOtpStep(ctx.db, operator.id, step))) {
    return refuse('second_factor_wrong', { field: 'code' })
  }
  await rightSecret(ctx, 'second_factor', operator.id)
  return undefined
}

/** Password, then second factor. Tries are counted: of the first by address, of the second per operator. */
export async function loginOperator(ctx: Ctx, input: Input<'POST /relay/console/login'>) {
  if (!(await ctx.guard.allow('operator', addressGroup(input.address))))
    return refuse('too_many_requests')
  const name = input.body.username.toLowerCase()
  // by address: a stranger who guesses does not keep the operator out
  const who = `${name}|${addressGroup(input.address)}`
  const held = await trySecret(ctx, 'operator', who)
  if (held) return held
  const operator = await findOperatorByName(ctx.db, name)
  const right = await checkPassword(operator?.passwordHash, input.body.password)
  if (!operator || !right || operator.disabled) return refuse('login_failed')
  await rightSecret(ctx, 'operator', who)
  const refused = await checkSecondFactor(ctx, operator, input.body.code)
  return refused ?? openSession(ctx, input, operator)
}

/** Step: a session at the console, for an operator who showed who is there. */
export async function openSession(
  ctx: Ctx,
  input: Asked,
  operator: { id: string; username: string; roles: string[] },
) {
  const token = newToken(ctx.random)
  const handle = newToken(ctx.random)
  await transaction(ctx.db, async (tx) => {
    await addOperatorSession(tx, {
      tokenHash: digestOf(token),
      handleHash: digestOf(handle),
      operatorId: operator.id,
    })
    await noteOperatorLogin(tx, operator.id)
    const { username } = operator
    await writeAudit(tx, { operator: username, action: 'operator.login', subject: username })
  })
  input.setCookie('operator', token)
  // roles are written from the closed list only
  return { token: handle, username: operator.username, roles: operator.roles as Role[] }
}

export async function logoutOperator(ctx: Ctx, input: Input<'DELETE /relay/console/logout'>) {
  await endOperatorSession(ctx.db, input.operator.tokenHash)
  input.setCookie('operator', null)
  return { success: true as const }
}

export async function getOperator(ctx: Ctx, input: Input<'GET /relay/console/me'>) {
  return {
    username: input.operator.username,
    // roles are written from the closed list only
    roles: [...input.operator.roles] as Role[],
    currencySymbol: ctx.settings.current().fixed.currency.symbol,
  }
}

export async function listOperators(ctx: Ctx) {
  const operators = await selectOperators(ctx.db)
  return {
    operators: operators.map((row) => ({
      id: row.id,
      username: row.username,
      // roles are written from the closed list only
      roles: row.roles as Role[],
      disabled: row.disabled,
      createdAtMs: row.createdAt.getTime(),
      lastLoginAtMs: row.lastLoginAt?.getTime() ?? null,
    })),
  }
}

export async function inviteOperator(ctx: Ctx, input: Input<'POST /relay/console/operators'>) {
  const { username, roles, reason } = input.body
  if (await findOperatorByName(ctx.db, username))
    return refuse('username_taken', { field: 'username' })
  return transaction(ctx.db, async (tx) => {
    const invite = await makeInvite(ctx, tx, username, roles)
    const operator = input.operator.username
    const after = roles.join(', ')
    await writeAudit(tx, { operator, action: 'operator.invite', subject: username, reason, after })
    return invite
  })
}
