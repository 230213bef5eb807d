import { expect, test } from 'vitest'
import { waitingTime } from './times.ts'

const MINUTE_MS = 60_000

test.each([
  [0, 'm', 0],
  [59 * MINUTE_MS + 59_999, 'm', 59],
  [60 * MINUTE_MS, 'h', 1],
  [47 * 60 * MINUTE_MS, 'h', 47],
  [48 * 60 * MINUTE_MS, 'd', 2],
  [-5000, 'm', 0],
])('what waits for %d ms waits for its whole %s', (ms, unit, n) => {
  expect(waitingTime(1_000_000, 1_000_000 + ms)).toEqual({ unit, n })
})
