import { isRefusal, refuse, type Refusal } from '@suerte/contract/refusals.ts'
import type { Ctx } from '../../platform/context.ts'
import { transaction } from '../../platform/db.ts'
import type { Input } from '../../platform/http.ts'
import { writeAudit } from '../audit/audit-chain.ts'
import { findMember } from '../identity/members.ts'
import { endSessionsOf, letIn, shutOut } from '../identity/shut-out.ts'

const done = { success: true as const }
const shown = (disabled: boolean) => (disabled ? 'disabled' : 'enabled')

/** Shuts a member out, which ends every session at once, or lets them in again. */
export async function disableMember(
  ctx: Ctx,
  input: Input<'POST /relay/console/members/:id/disable'>,
) {
  const { id } = input.params
  const { disabled, reason } = input.body
  const answer = await transaction(ctx.db, async (tx): Promise<typeof done | Refusal> => {
    const before = await (disabled ? shutOut(tx, id) : letIn(tx, id))
    const member = await findMember(tx, id)
    if (before === undefined || !member) return refuse('not_found')
    await writeAudit(tx, {
      operator: input.operator.username,
      action: disabled ? 'member.disable' : 'member.enable',
      subject: member.username,
      reason,
      before: shown(before),
      after: shown(disabled),
    })
    return done
  })
  if (!isRefusal(answer) && disabled) ctx.live.tell(id, { topic: 'me', kind: 'session' })
  return answer
}

export async function endMemberSessions(
  ctx: Ctx,
  input: Input<'DELETE /relay/console/members/:id/sessions'>,
) {
  const { id } = input.params
  const answer = await transaction(ctx.db, async (tx): Promise<{ ended: number } | Refusal> => {
    const member = await findMember(tx, id)
    if (!member) return refuse('not_found')
    const ended = await endSessionsOf(tx, id)
    await writeAudit(tx, {
      operator: input.operator.username,
      action: 'member.end_sessions',
      subject: member.username,
      reason: input.body.reason,
      after: String(ended),
    })
    return { ended }
  })
  if (!isRefusal(answer)) ctx.live.tell(id, { topic: 'me', kind: 'session' })
  return answer
}
