import { isRefusal, refuse, type Refusal } from '@suerte/contract/refusals.ts'
import type { Ctx } from '../../platform/context.ts'
import { Rollback, transactionOr } from '../../platform/db.ts'
import type { Input } from '../../platform/http.ts'
import { safeHtml } from '../../platform/safe-html.ts'
import { writeAudit } from '../audit/audit-chain.ts'
import { addDocument, allDocuments } from '../identity/documents.ts'

type Published = NonNullable<Awaited<ReturnType<typeof addDocument>>>

export async function listDocuments(ctx: Ctx) {
  return { documents: await allDocuments(ctx.db) }
}

/** Publishes a new version: from now on members must agree again before they play or pay in. */
export async function publishDocument(ctx: Ctx, input: Input<'POST /relay/console/documents'>) {
  const { kind, version, title, reason } = input.body
  const body = safeHtml(input.body.body)
  if (body === '') return refuse('field_invalid', { field: 'body' })
  const answer = await transactionOr<Published, Refusal>(ctx.db, async (tx) => {
    const document = await addDocument(tx, { kind, version, title, body })
    // what members agreed to never changes under its name
    if (!document) throw new Rollback<Refusal>(refuse('document_changed', { field: 'version' }))
    await writeAudit(tx, {
      operator: input.operator.username,
      action: 'document.publish',
      subject: `${kind} ${version}`,
      reason,
      after: title,
    })
    return document
  })
  if (isRefusal(answer)) return answer
  await ctx.settings.refresh()
  ctx.live.publish({ topic: 'site', kind: 'status' })
  return answer
}
