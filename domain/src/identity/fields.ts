/** One field of a form as the operator set it. `regExp` is anchored by us; '' means any text. */
export type FieldRule = {
  field: string
  enabled: boolean
  required: boolean
  maxLength: number
  regExp: string
  order: number
}
export type FieldProblem = 'required' | 'too_long' | 'pattern'

/** Checks one value; an empty optional field is always fine. Lengths count characters, not bytes. */
export function checkField(rule: FieldRule, value: string): FieldProblem | undefined {
  if (value === '') return rule.required ? 'required' : undefined
  if (Array.from(value).length > rule.maxLength) return 'too_long'
  if (rule.regExp !== '' && !new RegExp(`^(?:${rule.regExp})$`, 'u').test(value)) return 'pattern'
  return undefined
}

/** The enabled rules in their order on the screen. */
export function formFields(rules: readonly FieldRule[]): FieldRule[] {
  return rules.filter((rule) => rule.enabled).sort((a, b) => a.order - b.order)
}
