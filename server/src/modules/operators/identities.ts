import { isRefusal, refuse, type Refusal } from '@suerte/contract/refusals.ts'
import type { Ctx } from '../../platform/context.ts'
import { transaction } from '../../platform/db.ts'
import type { Input } from '../../platform/http.ts'
import { paged, window } from '../../platform/paging.ts'
import { writeAudit } from '../audit/audit-chain.ts'
import { allExclusions, excludePerson, readmitPerson } from '../identity/exclusions.ts'
import { findMember } from '../identity/members.ts'
import { judgeIdentity, queueOfPersons } from '../identity/verification.ts'

const done = { success: true as const }

export async function listIdentities(ctx: Ctx, input: Input<'GET /relay/console/identities'>) {
  const page = window(input.query)
  const { content, total } = await queueOfPersons(ctx, ctx.db, input.query.state, page)
  return paged(content, total, input.query)
}

/** Verifies or refuses an identity that waits; who is on the exclusion list is never verified. */
export async function decideIdentity(ctx: Ctx, input: Input<'POST /relay/console/identities/:id'>) {
  const { id } = input.params
  const { verdict, reason } = input.body
  const answer = await transaction(ctx.db, async (tx): Promise<typeof done | Refusal> => {
    const refused = await judgeIdentity(tx, id, verdict, reason)
    if (refused) return refused
    await writeAudit(tx, {
      operator: input.operator.username,
      action: verdict === 'verified' ? 'identity.verify' : 'identity.refuse',
      subject: (await findMember(tx, id))?.username ?? id,
      reason,
      before: 'waiting',
      after: verdict,
    })
    return done
  })
  if (!isRefusal(answer)) ctx.live.tell(id, { topic: 'me', kind: 'session' })
  return answer
}

export async function listExclusions(ctx: Ctx, input: Input<'GET /relay/console/exclusions'>) {
  const { content, total } = await allExclusions(ctx.db, window(input.query))
  return paged(content, total, input.query)
}

/** Puts a person on the list. Members who were verified as this person are shut out at once. */
export async function addExclusion(ctx: Ctx, input: Input<'POST /relay/console/exclusions'>) {
  const { reason, ...person } = input.body
  const operator = input.operator.username
  const { exclusion, members } = await transaction(ctx.db, async (tx) => {
    const excluded = await excludePerson(ctx, tx, person)
    const subject = `${person.name} (${person.birthDate})`
    await writeAudit(tx, { operator, action: 'exclusion.add', subject, reason, after: person.note })
    for (const { username } of excluded.members)
      await writeAudit(tx, {
        operator,
        action: 'member.disable',
        subject: username,
        reason,
        before: 'enabled',
        after: 'disabled',
      })
    return excluded
  })
  for (const { memberId } of members) ctx.live.tell(memberId, { topic: 'me', kind: 'session' })
  return exclusion
}

export async function removeExclusion(
  ctx: Ctx,
  input: Input<'DELETE /relay/console/exclusions/:id'>,
) {
  return transaction(ctx.db, async (tx): Promise<typeof done | Refusal> => {
    const removed = await readmitPerson(tx, input.params.id)
    if (!removed) return refuse('not_found')
    await writeAudit(tx, {
      operator: input.operator.username,
      action: 'exclusion.remove',
      subject: `${removed.name} (${removed.birthDate})`,
      reason: input.body.reason,
    })
    return done
  })
}
