import { expect, test } from 'vitest'
import { moneyFormatter } from './money-format.ts'

const plain = moneyFormatter({ symbol: '$' })

test.each([
  ['0', '$0.00'],
  ['12.5', '$12.50'],
  ['1234567.891', '$1,234,567.89'],
  ['-45.999', '−$45.99'],
  ['-0.001', '$0.00'],
  ['007', '$7.00'],
  ['999', '$999.00'],
  ['1000', '$1,000.00'],
  ['not money', 'not money'],
  ['123456789012345678901234567890.12', '$123,456,789,012,345,678,901,234,567,890.12'],
])('writes %s as %s', (amount, text) => {
  expect(plain(amount)).toBe(text)
})

test('signs a gain only when asked, and never signs nothing', () => {
  expect(plain('5', { signed: true })).toBe('+$5.00')
  expect(plain('0.00', { signed: true })).toBe('$0.00')
  expect(plain('-5', { signed: true })).toBe('−$5.00')
})

test('puts the symbol where the pattern says, or leaves it out', () => {
  const after = moneyFormatter({ symbol: '₫', pattern: '#,##0 ¤', group: '.', decimal: ',' })
  expect(after('1500000')).toBe('1.500.000 ₫')
  expect(after('1500000', { symbol: false })).toBe('1.500.000')
})

test('shows up to the wanted number of digits and keeps the least', () => {
  const fine = moneyFormatter({ symbol: '€', pattern: '#,##0.00', fractionMax: 4 })
  expect(fine('0.1')).toBe('€0.10')
  expect(fine('0.12345')).toBe('€0.1234')
})

test('groups by lakh and crore when the pattern does', () => {
  expect(moneyFormatter({ symbol: '₹', pattern: '¤#,##,##0.00' })('12345678.9')).toBe(
    '₹1,23,45,678.90',
  )
})
