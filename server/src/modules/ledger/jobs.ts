import type { Job } from '../../platform/jobs.ts'
import { sweepIdempotency } from './queries.ts'

const HOUR_MS = 60 * 60_000
/** Longer than any client repeats a request. */
const KEEP_DAYS = 120

export const ledgerJobs: Job[] = [
  {
    name: 'sweep-idempotency',
    everyMs: HOUR_MS,
    run: (ctx) => sweepIdempotency(ctx.db, KEEP_DAYS),
  },
]
