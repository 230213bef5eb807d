import type { Db } from '../../platform/db.ts'
import { all } from './queries/invariants.ts'

export type Finding = { invariant: string; subject: string; detail: string }

/** Breaks of the invariants that SQL can see, all in one snapshot. */
export async function findInvariantBreaks(db: Db): Promise<Finding[]> {
  // `begin` types its result as unwrapped promises; these are plain rows
  return (await db.begin('isolation level repeatable read read only', async (tx) => {
    const findings: Finding[] = []
    for (const [invariant, check] of Object.entries(all))
      for (const row of await check(tx)) findings.push({ invariant, ...row })
    return findings
  })) as Finding[]
}
