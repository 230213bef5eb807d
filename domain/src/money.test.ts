import { array, assert, bigInt, constantFrom, property, string } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { allocate, formatMoney, parseMoney } from './money.ts'

const amounts = bigInt({ min: -(10n ** 17n), max: 10n ** 17n })

describe('[L-05] money as text', () => {
  it('reads back what it writes', () => {
    assert(
      property(amounts, (minor) => {
        expect(parseMoney(formatMoney(minor))).toBe(minor)
      }),
    )
  })

  it('writes the shortest text', () => {
    assert(
      property(amounts, (minor) => {
        expect(formatMoney(minor)).toMatch(/^-?(0|[1-9][0-9]*)(\.[0-9]{0,3}[1-9])?$/)
      }),
    )
  })

  it.each([
    ['0', 0n],
    ['-1', -10_000n],
    ['0.001', 10n],
    ['0.0001', 1n],
    ['9007199254740993', undefined],
    ['99999999999999.9999', 999_999_999_999_999_999n],
    ['100000000000000', undefined],
    ['0.00001', undefined],
    ['NaN', undefined],
    ['Infinity', undefined],
    ['1e309', undefined],
    ['1e3', undefined],
    ['0x10', undefined],
    ['١٢', undefined],
    ['１２', undefined],
    ['+1', undefined],
    ['--1', undefined],
    ['1,000', undefined],
    ['1.', undefined],
    ['.5', undefined],
    [' 1', undefined],
    ['1\n', undefined],
    ['', undefined],
    ['-', undefined],
  ])('reads %j as %s', (text, minor) => {
    expect(parseMoney(text)).toBe(minor)
  })

  it('reads nothing else than what has the form of a decimal', () => {
    const pieces = constantFrom(...'0123456789.-+eEx, ٣'.split(''))
    assert(
      property(string({ unit: pieces, maxLength: 20 }), (text) => {
        const minor = parseMoney(text)
        if (minor !== undefined) expect(text).toMatch(/^-?[0-9]{1,14}(\.[0-9]{1,4})?$/)
      }),
      { numRuns: 2000 },
    )
  })
})

describe('[L-05] an amount is split without a remainder', () => {
  const weights = array(bigInt({ min: 0n, max: 10n ** 9n }), { minLength: 1, maxLength: 50 })

  it('the parts add up, and none is a unit off its exact share', () => {
    assert(
      property(amounts, weights, (amount, parts) => {
        const total = parts.reduce((sum, weight) => sum + weight, 0n)
        if (total === 0n) return
        const split = allocate(amount, parts)
        expect(split.reduce((sum, part) => sum + part, 0n)).toBe(amount)
        split.forEach((part, i) => {
          const error = part * total - amount * (parts[i] ?? 0n)
          expect(error > -total && error < total).toBe(true)
          if (parts[i] === 0n) expect(part).toBe(0n)
        })
      }),
    )
  })

  it('refuses weights that add up to nothing', () => {
    expect(() => allocate(10n, [])).toThrow(RangeError)
    expect(() => allocate(10n, [0n, 0n])).toThrow(RangeError)
  })
})
