import type { Ctx } from '../../platform/context.ts'
import type { Input } from '../../platform/http.ts'
import { paged, window } from '../../platform/paging.ts'
import { checkAuditChain } from './audit-chain.ts'
import { listAudit as selectAudit } from './queries.ts'

/** The audit log, newest first, and whether its chain is whole. */
export async function listAudit(ctx: Ctx, input: Input<'GET /relay/console/audit'>) {
  const [{ rows, total }, chain] = await Promise.all([
    selectAudit(ctx.db, window(input.query)),
    checkAuditChain(ctx.db),
  ])
  const content = rows.map((row) => ({
    seq: Number(row.seq),
    atMs: row.at.getTime(),
    operator: row.operator,
    action: row.action,
    subject: row.subject,
    reason: row.reason,
    before: row.before,
    after: row.after,
    hash: row.hash.toString('hex'),
  }))
  return { ...paged(content, total, input.query), chain }
}
