/**
 * Answers that many ask for and that are the same for all: read once, shared for moments. Whatever is
 * published as a live event forgets all of them first, so who asks after a hint sees the news.
 */
export type SharedReads = {
  through<T>(key: string, liveMs: number, read: () => Promise<T>): Promise<T>
  forget(): void
}

const KEYS_MAX = 2_000

export function createSharedReads(nowMs: () => number = () => performance.now()): SharedReads {
  let known = new Map<string, { value: Promise<unknown>; untilMs: number }>()
  return {
    through<T>(key: string, liveMs: number, read: () => Promise<T>): Promise<T> {
      const entry = known.get(key)
      // one key is always read by the same function
      if (entry && entry.untilMs > nowMs()) return entry.value as Promise<T>
      const value = read()
      if (known.size >= KEYS_MAX) known.clear()
      const map = known
      map.set(key, { value, untilMs: nowMs() + liveMs })
      value.catch(() => map.delete(key))
      return value
    },
    forget() {
      known = new Map()
    },
  }
}
