import { expect, test } from 'vitest'
import { mannWhitney } from './mann-whitney.ts'

test('two samples of the same thing are not told apart', () => {
  const sample = Array.from({ length: 200 }, (_, n) => (n * 7919) % 1009)
  expect(mannWhitney(sample, sample.toReversed()).p).toBeCloseTo(1, 5)
})

test('a shift of one is seen in a thousand', () => {
  const a = Array.from({ length: 1000 }, (_, n) => n % 10)
  expect(
    mannWhitney(
      a,
      a.map((value) => value + 1),
    ).p,
  ).toBeLessThan(1e-6)
})

test('agrees with the worked example: U of 16 and 9 apart, p of about 0.45', () => {
  const { u, p } = mannWhitney([19, 22, 16, 29, 24], [20, 11, 17, 12, 21])
  expect(u).toBe(20)
  expect(p).toBeCloseTo(0.1172, 3)
})
