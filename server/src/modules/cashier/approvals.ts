import type { Reader, Tx } from '../../platform/db.ts'
import * as queries from './queries.ts'

/** Step: an operator's yes to a subject; false when the same person said it before. */
export function addApproval(tx: Tx, subject: string, operatorId: string): Promise<boolean> {
  return queries.addApproval(tx, subject, operatorId)
}

/** Ids of the operators who said yes, in order. */
export function approvalsOf(db: Reader, subject: string): Promise<string[]> {
  return queries.listApprovals(db, subject)
}
