import { isRefusal, refuse, type Refusal } from '@suerte/contract/refusals.ts'
import type { Ctx } from '../../platform/context.ts'
import { Rollback, transactionOr } from '../../platform/db.ts'
import type { Input } from '../../platform/http.ts'
import { writeAudit } from '../audit/audit-chain.ts'
import { addressGroup } from '../identity/address-group.ts'
import {
  checkPasskey,
  dropPasskey,
  keepPasskey,
  listPasskeysOf,
  startPasskey,
  startPasskeyLogin,
} from '../identity/passkeys.ts'
import { checkSecondFactor, openSession } from './operator-session.ts'
import { findOperator } from './queries.ts'

export async function listOperatorPasskeys(ctx: Ctx, input: Input<'GET /relay/console/passkeys'>) {
  return { passkeys: await listPasskeysOf(ctx, 'operator', input.operator.operatorId) }
}

/** A stolen session must not be enough to make a way in that stays: the second factor is asked for again. */
export async function startOperatorPasskey(
  ctx: Ctx,
  input: Input<'POST /relay/console/passkeys/options'>,
) {
  const { operatorId, username } = input.operator
  const operator = await findOperator(ctx.db, operatorId)
  if (!operator) return refuse('session_ended')
  const refused = await checkSecondFactor(ctx, operator, input.body.code)
  if (refused) return refused
  return startPasskey(ctx, 'operator', { id: operatorId, name: username })
}

export async function addOperatorPasskey(ctx: Ctx, input: Input<'POST /relay/console/passkeys'>) {
  const { operatorId, username } = input.operator
  const keep = await keepPasskey(ctx, 'operator', { ...input.body, owner: operatorId })
  if (isRefusal(keep)) return keep
  return transactionOr<{ success: true }, Refusal>(ctx.db, async (tx) => {
    if (!(await keep(tx))) throw new Rollback<Refusal>(refuse('passkey_invalid'))
    await writeAudit(tx, {
      operator: username,
      action: 'operator.passkey.add',
      subject: username,
      after: input.body.name,
    })
    return { success: true }
  })
}

export async function removeOperatorPasskey(
  ctx: Ctx,
  input: Input<'DELETE /relay/console/passkeys/:id'>,
) {
  const { operatorId, username } = input.operator
  return transactionOr<{ success: true }, Refusal>(ctx.db, async (tx) => {
    if (!(await dropPasskey(tx, 'operator', operatorId, input.params.id)))
      throw new Rollback<Refusal>(refuse('not_found'))
    await writeAudit(tx, {
      operator: username,
      action: 'operator.passkey.remove',
      subject: username,
    })
    return { success: true }
  })
}

export async function startOperatorPasskeyLogin(
  ctx: Ctx,
  input: Input<'POST /relay/console/passkey'>,
) {
  if (!(await ctx.guard.allow('operator', addressGroup(input.address))))
    return refuse('too_many_requests')
  return startPasskeyLogin(ctx, 'operator')
}

/** The device checked who holds it, and only this site's challenge was signed: both factors in one. */
export async function loginOperatorByPasskey(
  ctx: Ctx,
  input: Input<'POST /relay/console/login/passkey'>,
) {
  if (!(await ctx.guard.allow('operator', addressGroup(input.address))))
    return refuse('too_many_requests')
  const owner = await checkPasskey(ctx, 'operator', input.body)
  if (isRefusal(owner)) return owner
  const operator = await findOperator(ctx.db, owner)
  if (!operator || operator.disabled) return refuse('passkey_invalid')
  return openSession(ctx, input, operator)
}
