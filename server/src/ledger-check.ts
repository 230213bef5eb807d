import { connect } from './platform/db.ts'
import { checkLedger as findBreaks } from './modules/reports/ledger-check.ts'

const INVARIANTS = ['I1', 'I2', 'I3', 'I4', 'I5', 'I6', 'I8', 'I9']

/** Every invariant of the ledger, from the database alone: what each one found. */
export async function checkLedger(
  databaseUrl: string,
): Promise<{ name: string; violations: string[] }[]> {
  const db = connect(databaseUrl, { max: 1 })
  try {
    const findings = await findBreaks(db)
    return INVARIANTS.map((name) => ({
      name,
      violations: findings
        .filter((finding) => finding.invariant === name)
        .map((finding) => `${finding.subject}: ${finding.detail}`),
    }))
  } finally {
    await db.end()
  }
}
