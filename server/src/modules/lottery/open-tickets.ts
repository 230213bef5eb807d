import type { Reader } from '../../platform/db.ts'
import * as queries from './queries/tickets.ts'

/** Step: whether a member has a ticket that may still bring money back. */
export function hasOpenTicket(db: Reader, memberId: string): Promise<boolean> {
  return queries.hasOpenTicket(db, memberId)
}
