import { expect, test } from 'vitest'
import { inOrder, moved, movedNames } from './order-moves.ts'

test('an entry moves by places and stops at the ends', () => {
  expect(moved(['a', 'b', 'c'], 2, -1)).toEqual(['a', 'c', 'b'])
  expect(moved(['a', 'b', 'c'], 0, 1)).toEqual(['b', 'a', 'c'])
  expect(moved(['a', 'b', 'c'], 0, -1)).toEqual(['a', 'b', 'c'])
  expect(moved(['a', 'b', 'c'], 1, 5)).toEqual(['a', 'c', 'b'])
})

test('rules are sorted by their order and numbered without gaps', () => {
  const rule = { enabled: true, required: true, maxLength: 20, regExp: '' }
  const rules = [
    { ...rule, field: 'email', order: 40 },
    { ...rule, field: 'username', order: 2 },
  ]
  expect(inOrder(rules).map(({ field, order }) => [field, order])).toEqual([
    ['username', 1],
    ['email', 2],
  ])
})

test('only what was moved counts as moved, not what made room for it', () => {
  expect(movedNames(['a', 'b', 'c', 'd'], ['d', 'a', 'b', 'c'])).toEqual(new Set(['d']))
  expect(movedNames(['a', 'b', 'c', 'd'], ['b', 'c', 'a', 'd'])).toEqual(new Set(['a']))
  expect(movedNames(['a', 'b'], ['a', 'b'])).toEqual(new Set())
})
