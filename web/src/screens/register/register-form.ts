import {
  checkField,
  formFields,
  type FieldProblem,
  type FieldRule,
} from '@suerte/domain/identity/fields.ts'
import type { HumanAnswer } from '../../session/use-human-check.ts'

export type RegisterProblem = FieldProblem | 'differs'
type Values = Readonly<Record<string, string>>

/** Fields with a place of their own in the payload. */
const own: ReadonlySet<string> = new Set([
  'username',
  'password',
  'confirmPassword',
  'affiliateCode',
  'recommenderId',
])

export function shownFields(rules: readonly FieldRule[]): FieldRule[] {
  return formFields(rules)
}

/** What is wrong, by field, by the operator's rules; the confirmation must be there and equal. */
export function registerProblems(rules: readonly FieldRule[], values: Values) {
  const problems: Record<string, RegisterProblem> = {}
  for (const rule of rules) {
    const value = values[rule.field] ?? ''
    const problem = checkField(rule, rule.field === 'username' ? value.toLowerCase() : value)
    if (problem) problems[rule.field] = problem
  }
  const { password = '', confirmPassword = '' } = values
  if (confirmPassword !== '' && confirmPassword !== password)
    problems['confirmPassword'] = 'differs'
  return problems
}

/** Whether this page runs as an installed web app. */
export function registerMethod(standalone: boolean): 'PWA' | 'H5' {
  return standalone ? 'PWA' : 'H5'
}

type Around = {
  registerUrl: string
  registerMethod: 'PWA' | 'H5'
  human: HumanAnswer
  termsAccepted: boolean
  ageConfirmed: boolean
}

/** The payload of a registration: the account's own fields, and the rest by name; empty ones are left out. */
export function registerPayload(values: Values, around: Around) {
  const rest = Object.entries(values).filter(
    ([name, value]) => !own.has(name) && name !== 'captcha' && value !== '',
  )
  const { username = '', password = '', confirmPassword = '' } = values
  return {
    ...around,
    type: 0 as const,
    username: username.toLowerCase(),
    password,
    confirmPassword,
    fields: Object.fromEntries(rest),
    ...(values['affiliateCode'] && { affiliateCode: values['affiliateCode'] }),
    ...(values['recommenderId'] && { recommenderId: values['recommenderId'] }),
  }
}
