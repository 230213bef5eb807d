import { MINOR_PER_UNIT, type Minor } from '../money.ts'

const DAY_MS = 86_400_000
/** Gaps of 3, 4 and 5 seconds, in an order of its own for each block of twelve. */
const BLOCK_MS = 12_000
const GAP_ORDERS = [
  [3, 4, 5],
  [3, 5, 4],
  [4, 3, 5],
  [4, 5, 3],
  [5, 3, 4],
  [5, 4, 3],
] as const
const START_MIN = 23_000_000
const START_MAX = 25_000_000
const STEP_MIN = 100
const STEP_MAX = 500

/**
 * The value of the jackpot counter in minor units at `nowMs`. It begins each UTC day between 23 and 25
 * million units and adds 100 to 500 every 3, 4 or 5 seconds. It hangs on the seed and the time alone, so
 * that everybody sees one value.
 */
export function jackpotAt(seed: number, nowMs: number): Minor {
  const day = Math.floor(nowMs / DAY_MS)
  const startUnits = START_MIN + (mix(seed, day, 7) % (START_MAX - START_MIN + 1))
  return BigInt(startUnits + stepsBetween(seed, day * DAY_MS, nowMs)) * MINOR_PER_UNIT
}

/** Units that the steps add after `fromMs` up to `toMs`. */
function stepsBetween(seed: number, fromMs: number, toMs: number): number {
  let units = 0
  for (let block = Math.floor(fromMs / BLOCK_MS); block * BLOCK_MS <= toMs; block += 1) {
    const order = GAP_ORDERS[mix(seed, block, 0) % GAP_ORDERS.length] ?? GAP_ORDERS[0]
    let stepMs = block * BLOCK_MS
    for (const [index, gapS] of order.entries()) {
      stepMs += gapS * 1000
      if (stepMs > fromMs && stepMs <= toMs)
        units += STEP_MIN + (mix(seed, block, index + 1) % (STEP_MAX - STEP_MIN + 1))
    }
  }
  return units
}

/** A well mixed whole number below 2^32 of three whole numbers (murmur3's finish after each). */
function mix(seed: number, block: number, index: number): number {
  let hash = seed | 0
  for (const part of [block, index]) {
    hash = Math.imul(hash ^ part, 0x85ebca6b) + 0x9e3779b9
    hash ^= hash >>> 13
    hash = Math.imul(hash, 0xc2b2ae35)
    hash ^= hash >>> 16
  }
  return hash >>> 0
}
