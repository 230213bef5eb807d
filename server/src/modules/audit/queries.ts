import type { Db, Reader, Tx } from '../../platform/db.ts'

export type AuditRow = {
  seq: bigint
  at: Date
  operator: string
  action: string
  subject: string
  reason: string
  before: string
  after: string
  hash: Buffer
}

/** The newest entry, under a lock that keeps the chain in one order. */
export async function lockAuditHead(tx: Tx) {
  await tx`select pg_advisory_xact_lock(7302)`
  const [row] = await tx<AuditRow[]>`select * from audit order by seq desc limit 1`
  return row
}

export async function addAudit(tx: Tx, entry: AuditRow) {
  await tx`insert into audit (seq, at, operator, action, subject, reason, before, after, hash)
    values (${entry.seq}, ${entry.at}, ${entry.operator}, ${entry.action}, ${entry.subject},
      ${entry.reason}, ${entry.before}, ${entry.after}, ${entry.hash})`
}

export async function databaseNow(tx: Reader) {
  const [row] = await tx<{ now: Date }[]>`select date_trunc('milliseconds', suerte_now()) as now`
  return row?.now ?? new Date(0)
}

export async function listAudit(db: Reader, page: { limit: number; offset: number }) {
  const rows = await db<AuditRow[]>`
    select * from audit order by seq desc limit ${page.limit} offset ${page.offset}`
  const [count] = await db<{ total: bigint }[]>`select count(*) as total from audit`
  return { rows, total: Number(count?.total ?? 0n) }
}

/** The whole chain from the oldest entry on, in pages. */
export function auditChain(db: Db) {
  return db<AuditRow[]>`select * from audit order by seq`.cursor(500)
}
