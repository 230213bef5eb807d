import type { Reader } from '../../platform/db.ts'
import { findMembers, searchMembers } from './queries.ts'

const MATCHES_MAX = 200

/** Ids of members whose account name holds the text. */
export async function accountsMatching(db: Reader, search: string): Promise<string[]> {
  const rows = await searchMembers(db, search, { limit: MATCHES_MAX, offset: 0 })
  return rows.map((row) => row.id)
}

/** Account names by member id. */
export async function namesOf(db: Reader, ids: string[]): Promise<Map<string, string>> {
  return new Map((await findMembers(db, ids)).map((row) => [row.id, row.username]))
}

export { findMember, searchMembers } from './queries.ts'
