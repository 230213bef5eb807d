import { FIELD_MAX } from '@suerte/contract/account.ts'
import { registerFields } from '@suerte/domain/identity/register-form.ts'
import { expect, test } from 'vitest'
import { moved, numbered } from './order-moves.ts'
import { ruleChanges, ruleErrors, TEXT_MAX, tryRule, unsafeRules } from './rule-set.ts'

const rules = registerFields.map((field, index) => ({
  field: field as string,
  enabled: true,
  required: false,
  maxLength: 100,
  regExp: '',
  order: index + 1,
}))
const withRule = (field: string, part: Partial<(typeof rules)[number]>) =>
  rules.map((rule) => (rule.field === field ? { ...rule, ...part } : rule))

test('the longest text of a field is the one of the contract', () => {
  expect(TEXT_MAX).toBe(FIELD_MAX)
})

test('a changed rule is told part by part, old beside new', () => {
  expect(ruleChanges(rules, withRule('nickname', { required: true, maxLength: 12 }))).toEqual([
    { field: 'nickname', part: 'required', before: 'false', after: 'true' },
    { field: 'nickname', part: 'maxLength', before: '100', after: '12' },
  ])
  expect(ruleChanges(rules, rules)).toEqual([])
})

test('a field that was moved up is one change, though all below it have new places', () => {
  const after = numbered(moved(rules, 6, -6))
  expect(ruleChanges(rules, after)).toEqual([
    { field: 'email', part: 'place', before: '7', after: '1' },
  ])
})

test('a rule set that no form can be made of is told at its field', () => {
  expect(ruleErrors(rules)).toEqual({})
  expect(ruleErrors(withRule('email', { regExp: '(' }))).toEqual({ email: 'regExp' })
  expect(ruleErrors(withRule('password', { maxLength: 63 }))).toEqual({ password: 'maxLength' })
  expect(ruleErrors(withRule('line', { maxLength: Number.NaN }))).toEqual({ line: 'maxLength' })
  expect(ruleErrors(withRule('line', { maxLength: 201 }))).toEqual({ line: 'maxLength' })
})

test('when the server refuses the set, the changed patterns are marked', () => {
  const after = withRule('line', { regExp: '(a+)+', maxLength: 9 })
  expect(unsafeRules(rules, after)).toEqual({ line: 'unsafe' })
})

test('a sample is judged as the registration judges it', () => {
  const [username] = withRule('username', { regExp: '[a-z]{3}', maxLength: 3 })
  if (!username) throw new Error('no rule')
  expect(tryRule(username, '')).toBe('empty')
  expect(tryRule(username, 'ABC')).toBe('passes')
  expect(tryRule(username, 'ab1')).toBe('pattern')
  expect(tryRule(username, 'abcd')).toBe('too_long')
  expect(tryRule({ ...username, regExp: '[' }, 'abc')).toBe('broken')
  expect(tryRule({ ...username, field: 'password', regExp: '' }, 'short')).toBe('too_long')
  expect(tryRule({ ...username, field: 'confirmPassword', regExp: '' }, 'abc')).toBe('passes')
})
