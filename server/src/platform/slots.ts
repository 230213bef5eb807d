/** The line is full: the caller is asked to come back later. */
export class Busy extends Error {
  constructor() {
    super('too much work at once')
  }
}

export type SlotOptions = {
  atOnce: number
  /** How many may wait; one more gets `Busy`. */
  waiting: number
  /** After a piece of work a slot rests for so many times its duration, and leaves the machine to others. */
  rest?: number
}
export type Slots = {
  /** Urgent work goes before what waits, and has a line of its own of the same length. */
  run<T>(work: () => Promise<T>, urgent?: boolean): Promise<T>
  /** Whether plain work would be refused now. */
  isFull(): boolean
}

/** Runs so much work at once; more of it waits, and when the line is full, it throws `Busy`. */
export function createSlots({ atOnce, waiting, rest = 0 }: SlotOptions): Slots {
  let running = 0
  const lines: { urgent: (() => void)[]; plain: (() => void)[] } = { urgent: [], plain: [] }

  /** The slot goes to who waits longest; only without a line it is free. */
  function handOn() {
    const next = lines.urgent.shift() ?? lines.plain.shift()
    if (next) next()
    else running--
  }
  return {
    isFull: () => lines.plain.length >= waiting,
    async run(work, urgent = false) {
      const line = urgent ? lines.urgent : lines.plain
      if (running >= atOnce) {
        if (line.length >= waiting) throw new Busy()
        await new Promise<void>((resolve) => line.push(resolve))
      } else running++
      const startedMs = performance.now()
      try {
        return await work()
      } finally {
        if (rest > 0) setTimeout(handOn, (performance.now() - startedMs) * rest)
        else handOn()
      }
    },
  }
}
