import type { Job } from '../../platform/jobs.ts'
import { sweepIdentity } from './queries.ts'

export const identityJobs: Job[] = [
  {
    name: 'sweep-identity',
    everyMs: 60_000,
    run: (ctx) => {
      const { sessionIdleMs, sessionMaxMs } = ctx.settings.current().fixed
      return sweepIdentity(ctx.db, sessionIdleMs, sessionMaxMs)
    },
  },
  {
    name: 'refresh-settings',
    everyMs: 1_000,
    run: async (ctx) => {
      if (await ctx.settings.refresh()) ctx.live.publish({ topic: 'site', kind: 'status' })
    },
  },
]
