import type { Reader } from '../../platform/db.ts'
import * as queries from './queries.ts'

/** What a member can spend (cash) and what waits for a withdrawal (held), in minor units. */
export function readBalance(db: Reader, memberId: string, ledger: queries.LedgerName) {
  return queries.readBalance(db, memberId, ledger)
}

/** The same for many members, by id. */
export async function readBalances(db: Reader, memberIds: string[]) {
  const rows = await queries.readBalances(db, memberIds)
  return new Map(rows.map((row) => [row.memberId, row]))
}
