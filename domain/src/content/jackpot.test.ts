import { describe, expect, it } from 'vitest'
import { MINOR_PER_UNIT } from '../money.ts'
import { jackpotAt } from './jackpot.ts'

const NOON_MS = Date.UTC(2026, 10, 20, 12)
const DAY_MS = 86_400_000
const start = { amountMinor: 24_000_000n * MINOR_PER_UNIT, atMs: 0, seed: 1 }

describe('[HOME-07] the jackpot counter', () => {
  it('adds 100 to 500 every 3, 4 or 5 seconds', () => {
    const gaps = new Set<number>()
    let value = jackpotAt(start, NOON_MS)
    let movedAtMs: number | undefined
    for (let nowMs = NOON_MS + 100; nowMs < NOON_MS + 600_000; nowMs += 100) {
      const next = jackpotAt(start, nowMs)
      if (next === value) continue
      const step = (next - value) / MINOR_PER_UNIT
      expect(step).toBeGreaterThanOrEqual(100n)
      expect(step).toBeLessThanOrEqual(500n)
      if (movedAtMs !== undefined) gaps.add(nowMs - movedAtMs)
      movedAtMs = nowMs
      value = next
    }
    expect([...gaps].toSorted()).toEqual([3000, 4000, 5000])
  })

  it('starts each day between 23,000,000 and 25,000,000', () => {
    for (let day = 20_000; day < 20_400; day += 1) {
      const units = jackpotAt(start, day * DAY_MS + 1) / MINOR_PER_UNIT
      expect(units).toBeGreaterThanOrEqual(23_000_000n)
      expect(units).toBeLessThanOrEqual(25_000_000n)
    }
  })

  it('gives everybody the same value, whenever they came', () => {
    for (const laterMs of [1, 2_999, 3_000, 61_234, 3 * 3_600_000, DAY_MS]) {
      const atMs = NOON_MS + 777
      const joined = { amountMinor: jackpotAt(start, atMs), atMs, seed: start.seed }
      expect(jackpotAt(joined, atMs + laterMs)).toBe(jackpotAt(start, atMs + laterMs))
    }
  })

  it('moves otherwise with another seed, and stands still before its start', () => {
    const other = { ...start, seed: 2 }
    expect(jackpotAt(other, NOON_MS)).not.toBe(jackpotAt(start, NOON_MS))
    const later = { ...start, atMs: NOON_MS }
    expect(jackpotAt(later, NOON_MS - 1)).toBe(start.amountMinor)
  })
})
