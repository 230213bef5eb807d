/** A small stream of numbers fixed by a text (xmur3 into mulberry32). For looks only: never for a draw. */
export type Seed = {
  /** A whole number from 0 up to, not including, `below`. */
  int: (below: number) => number
  pick: <T>(items: readonly [T, ...T[]]) => T
}

export function seedFrom(text: string): Seed {
  let state = hash(text)
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  const int = (below: number) => Math.floor(next() * below)
  return { int, pick: (items) => items[int(items.length)] ?? items[0] }
}

/** A 32-bit hash of a text, spread well enough that neighbouring codes differ. */
export function hash(text: string): number {
  let value = 1779033703 ^ text.length
  for (let at = 0; at < text.length; at += 1) {
    value = Math.imul(value ^ text.charCodeAt(at), 3432918353)
    value = (value << 13) | (value >>> 19)
  }
  value = Math.imul(value ^ (value >>> 16), 2246822507)
  value = Math.imul(value ^ (value >>> 13), 3266489909)
  return (value ^ (value >>> 16)) >>> 0
}
