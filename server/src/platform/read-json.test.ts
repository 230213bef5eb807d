import { describe, expect, test } from 'vitest'
import { readJson, UNREADABLE } from './read-json.ts'

describe('readJson', () => {
  test.each([
    ['{"a":"\\ud83c\\udfee"}', { a: '🏮' }],
    ['{"a":"\\\\ud800"}', { a: '\\ud800' }],
    ['[1,null,"x"]', [1, null, 'x']],
  ])('reads %s', (text, value) => {
    expect(readJson(text)).toEqual(value)
  })

  test.each(['{"a":"\\ud800"}', '{"\\udc00":1}', '[["\\uD800"]]', '{"a":', '', 'undefined'])(
    'refuses %s',
    (text) => {
      expect(readJson(text)).toBe(UNREADABLE)
    },
  )
})
