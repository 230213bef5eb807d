import { formatMoney } from '@suerte/domain/money.ts'
import type { Ctx } from '../../platform/context.ts'
import { waitingCounts } from '../cashier/desk.ts'
import { registeredSince } from '../identity/registered.ts'
import {
  activeMembers,
  betsByHour,
  lastTrialBalance,
  liability,
  sumsSince,
} from '../ledger/sums.ts'
import { lateDraws } from '../lottery/desk.ts'

const DAY_MS = 24 * 60 * 60_000

/** Today (UTC) in figures. GGR is what was staked less what was paid and given back as rebate. */
export async function getDashboard(ctx: Ctx) {
  const dayStartMs = Math.floor(ctx.clock.nowMs() / DAY_MS) * DAY_MS
  const [sums, waiting, hours, active, newMembers, owed, late, trial] = await Promise.all([
    sumsSince(ctx.db, dayStartMs),
    waitingCounts(ctx.db),
    betsByHour(ctx.db, dayStartMs),
    activeMembers(ctx.db, dayStartMs),
    registeredSince(ctx.db, dayStartMs),
    liability(ctx.db),
    lateDraws(ctx.db),
    lastTrialBalance(ctx.db),
  ])
  return {
    dayStartMs,
    deposits: {
      count: sums.deposits,
      amount: formatMoney(sums.deposited),
      waiting: waiting.deposits,
    },
    withdrawals: {
      count: sums.withdrawals,
      amount: formatMoney(sums.withdrawn),
      waiting: waiting.withdrawals,
    },
    staked: formatMoney(sums.staked),
    paid: formatMoney(sums.won),
    ggr: formatMoney(sums.staked - sums.won - sums.rebate),
    rebates: formatMoney(sums.rebate),
    newMembers,
    activeMembers: active,
    liability: formatMoney(owed),
    lateDraws: late,
    trialBalance: {
      ok: (trial?.findings.length ?? 0) === 0,
      atMs: trial?.at.getTime() ?? null,
      findings: trial?.findings.length ?? 0,
    },
    hours: hours.map((row) => ({
      hour: row.hour,
      staked: formatMoney(row.staked < 0n ? 0n : row.staked),
      paid: formatMoney(row.paid),
    })),
  }
}
