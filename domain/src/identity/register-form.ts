import { checkField, formFields, type FieldProblem, type FieldRule } from './fields.ts'
import { isPlainText, tidyText } from './plain-text.ts'

/** Every field that a registration can have, in the order of a new site. */
export const registerFields = [
  'username',
  'mobileNum',
  'password',
  'confirmPassword',
  'nickname',
  'payeeName',
  'email',
  'paymentPassword',
  'idNumber',
  'qqNum',
  'facebook',
  'wechat',
  'line',
  'whatsapp',
  'zalo',
  'affiliateCode',
] as const
export type RegisterField = (typeof registerFields)[number]
export type RegisterWay = 'username' | 'mobileNum'
export type RegisterProblem = FieldProblem | 'differs'
type Flags = Readonly<Record<string, boolean>>
type Values = Readonly<Record<string, string>>

/** The shortest password that any site may take, and the least it must allow. Source: NIST SP 800-63B-4. */
export const PASSWORD_MIN = 8
export const PASSWORD_MAX_AT_LEAST = 64

/** What each way of registering needs. Without a code and without a password nobody could come back. */
export type RegisterPlan = {
  /** The ways that are open, the default first; none when registration is off. */
  ways: RegisterWay[]
  /** The mobile number must be proved by a code. */
  codeNeeded: boolean
  /** Registration by mobile number asks for a password, too. */
  mobilePassword: boolean
}

/** Reads the four flags of registration and the module that opens it. */
export function registerPlan(flags: Flags): RegisterPlan {
  const open = flags['REG3'] !== false
  const username = open && flags['USERNAMEREG3'] === true
  const mobile = open && flags['MOBILENUMREG3'] === true
  const codeNeeded = flags['REGMOBVERF3'] === true
  return {
    ways: [...(username ? ['username' as const] : []), ...(mobile ? ['mobileNum' as const] : [])],
    codeNeeded,
    mobilePassword: flags['MOBILENUMPASSREG3'] === true || !codeNeeded,
  }
}

const passwords: ReadonlySet<string> = new Set(['password', 'confirmPassword'])
const PAYMENT_PASSWORD = /^\d{6}$/

/** A field as it is judged and kept: words without blanks around them, passwords as they were typed. */
export function tidyField(field: string, typed: string): string {
  return passwords.has(field) ? typed : tidyText(typed)
}

/**
 * The fields of one way, in screen order. What the account cannot be without is there and required,
 * whatever its rule says; the other fields are as the operator set them.
 */
export function fieldsOf(
  rules: readonly FieldRule[],
  plan: RegisterPlan,
  way: RegisterWay,
): FieldRule[] {
  const needed = (field: string) => {
    if (field === way) return true
    return passwords.has(field) && (way === 'username' || plan.mobilePassword)
  }
  const dropped = (field: string) => {
    if (way === 'username') return false
    return field === 'username' || (passwords.has(field) && !plan.mobilePassword)
  }
  return formFields(
    rules
      .filter((rule) => !dropped(rule.field))
      .map((rule) => (needed(rule.field) ? { ...rule, enabled: true, required: true } : rule)),
  )
}

/** What is wrong, by field; names hold what people see and no more, and the confirmation must equal the password. */
export function registerProblems(
  fields: readonly FieldRule[],
  values: Values,
): Record<string, RegisterProblem> {
  const problems: Record<string, RegisterProblem> = {}
  for (const rule of fields) {
    const typed = values[rule.field] ?? ''
    const value = tidyField(rule.field, typed)
    const problem = checkField(rule, rule.field === 'username' ? value.toLowerCase() : value)
    if (problem) problems[rule.field] = problem
    else if (!passwords.has(rule.field) && !isPlainText(typed)) problems[rule.field] = 'pattern'
  }
  const { password = '', confirmPassword = '', paymentPassword = '' } = values
  if (
    paymentPassword !== '' &&
    !PAYMENT_PASSWORD.test(paymentPassword) &&
    has(fields, 'paymentPassword')
  )
    problems['paymentPassword'] ??= 'pattern'
  if (!problems['password'] && password !== '' && Array.from(password).length < PASSWORD_MIN)
    problems['password'] = 'pattern'
  if (confirmPassword !== '' && confirmPassword !== password)
    problems['confirmPassword'] = 'differs'
  return problems
}

function has(fields: readonly FieldRule[], name: string): boolean {
  return fields.some(({ field }) => field === name)
}

export type RuleProblem = 'unknown' | 'twice' | 'maxLength' | 'regExp' | 'missing'

/** What is wrong with a rule set, and at which field; undefined when a form can be made of it. */
export function ruleSetProblem(
  rules: readonly FieldRule[],
  textMax: number,
): { field: string; problem: RuleProblem } | undefined {
  const known: ReadonlySet<string> = new Set(registerFields)
  const seen = new Set<string>()
  for (const { field, maxLength, regExp } of rules) {
    if (!known.has(field)) return { field, problem: 'unknown' }
    if (seen.has(field)) return { field, problem: 'twice' }
    seen.add(field)
    const least = passwords.has(field) ? PASSWORD_MAX_AT_LEAST : 1
    if (maxLength < least || maxLength > textMax) return { field, problem: 'maxLength' }
    if (!compiles(regExp)) return { field, problem: 'regExp' }
  }
  const missing = registerFields.find((field) => !seen.has(field))
  return missing && { field: missing, problem: 'missing' }
}

function compiles(regExp: string): boolean {
  if (regExp.length > 200) return false
  try {
    return new RegExp(`^(?:${regExp})$`, 'u').unicode
  } catch {
    return false
  }
}
