import type { Reader } from '../../platform/db.ts'
import { countRegistered } from './queries.ts'

/** Real members who registered since a moment. */
export function registeredSince(db: Reader, sinceMs: number): Promise<number> {
  return countRegistered(db, sinceMs)
}
