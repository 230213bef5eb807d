import { expect, test } from 'vitest'
import { moneyWords } from './money.ts'

const money = moneyWords({
  code: 'CNY',
  symbol: '¥',
  locale: 'zh-CN',
  decimal: '.',
  group: ',',
  pattern: '#,##0.00',
})

test('amounts of the lottery are shown to the last digit they have', () => {
  expect(money.text(12_345_678n)).toBe('¥1,234.5678')
  expect(money.text(20n)).toBe('¥0.002')
  expect(money.text(240_000n)).toBe('¥24.00')
})

test('prices of a unit are short', () => {
  expect([20_000n, 2_000n, 200n, 20n].map(money.short)).toEqual(['¥2', '¥0.2', '¥0.02', '¥0.002'])
})
