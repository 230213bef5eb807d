import { expect, test } from 'vitest'
import { countdownText } from './countdown-text.ts'

test.each([
  [0, '00:00'],
  [-5000, '00:00'],
  [1, '00:01'],
  [1000, '00:01'],
  [59_001, '01:00'],
  [61_000, '01:01'],
  [3_599_000, '59:59'],
  [3_600_000, '1:00:00'],
  [90_061_000, '25:01:01'],
])('writes %i ms as %s', (leftMs, text) => {
  expect(countdownText(leftMs)).toBe(text)
})
