import type { FieldRule } from '@suerte/domain/identity/fields.ts'
import { describe, expect, it } from 'vitest'
import { registerMethod, registerPayload, registerProblems, shownFields } from './register-form.ts'

function rule(field: string, order: number, more: Partial<FieldRule> = {}): FieldRule {
  return { field, order, enabled: true, required: true, maxLength: 20, regExp: '', ...more }
}
const rules = [
  rule('confirmPassword', 3),
  rule('username', 1, { regExp: '[a-z][a-z0-9]{3,15}' }),
  rule('password', 2, { regExp: '(?=.*\\d).{8,64}' }),
  rule('nickname', 4, { required: false, maxLength: 5 }),
  rule('email', 5, { enabled: false }),
]

describe('registration', () => {
  it('[REG-02] shows the enabled fields in the order of the rules', () => {
    const shown = shownFields(rules).map(({ field }) => field)
    expect(shown).toEqual(['username', 'password', 'confirmPassword', 'nickname'])
  })

  it('[REG-02] judges by the rules and skips an optional empty field', () => {
    const problems = registerProblems(shownFields(rules), { username: '1x', nickname: '' })
    expect(problems).toEqual({
      username: 'pattern',
      password: 'required',
      confirmPassword: 'required',
    })
    expect(registerProblems(shownFields(rules), { nickname: 'abcdef' })['nickname']).toBe(
      'too_long',
    )
  })

  it('[REG-04] wants the confirmation to be equal', () => {
    const values = { username: 'maria1', password: 'passw0rd', confirmPassword: 'passw0rD' }
    expect(registerProblems(shownFields(rules), values)).toEqual({ confirmPassword: 'differs' })
  })

  it('[REG-06] makes the payload without empty fields, with the username in small letters', () => {
    const around = {
      registerUrl: 'localhost',
      registerMethod: registerMethod(true),
      human: { captchaId: 'c', captcha: '123456' },
      termsAccepted: true,
      ageConfirmed: true,
    }
    const values = {
      username: 'Maria1',
      password: 'p',
      confirmPassword: 'p',
      nickname: 'M',
      email: '',
      affiliateCode: '',
      captcha: '',
    }
    expect(registerPayload(values, around)).toEqual({
      ...around,
      registerMethod: 'PWA',
      type: 0,
      username: 'maria1',
      password: 'p',
      confirmPassword: 'p',
      fields: { nickname: 'M' },
    })
  })
})
