import { expect, test } from 'vitest'
import { isPlainText, tidyText } from './plain-text.ts'

test.each(['', 'Ana María', 'محمد', '李雷', 'नेपाल', 'می‌خواهم', '👩‍👩‍👧', 'O’Neill-Łukasz, Jr.'])(
  '[X-12] the name %j is plain',
  (name) => {
    expect(isPlainText(name)).toBe(true)
  },
)

test.each([
  ['a line break', 'Ana\nBcc: x@y.z'],
  ['a carriage return', 'Ana\r\nSet-Cookie: a'],
  ['an escape sequence', '\u001b[31mred'],
  ['a NUL', 'a\u0000b'],
  ['a C1 control', 'a\u009bb'],
  ['a turn of direction', 'abc\u202etxt.exe'],
  ['an isolate', 'a\u2066b'],
  ['a mark of direction', 'a\u200fb'],
  ['a blank of no width', 'ad\u200bmin'],
  ['a line separator', 'a\u2028b'],
  ['half a character', 'a\ud800b'],
])('[X-12] %s is not plain', (_what, text) => {
  expect(isPlainText(text)).toBe(false)
})

test('tidy text is composed and has single blanks', () => {
  expect(tidyText('  Jose\u0301   Luis\t ')).toBe('Jos\u00e9 Luis')
})
