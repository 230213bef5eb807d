/**
 * Group commit: what arrives while a lane's last commit runs shares the next one.
 * `key` decides the lane and may stand only once in a batch, so a batch never has the same member twice.
 */
export type Lanes<Input, Output> = { add(key: string, input: Input): Promise<Output> }

type Waiting<Input, Output> = {
  key: string
  input: Input
  resolve(output: Output): void
  reject(error: unknown): void
}

export function createLanes<Input, Output>(options: {
  lanes: number
  batchMax: number
  flush(batch: Input[]): Promise<Output[]>
}): Lanes<Input, Output> {
  const empty = (): Waiting<Input, Output>[] => []
  const lanes = Array.from({ length: options.lanes }, () => ({
    waiting: empty(),
    busy: false,
  }))

  function takeBatch(waiting: Waiting<Input, Output>[]) {
    const batch: Waiting<Input, Output>[] = []
    const later: Waiting<Input, Output>[] = []
    const keys = new Set<string>()
    for (const entry of waiting) {
      const fits = batch.length < options.batchMax && !keys.has(entry.key)
      ;(fits ? batch : later).push(entry)
      keys.add(entry.key)
    }
    return { batch, later }
  }

  async function run(lane: (typeof lanes)[number]) {
    lane.busy = true
    while (lane.waiting.length > 0) {
      const { batch, later } = takeBatch(lane.waiting)
      lane.waiting = later
      try {
        const outputs = await options.flush(batch.map((entry) => entry.input))
        for (const [index, entry] of batch.entries()) {
          const output = outputs[index]
          if (output === undefined) entry.reject(new Error('the batch gave no outcome'))
          else entry.resolve(output)
        }
      } catch (error) {
        for (const entry of batch) entry.reject(error)
      }
    }
    lane.busy = false
  }

  return {
    add(key, input) {
      const lane = lanes[hash(key) % lanes.length]
      if (!lane) throw new RangeError('at least one lane is needed')
      return new Promise<Output>((resolve, reject) => {
        lane.waiting.push({ key, input, resolve, reject })
        // Requests that are already in the event queue join the first batch too.
        if (!lane.busy) {
          lane.busy = true
          setImmediate(() => void run(lane))
        }
      })
    },
  }
}

/** FNV-1a, enough to spread members over lanes. */
export function hash(text: string): number {
  let value = 0x811c9dc5
  for (let i = 0; i < text.length; i++) value = Math.imul(value ^ text.charCodeAt(i), 0x01000193)
  return value >>> 0
}
