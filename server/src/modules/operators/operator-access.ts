import { isRefusal, refuse, type Refusal } from '@suerte/contract/refusals.ts'
import type { Ctx } from '../../platform/context.ts'
import { transaction } from '../../platform/db.ts'
import type { Input } from '../../platform/http.ts'
import { writeAudit } from '../audit/audit-chain.ts'
import * as queries from './queries/operator-access.ts'

const done = { success: true as const }
const shown = (disabled: boolean) => (disabled ? 'disabled' : 'enabled')

/** Shuts an operator out, or lets them in again. Nobody shuts out themselves or the last owner. */
export async function disableOperator(
  ctx: Ctx,
  input: Input<'POST /relay/console/operators/:id/disable'>,
) {
  const { id } = input.params
  const { disabled, reason } = input.body
  return transaction(ctx.db, async (tx): Promise<typeof done | Refusal> => {
    const owners = await queries.lockOwners(tx)
    if (disabled && (id === input.operator.operatorId || (owners.length === 1 && owners[0] === id)))
      return refuse('last_way_in')
    // who was shut out while this call was on its way does nothing any more
    if (!owners.includes(input.operator.operatorId)) return refuse('no_permission')
    const changed = await queries.setOperatorDisabled(tx, id, disabled)
    if (!changed) return refuse('not_found')
    if (disabled) await queries.endSessionsOfOperator(tx, id)
    await writeAudit(tx, {
      operator: input.operator.username,
      action: disabled ? 'operator.disable' : 'operator.enable',
      subject: changed.username,
      reason,
      before: shown(changed.before),
      after: shown(disabled),
    })
    return done
  })
}

export async function listOperatorSessions(ctx: Ctx, input: Input<'GET /relay/console/sessions'>) {
  const { operatorId, tokenHash } = input.operator
  const rows = await queries.listSessionsOfOperator(ctx.db, operatorId)
  return {
    sessions: rows.map((row) => ({
      id: row.id,
      current: row.tokenHash.equals(tokenHash),
      createdAtMs: row.createdAt.getTime(),
      seenAtMs: row.seenAt.getTime(),
    })),
  }
}

/** Ends one of the operator's own sessions; the one that asks may end itself. */
export async function endOperatorSession(
  ctx: Ctx,
  input: Input<'DELETE /relay/console/sessions/:id'>,
) {
  const { operatorId, username, tokenHash } = input.operator
  const { id } = input.params
  const ended = await transaction(ctx.db, async (tx) => {
    const row = await queries.endSessionOfOperator(tx, operatorId, id)
    if (!row) return refuse('not_found')
    await writeAudit(tx, { operator: username, action: 'operator.end_session', subject: username })
    return row
  })
  if (isRefusal(ended)) return ended
  if (ended.tokenHash.equals(tokenHash)) input.setCookie('operator', null)
  return done
}
