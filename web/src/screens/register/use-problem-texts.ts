import type { FieldRule } from '@suerte/domain/identity/fields.ts'
import type { RegisterProblem } from '@suerte/domain/identity/register-form.ts'
import { useT, type MessageId } from '../../i18n.ts'
import { usePasswordHint } from '../../session/password-hint.ts'

const patterns: Readonly<Record<string, MessageId>> = {
  username: 'register.usernamePattern',
  mobileNum: 'refusal.mobile_invalid',
  email: 'register.emailPattern',
  paymentPassword: 'register.paymentPasswordHint',
}
const missing: Readonly<Record<string, MessageId>> = {
  confirmPassword: 'password.againMissing',
}

/** What is wrong with the fields, in words. */
export function useProblemTexts(rules: readonly FieldRule[]) {
  const t = useT()
  const passwordHint = usePasswordHint()
  const text = (field: string, problem: RegisterProblem): string => {
    const rule = rules.find((one) => one.field === field)
    if (problem === 'differs') return t('register.differs')
    if (problem === 'required') return t(missing[field] ?? 'register.required')
    if (problem === 'too_long') return t('register.tooLong', { max: rule?.maxLength ?? 0 })
    if (field === 'password') return passwordHint(rule)
    return t(patterns[field] ?? 'register.pattern')
  }
  return (problems: Readonly<Record<string, RegisterProblem>>): Record<string, string> =>
    Object.fromEntries(
      Object.entries(problems).map(([field, problem]) => [field, text(field, problem)]),
    )
}
