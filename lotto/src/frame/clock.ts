/** How far the server's clock is ahead of this device's, and how far off that may be. */
export type Offset = { offsetMs: number; errorMs: number }

/** One answer that carried the server's time. */
export type Sample = { serverMs: number; sentMs: number; receivedMs: number }

export function offsetOf({ serverMs, sentMs, receivedMs }: Sample): Offset {
  return {
    offsetMs: serverMs - (sentMs + receivedMs) / 2,
    errorMs: Math.max(0, (receivedMs - sentMs) / 2),
  }
}

/**
 * The offset to believe after one more sample: the sharper one, unless the two cannot both be
 * right, which means that the device's clock was set or slept.
 */
export function betterOffset(known: Offset | undefined, sample: Sample): Offset {
  const fresh = offsetOf(sample)
  if (!known || fresh.errorMs <= known.errorMs) return fresh
  const apart = Math.abs(fresh.offsetMs - known.offsetMs)
  return apart > fresh.errorMs + known.errorMs ? fresh : known
}

export type ServerClock = {
  nowMs: () => number
  offsetMs: () => number
  /** Makes a call and learns from the server's time in its answer. */
  timed: <T extends { serverTimeMs: number }>(call: () => Promise<T>) => Promise<T>
}

/** A clock that runs as the server's does. `deviceMs` is this device's. */
export function createServerClock(deviceMs: () => number = Date.now): ServerClock {
  let known: Offset | undefined
  const offsetMs = () => known?.offsetMs ?? 0
  return {
    offsetMs,
    nowMs: () => deviceMs() + offsetMs(),
    async timed(call) {
      const sentMs = deviceMs()
      const reply = await call()
      known = betterOffset(known, { serverMs: reply.serverTimeMs, sentMs, receivedMs: deviceMs() })
      return reply
    },
  }
}
