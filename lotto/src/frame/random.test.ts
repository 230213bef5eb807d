import { families } from '@suerte/domain/lottery/families.ts'
import { randomSelection } from '@suerte/domain/lottery/random-selection.ts'
import { formatSelection, parseSelection } from '@suerte/domain/lottery/selection.ts'
import { expect, test } from 'vitest'
import { createRandomInt, newKey, randomInt } from './random.ts'

test('numbers of the incomplete last round are thrown away, so none is likelier', () => {
  const draws = [2 ** 32 - 1, 2 ** 32 - 6, 17]
  const next = createRandomInt(() => draws.shift() ?? 0)
  // 2^32 is 6 more than a multiple of 10: the first two draws fall into the remainder.
  expect(next(10)).toBe(7)
})

test('a random ticket of every play is one the rules take', () => {
  for (const play of families.flatMap((family) => family.plays)) {
    const text = formatSelection(play, randomSelection(play, randomInt))
    expect(parseSelection(play, text), play.code).toMatchObject({ ok: true })
  }
})

test('keys are version 4 UUIDs and do not repeat', () => {
  const keys = Array.from({ length: 100 }, newKey)
  expect(new Set(keys).size).toBe(100)
  for (const key of keys) {
    expect(key).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
  }
})
