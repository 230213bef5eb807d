import type { FieldRule } from './fields.ts'

const rule = (field: string, maxLength: number, regExp = ''): FieldRule => ({
  field,
  enabled: true,
  required: true,
  maxLength,
  regExp,
  order: 0,
})

/** The rules of the fields that ways in have, by the names of the specification. */
export const loginRules = {
  loginUsername: rule('username', 64),
  loginPassword: rule('password', 200),
  loginMobileNum: rule('mobileNum', 20, '[\\d ()-]{4,20}'),
  verificationCode: rule('verificationCode', 10, '[0-9A-Za-z]{4,10}'),
} as const
