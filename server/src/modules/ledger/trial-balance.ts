import type { Tx } from '../../platform/db.ts'
import { saveTrialBalance } from './queries.ts'

/** Step: keeps the findings of a trial balance; an empty list is a clean one. */
export async function recordTrialBalance(tx: Tx, findings: object[]): Promise<void> {
  await saveTrialBalance(tx, findings)
}
