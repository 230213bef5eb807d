import { describe, expect, test } from 'vitest'
import type { FieldRule } from './fields.ts'
import {
  fieldsOf,
  registerFields,
  registerPlan,
  registerProblems,
  ruleSetProblem,
} from './register-form.ts'

const rule = (field: string, order: number, more: Partial<FieldRule> = {}): FieldRule => ({
  field,
  enabled: true,
  required: true,
  maxLength: 128,
  regExp: '',
  order,
  ...more,
})
const rules = registerFields.map((field, order) =>
  rule(field, order, {
    enabled: ['username', 'password', 'confirmPassword', 'nickname'].includes(field),
    required: field !== 'nickname',
    ...(field === 'username' && { regExp: '[a-z][a-z0-9]{3,15}', maxLength: 16 }),
    ...(field === 'password' && { regExp: '[\\s\\S]{15,128}' }),
    ...(field === 'nickname' && { maxLength: 5 }),
  }),
)
const names = (fields: FieldRule[]) => fields.map(({ field }) => field)

describe('[REG-01] the four flags decide the ways', () => {
  const flags = ['USERNAMEREG3', 'MOBILENUMREG3', 'REGMOBVERF3', 'MOBILENUMPASSREG3'] as const
  test('username and mobile open their ways; mobile is the default when it is on alone', () => {
    for (let bits = 0; bits < 16; bits++) {
      const on = Object.fromEntries(flags.map((flag, at) => [flag, ((bits >> at) & 1) === 1]))
      const plan = registerPlan(on)
      const [user, mobile, code, password] = flags.map((flag) => on[flag])
      expect(plan.ways).toEqual([...(user ? ['username'] : []), ...(mobile ? ['mobileNum'] : [])])
      expect(plan.codeNeeded).toBe(code)
      // without a code and without a password nobody could come back
      expect(plan.mobilePassword).toBe(password || !code)
    }
  })

  test('the module REG3 shuts all of it', () => {
    expect(registerPlan({ USERNAMEREG3: true, MOBILENUMREG3: true, REG3: false }).ways).toEqual([])
  })
})

describe('[REG-02] the fields of a way', () => {
  const both = { USERNAMEREG3: true, MOBILENUMREG3: true }
  test('a username needs a password; what is switched off is not there', () => {
    const fields = fieldsOf(rules, registerPlan(both), 'username')
    expect(names(fields)).toEqual(['username', 'password', 'confirmPassword', 'nickname'])
  })

  test('a mobile number stands in for the username, whatever its rule says', () => {
    const withCode = registerPlan({ ...both, REGMOBVERF3: true })
    expect(names(fieldsOf(rules, withCode, 'mobileNum'))).toEqual(['mobileNum', 'nickname'])
    const withPassword = registerPlan({ ...both, REGMOBVERF3: true, MOBILENUMPASSREG3: true })
    expect(names(fieldsOf(rules, withPassword, 'mobileNum'))).toEqual([
      'mobileNum',
      'password',
      'confirmPassword',
      'nickname',
    ])
    expect(fieldsOf(rules, withCode, 'mobileNum')[0]).toMatchObject({ required: true })
  })

  test('what the account cannot be without cannot be switched off', () => {
    const off = rules.map((each) => ({ ...each, enabled: false, required: false }))
    expect(fieldsOf(off, registerPlan(both), 'username')).toMatchObject([
      { field: 'username', required: true },
      { field: 'password', required: true },
      { field: 'confirmPassword', required: true },
    ])
  })
})

describe('[REG-02][REG-04] problems', () => {
  const fields = fieldsOf(rules, registerPlan({ USERNAMEREG3: true }), 'username')
  const long = 'four plain words'
  test('each field by its rule; an optional empty one is skipped', () => {
    expect(registerProblems(fields, { username: '1x', nickname: '' })).toEqual({
      username: 'pattern',
      password: 'required',
      confirmPassword: 'required',
    })
    expect(registerProblems(fields, { nickname: 'abcdef' })['nickname']).toBe('too_long')
  })

  test('capitals of a username do not matter', () => {
    const values = { username: 'MARIA1', password: long, confirmPassword: long }
    expect(registerProblems(fields, values)).toEqual({})
  })

  test('the confirmation must be equal to the letter', () => {
    const values = { username: 'maria1', password: long, confirmPassword: `${long} ` }
    expect(registerProblems(fields, values)).toEqual({ confirmPassword: 'differs' })
  })

  test('[S-01] no rule takes a password of fewer than eight characters', () => {
    const weak = fields.map((each) => ({ ...each, regExp: '' }))
    const values = (password: string) => ({
      username: 'maria1',
      password,
      confirmPassword: password,
    })
    expect(registerProblems(weak, values('seven77'))).toEqual({ password: 'pattern' })
    expect(registerProblems(weak, values('eight888'))).toEqual({})
    expect(registerProblems(weak, values('🎲🎲🎲🎲🎲🎲🎲🎲'))).toEqual({})
  })
})

describe('[REG-02] a rule set', () => {
  test.each([
    ['a field nobody knows', [...rules, rule('isAdmin', 99)], 'isAdmin', 'unknown'],
    ['a field that stands twice', [...rules, rule('nickname', 99)], 'nickname', 'twice'],
    ['a field that is missing', rules.slice(1), 'username', 'missing'],
    [
      'a pattern that cannot be read',
      rules.map((each) => (each.field === 'email' ? { ...each, regExp: '(' } : each)),
      'email',
      'regExp',
    ],
    [
      'a password that may not be long',
      rules.map((each) => (each.field === 'password' ? { ...each, maxLength: 20 } : each)),
      'password',
      'maxLength',
    ],
    [
      'more text than is kept',
      rules.map((each) => (each.field === 'line' ? { ...each, maxLength: 999 } : each)),
      'line',
      'maxLength',
    ],
  ])('%s is told', (_name, given, field, problem) => {
    expect(ruleSetProblem(given, 200)).toEqual({ field, problem })
  })

  test('the rules of a new site hold together', () => {
    expect(ruleSetProblem(rules, 200)).toBeUndefined()
  })
})

describe('[X-02] what people see is what is kept', () => {
  const fields = [
    rule('nickname', 1, { maxLength: 5, required: false }),
    rule('payeeName', 2),
    rule('paymentPassword', 3, { required: false }),
  ]
  const good = { nickname: 'Ana', payeeName: 'Ana Sol', paymentPassword: '246810' }
  test.each([
    ['a mark that turns the direction', { nickname: '\u202eanA' }, { nickname: 'pattern' }],
    ['a line break', { payeeName: 'Ana\nSol' }, { payeeName: 'pattern' }],
    ['blanks alone', { payeeName: '   ' }, { payeeName: 'required' }],
    ['blanks around', { nickname: '  Ana  ' }, {}],
    ['five digits to pay with', { paymentPassword: '24681' }, { paymentPassword: 'pattern' }],
  ])('%s', (_what, typed, problems) => {
    expect(registerProblems(fields, { ...good, ...typed })).toEqual(problems)
  })
})
