import { describe, expect, it } from 'vitest'
import { amountProblem, isMoreThan, quickAmounts } from './amount.ts'

const limits = { min: '10', max: '50000' }

describe('amounts', () => {
  it.each([
    ['', 'invalid'],
    ['ten', 'invalid'],
    ['-20', 'invalid'],
    ['0', 'invalid'],
    ['10.005', 'invalid'],
    ['1e3', 'invalid'],
    ['9.99', 'low'],
    ['50000.01', 'high'],
    ['10', undefined],
    [' 120.50 ', undefined],
    ['50000', undefined],
  ])('judges %j as %j', (text, problem) => {
    expect(amountProblem(text, limits)).toBe(problem)
  })

  it('compares amounts to the last digit', () => {
    expect(isMoreThan('90071992547409.9301', '90071992547409.93')).toBe(true)
    expect(isMoreThan('9', '10')).toBe(false)
  })

  it('offers only what the limits allow', () => {
    expect(quickAmounts({ min: '150', max: '900' })).toEqual(['200', '500'])
  })
})
