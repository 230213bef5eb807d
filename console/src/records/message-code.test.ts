import { expect, test } from 'vitest'
import { codeIn, isCovered } from './message-code.ts'

test('a code is six digits that stand alone', () => {
  expect(codeIn('Your code is 482913. It is good for 5 minutes.')).toBe('482913')
  expect(codeIn('Call +631234567 or 12345')).toBeUndefined()
  expect(codeIn('Order 20261120001')).toBeUndefined()
})

test('a message without its code says so by its dots', () => {
  expect(isCovered('Your code is ••••••.')).toBe(true)
  expect(isCovered('Welcome')).toBe(false)
})
