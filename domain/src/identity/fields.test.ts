import { describe, expect, test } from 'vitest'
import { checkField, formFields, type FieldRule } from './fields.ts'

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

  test('characters are counted, not code units', () => {
    const three = rule('a', { maxLength: 3, regExp: '.{3}' })
    expect(checkField(three, '🎲🎲🎲')).toBeUndefined()
    expect(checkField(three, '🎲🎲🎲🎲')).toBe('too_long')
  })

  test('a field that is switched off is not shown, the others stand in their order', () => {
    const rules = [
      rule('late', { order: 9 }),
      rule('off', { enabled: false }),
      rule('early', { order: 1 }),
    ]
    expect(formFields(rules).map(({ field }) => field)).toEqual(['early', 'late'])
  })
})
