import type { Job } from '../../platform/jobs.ts'
import { transaction } from '../../platform/db.ts'
import { finishClosings } from './close-account.ts'
import { expireDeposits, sweepReceipts } from './queries.ts'

const GATEWAY_ORDER_MS = 60 * 60_000

export const cashierJobs: Job[] = [
  {
    name: 'sweep-deposits',
    everyMs: 60_000,
    run: (ctx) =>
      transaction(ctx.db, async (tx) => {
        await expireDeposits(tx, GATEWAY_ORDER_MS)
        await sweepReceipts(tx)
      }),
  },
  { name: 'finish-closings', everyMs: 5_000, run: finishClosings },
]
