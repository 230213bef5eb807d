import { describe, expect, it } from 'vitest'
import { MINOR_PER_UNIT } from '../money.ts'
import { jackpotAt } from './jackpot.ts'

const NOON_MS = Date.UTC(2026, 10, 20, 12)
const DAY_MS = 86_400_000
const SEED = 1

describe('[HOME-07] the jackpot counter', () => {
  it('adds 100 to 500 every 3, 4 or 5 seconds', () => {
    const gaps = new Set<number>()
    let value = jackpotAt(SEED, NOON_MS)
    let movedAtMs: number | undefined
    for (let nowMs = NOON_MS + 500; nowMs < NOON_MS + 180_000; nowMs += 500) {
      const next = jackpotAt(SEED, nowMs)
      if (next === value) continue
      const step = (next - value) / MINOR_PER_UNIT
      expect(step).toBeGreaterThanOrEqual(100n)
      expect(step).toBeLessThanOrEqual(500n)
      if (movedAtMs !== undefined) gaps.add(nowMs - movedAtMs)
      movedAtMs = nowMs
      value = next
    }
    expect([...gaps].toSorted((a, b) => a - b)).toEqual([3000, 4000, 5000])
  })

  it('starts each day between 23,000,000 and 25,000,000', () => {
    for (let day = 20_000; day < 20_400; day += 1) {
      const units = jackpotAt(SEED, day * DAY_MS) / MINOR_PER_UNIT
      expect(units).toBeGreaterThanOrEqual(23_000_000n)
      expect(units).toBeLessThanOrEqual(25_000_000n)
    }
  })

  it('moves by the seed and the time alone', () => {
    expect(jackpotAt(SEED, NOON_MS)).toBe(jackpotAt(SEED, NOON_MS))
    expect(jackpotAt(2, NOON_MS)).not.toBe(jackpotAt(SEED, NOON_MS))
  })
})
