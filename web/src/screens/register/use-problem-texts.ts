import type { FieldRule } from '@suerte/domain/identity/fields.ts'
import { useT, type MessageId } from '../../i18n.ts'
import type { RegisterProblem } from './register-form.ts'

const patterns: Readonly<Record<string, MessageId>> = {
  username: 'register.usernamePattern',
  password: 'register.passwordPattern',
}

/** What is wrong with the fields, in words. */
export function useProblemTexts(rules: readonly FieldRule[]) {
  const t = useT()
  const text = (field: string, problem: RegisterProblem): string => {
    if (problem === 'differs') return t('register.differs')
    if (problem === 'required') return t('register.required')
    if (problem === 'pattern') return t(patterns[field] ?? 'register.pattern')
    const max = rules.find((rule) => rule.field === field)?.maxLength ?? 0
    return t('register.tooLong', { max })
  }
  return (problems: Readonly<Record<string, RegisterProblem>>): Record<string, string> =>
    Object.fromEntries(
      Object.entries(problems).map(([field, problem]) => [field, text(field, problem)]),
    )
}
