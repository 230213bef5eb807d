import { RateLimiterMemory } from 'rate-limiter-flexible'

/** Tries per span, by what is tried and by whom. */
const limits = {
  captcha: { points: 60, seconds: 60 },
  register: { points: 10, seconds: 600 },
  login: { points: 30, seconds: 60 },
  trial: { points: 5, seconds: 600 },
  username: { points: 60, seconds: 60 },
  launch: { points: 60, seconds: 60 },
  receipt: { points: 30, seconds: 600 },
  headIcon: { points: 10, seconds: 600 },
  deposit: { points: 30, seconds: 600 },
  proof: { points: 20, seconds: 60 },
  operator: { points: 10, seconds: 60 },
} as const

export type GuardedAct = keyof typeof limits
export type Guard = {
  /** Counts one try; false when there were too many. */
  allow(act: GuardedAct, who: string): Promise<boolean>
  /** Takes the count back after a success. */
  forget(act: GuardedAct, who: string): Promise<void>
}

export type GuardLimits = Partial<Record<GuardedAct, { points: number; seconds: number }>>

export function createGuard(overrides: GuardLimits = {}): Guard {
  const limiters = new Map<GuardedAct, RateLimiterMemory>()
  for (const [act, limit] of Object.entries({ ...limits, ...overrides }))
    limiters.set(
      // Object.entries widens the keys of a closed table
      act as GuardedAct,
      new RateLimiterMemory({ points: limit.points, duration: limit.seconds }),
    )
  return {
    async allow(act, who) {
      try {
        await limiters.get(act)?.consume(who)
        return true
      } catch {
        return false
      }
    },
    async forget(act, who) {
      await limiters.get(act)?.delete(who)
    },
  }
}
