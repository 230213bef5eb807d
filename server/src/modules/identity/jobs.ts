import type { Job } from '../../platform/jobs.ts'
import { sweepIdentity } from './queries.ts'
import { sweepCodes } from './queries/codes.ts'
import { closeIdleTrials, sweepLogin } from './queries/login.ts'
import { sweepCeremonies } from './queries/passkeys.ts'

export const identityJobs: Job[] = [
  {
    name: 'sweep-identity',
    everyMs: 60_000,
    run: async (ctx) => {
      const { sessionIdleMs, sessionMaxMs } = ctx.settings.current().fixed
      await sweepIdentity(ctx.db, sessionIdleMs, sessionMaxMs)
      await sweepCodes(ctx.db)
      await sweepLogin(ctx.db)
      await sweepCeremonies(ctx.db)
    },
  },
  {
    name: 'close-idle-trials',
    everyMs: 60_000,
    run: async (ctx) => {
      await closeIdleTrials(ctx.db, ctx.settings.current().site.trialIdleHours)
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
