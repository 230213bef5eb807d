/** The line is full: the caller is asked to come back later. */
export class Busy extends Error {
  constructor() {
    super('too much work at once')
  }
}

export type Slots = { run<T>(work: () => Promise<T>): Promise<T> }

/** Runs so much work at once; more of it waits, and when the line is full, it throws `Busy`. */
export function createSlots({ atOnce, waiting }: { atOnce: number; waiting: number }): Slots {
  let running = 0
  const line: (() => void)[] = []
  return {
    async run(work) {
      if (running >= atOnce) {
        if (line.length >= waiting) throw new Busy()
        await new Promise<void>((resolve) => line.push(resolve))
      } else running++
      try {
        return await work()
      } finally {
        // the slot goes to who waits longest; only without a line it is free
        const next = line.shift()
        if (next) next()
        else running--
      }
    },
  }
}
