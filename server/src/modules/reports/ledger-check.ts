import type { Ctx } from '../../platform/context.ts'
import { transaction, type Db } from '../../platform/db.ts'
import type { Job } from '../../platform/jobs.ts'
import { recordTrialBalance } from '../ledger/trial-balance.ts'
import { checkAuditChain } from '../audit/audit-chain.ts'
import { findInvariantBreaks, type Finding } from './invariants.ts'

/** I1 to I9, from the database alone. An empty list means that nothing was found. */
export async function checkLedger(db: Db): Promise<Finding[]> {
  const findings = await findInvariantBreaks(db)
  const chain = await checkAuditChain(db)
  if (!chain.ok)
    findings.push({
      invariant: 'I8',
      subject: `audit entry ${chain.checked + 1}`,
      detail: 'does not carry the hash of the entry before it',
    })
  return findings
}

/** The trial balance: findings are kept and shown on the operators' dashboard. */
export async function runTrialBalance(ctx: Ctx): Promise<void> {
  const findings = await checkLedger(ctx.db)
  for (const finding of findings) ctx.log.error({ finding }, 'the ledger has a break')
  await transaction(ctx.db, (tx) => recordTrialBalance(tx, findings))
}

const DAY_MS = 24 * 60 * 60_000

export const reportJobs: Job[] = [{ name: 'trial-balance', everyMs: DAY_MS, run: runTrialBalance }]
