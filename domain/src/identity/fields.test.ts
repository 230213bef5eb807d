import { describe, expect, test } from 'vitest'
import { checkField, firstProblem, formFields, type FieldRule } from './fields.ts'

const rule = (field: string, more: Partial<FieldRule> = {}): FieldRule => ({
  field,
  enabled: true,
  required: true,
  maxLength: 10,
  regExp: '',
  order: 0,
  ...more,
})

describe('[REG-02] form rules', () => {
  test.each([
    ['a required field may not be empty', rule('a'), '', 'required'],
    [
      'an optional empty field skips every check',
      rule('a', { required: false, regExp: 'x' }),
      '',
      undefined,
    ],
    ['the length is bounded', rule('a', { maxLength: 3 }), 'abcd', 'too_long'],
    ['the pattern must match the whole text', rule('a', { regExp: '[a-z]+' }), 'ab1', 'pattern'],
    ['alternatives are anchored together', rule('a', { regExp: 'a|b' }), 'ax', 'pattern'],
    ['what fits passes', rule('a', { regExp: '[a-z]+' }), 'abc', undefined],
  ])('%s', (_name, given, value, problem) => {
    expect(checkField(given, value)).toBe(problem)
  })

  test('the first wrong field in screen order is told', () => {
    const rules = [rule('late', { order: 9 }), rule('early', { order: 1 })]
    expect(firstProblem(rules, {})).toEqual({ field: 'early', problem: 'required' })
    expect(firstProblem(rules, { early: 'x', late: 'y' })).toBeUndefined()
  })

  test('a field that is switched off is neither shown nor checked', () => {
    const rules = [rule('off', { enabled: false })]
    expect(formFields(rules)).toEqual([])
    expect(firstProblem(rules, {})).toBeUndefined()
  })
})
