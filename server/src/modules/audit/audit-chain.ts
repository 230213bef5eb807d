import { createHash } from 'node:crypto'
import type { Db, Tx } from '../../platform/db.ts'
import { addAudit, auditChain, databaseNow, lockAuditHead, type AuditRow } from './queries.ts'

const GENESIS = Buffer.alloc(32)

export type AuditEntry = {
  operator: string
  action: string
  subject: string
  reason?: string
  before?: string
  after?: string
}

function hashOf(previous: Buffer, entry: Omit<AuditRow, 'hash'>): Buffer {
  const text = JSON.stringify([
    entry.seq.toString(),
    entry.at.getTime(),
    entry.operator,
    entry.action,
    entry.subject,
    entry.reason,
    entry.before,
    entry.after,
  ])
  return createHash('sha256').update(previous).update(text).digest()
}

/** Step: writes who did what and why into the chain, in the same transaction as the deed. */
export async function writeAudit(tx: Tx, entry: AuditEntry): Promise<void> {
  const head = await lockAuditHead(tx)
  const row = {
    seq: (head?.seq ?? 0n) + 1n,
    at: await databaseNow(tx),
    operator: entry.operator,
    action: entry.action,
    subject: entry.subject,
    reason: entry.reason ?? '',
    before: entry.before ?? '',
    after: entry.after ?? '',
  }
  await addAudit(tx, { ...row, hash: hashOf(head?.hash ?? GENESIS, row) })
}

/** Whether every entry still carries the hash of the one before it. */
export async function checkAuditChain(db: Db): Promise<{ ok: boolean; checked: number }> {
  let previous: Buffer = GENESIS
  let checked = 0
  for await (const page of auditChain(db))
    for (const row of page) {
      if (row.seq !== BigInt(checked + 1) || !hashOf(previous, row).equals(row.hash))
        return { ok: false, checked }
      previous = row.hash
      checked += 1
    }
  return { ok: true, checked }
}
