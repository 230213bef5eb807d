import type { Reader } from '../../platform/db.ts'
import { listOperators } from './queries.ts'

/** Names of all operators by id. */
export async function operatorNames(db: Reader): Promise<Map<string, string>> {
  return new Map((await listOperators(db)).map((row) => [row.id, row.username]))
}
