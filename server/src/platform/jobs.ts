import type { Ctx } from './context.ts'

/** Recurring work. Every job is safe to run twice and by two processes: what is due is decided in SQL. */
export type Job = { name: string; everyMs: number; run(ctx: Ctx): Promise<void> }

export type JobRunner = { stop(): Promise<void> }

/** Runs each job on its own beat; a beat that is still running is not started again. */
export function startJobs(ctx: Ctx, jobs: readonly Job[]): JobRunner {
  let stopping = false
  const running = new Set<Promise<void>>()
  const timers = jobs.map((job) => {
    let busy = false
    const beat = () => {
      if (busy || stopping) return
      busy = true
      const work = job
        .run(ctx)
        .catch((error: unknown) => ctx.log.error({ job: job.name, error }, 'job failed'))
        .finally(() => {
          busy = false
          running.delete(work)
        })
      running.add(work)
    }
    beat()
    return setInterval(beat, job.everyMs)
  })
  return {
    async stop() {
      stopping = true
      for (const timer of timers) clearInterval(timer)
      await Promise.allSettled(running)
    },
  }
}
