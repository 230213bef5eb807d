import { expect, test } from 'vitest'
import { backoffMs } from './live.ts'

test('each failed connection waits longer, between half a second and ten', () => {
  expect([0, 1, 2, 3].map((failures) => backoffMs(failures, () => 1))).toEqual([
    500, 1000, 2000, 4000,
  ])
  expect(backoffMs(30, () => 1)).toBe(10_000)
})

test('browsers that lost the line together do not come back together', () => {
  expect(backoffMs(2, () => 0)).toBe(1000)
  expect(backoffMs(2, () => 0.5)).toBe(1500)
})
