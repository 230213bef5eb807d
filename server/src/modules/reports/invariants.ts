import type { Db } from '../../platform/db.ts'
import { all } from './queries/invariants.ts'

export type Finding = { invariant: string; subject: string; detail: string }

/** Breaks of the invariants that SQL can see, all in one snapshot. */
export async function findInvariantBreaks(db: Db): Promise<Finding[]> {
  const findings: Finding[] = []
  await db.begin('isolation level repeatable read read only', async (tx) => {
    for (const [invariant, check] of Object.entries(all))
      for (const row of await check(tx)) findings.push({ invariant, ...row })
  })
  return findings
}
