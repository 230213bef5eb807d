import { expect, test } from 'vitest'
import { intentionKeys } from './intention-keys.ts'

function counted() {
  let last = 0
  return intentionKeys(() => {
    last += 1
    return `key-${last}`
  })
}

test('[REL-IDEM] a retry after a lost answer carries the same key', () => {
  const keys = counted()
  const first = keys.keyFor('approve 1')
  keys.answered('approve 1', 'offline')
  expect(keys.keyFor('approve 1')).toBe(first)
  keys.answered('approve 1', 'unknown_error')
  expect(keys.keyFor('approve 1')).toBe(first)
})

test('after a final answer, yes or no, the next try is a new intention', () => {
  const keys = counted()
  const first = keys.keyFor('approve 1')
  keys.answered('approve 1')
  const second = keys.keyFor('approve 1')
  keys.answered('approve 1', 'not_pending')
  expect(new Set([first, second, keys.keyFor('approve 1')]).size).toBe(3)
})

test('two intentions never have one key', () => {
  const keys = counted()
  expect(keys.keyFor('approve 1')).not.toBe(keys.keyFor('approve 2'))
})
