import { refuse, type Refusal } from '@suerte/contract/refusals.ts'
import type { Ctx } from '../../platform/context.ts'
import { Rollback, transactionOr, type Tx } from '../../platform/db.ts'
import type { Input } from '../../platform/http.ts'
import {
  addConsent,
  documentsInForce,
  type DocumentKind,
  type Standing,
} from './queries/consents.ts'

import { TRIAL_TYPE } from './sessions.ts'

export { findStanding } from './queries/consents.ts'

const kinds: readonly DocumentKind[] = ['terms', 'privacy', 'funds']

/** Documents in force that this member has not agreed to. Play money needs no agreement. */
export function documentsMissing(
  ctx: Ctx,
  member: Pick<Standing, 'type' | 'consents'>,
): DocumentKind[] {
  if (member.type === TRIAL_TYPE) return []
  const { documents } = ctx.settings.current()
  return kinds.filter((kind) => documents[kind] !== '' && member.consents[kind] !== documents[kind])
}

/** Step: why a member may not play or pay in now; undefined when nothing is in the way. */
export function clearance(ctx: Ctx, member: Standing): Refusal | undefined {
  if (member.type === TRIAL_TYPE) return undefined
  const [missing] = documentsMissing(ctx, member)
  if (missing) return refuse('consent_needed', { field: missing })
  if (ctx.settings.current().site.identityCheck && member.identityState !== 'verified')
    return refuse('identity_needed')
  return member.closing === '' ? undefined : refuse('account_closing')
}

export type ConsentGiven = {
  memberId: string
  documents: readonly { kind: DocumentKind; version: string }[]
  /** Address of the one who agrees. */
  address: string
}

/** Step: writes agreements down; the versions must have been checked. */
export async function recordConsents(tx: Tx, { memberId, documents, address }: ConsentGiven) {
  for (const { kind, version } of documents)
    await addConsent(tx, { memberId, kind, version, address })
}

/** Agrees to documents in the versions that were shown; one that changed meanwhile must be read again. */
export async function giveConsent(ctx: Ctx, input: Input<'POST /wps/member/consents'>) {
  const { documents } = input.body
  return transactionOr<{ success: true }, Refusal>(ctx.db, async (tx) => {
    const inForce = await documentsInForce(tx)
    for (const { kind, version } of documents)
      if (!inForce.some((known) => known.kind === kind && known.version === version))
        throw new Rollback<Refusal>(refuse('document_changed', { field: kind }))
    await recordConsents(tx, {
      memberId: input.member.memberId,
      documents,
      address: input.address,
    })
    return { success: true }
  })
}
