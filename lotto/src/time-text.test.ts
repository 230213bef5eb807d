import { expect, test } from 'vitest'
import { elapsedText, shortNumero } from './time-text.ts'

test('[RG-08] time in the game is shown as hours, minutes and seconds', () => {
  expect(elapsedText(0)).toBe('0:00:00')
  expect(elapsedText(59_999)).toBe('0:00:59')
  expect(elapsedText(3_600_000 + 62_000)).toBe('1:01:02')
  expect(elapsedText(100 * 3_600_000)).toBe('100:00:00')
})

test('a clock that ran ahead shows no negative time', () => {
  expect(elapsedText(-5_000)).toBe('0:00:00')
})

test('a numero is short where its day is plain', () => {
  expect(shortNumero('20260131-0412')).toBe('0412')
})
