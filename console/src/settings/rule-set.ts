import type { FieldRule } from '@suerte/domain/identity/fields.ts'
import {
  registerFields,
  registerProblems,
  ruleSetProblem,
  type RegisterField,
  type RuleProblem,
} from '@suerte/domain/identity/register-form.ts'
import { movedNames } from './order-moves.ts'

/** Text that a field may hold at most; a test holds it against the contract. */
export const TEXT_MAX = 200

export const ruleParts = ['enabled', 'required', 'maxLength', 'regExp', 'place'] as const
export type RulePart = (typeof ruleParts)[number]
export type RuleChange = { field: string; part: RulePart; before: string; after: string }

const fixed: ReadonlySet<string> = new Set(['username', 'password', 'confirmPassword'])

/** Whether a field is part of every registration by username, whatever its rule says. */
export function isFixed(field: string): boolean {
  return fixed.has(field)
}

export function isRegisterField(field: string): field is RegisterField {
  return registerFields.some((known) => known === field)
}

/** What differs between two rule sets in screen order, field by field. */
export function ruleChanges(
  before: readonly FieldRule[],
  after: readonly FieldRule[],
): RuleChange[] {
  const names = (rules: readonly FieldRule[]) => rules.map(({ field }) => field)
  const movedOnes = movedNames(names(before), names(after))
  return after.flatMap((rule) => {
    const old = before.find(({ field }) => field === rule.field)
    const values = (part: RulePart) => ({
      field: rule.field,
      part,
      before: old ? String(part === 'place' ? old.order : old[part]) : '',
      after: String(part === 'place' ? rule.order : rule[part]),
    })
    return ruleParts
      .filter((part) => part !== 'place' || movedOnes.has(rule.field))
      .map(values)
      .filter((change) => change.before !== change.after)
  })
}

export type RuleErrors = Readonly<Record<string, RuleProblem | 'unsafe' | undefined>>

/** What is wrong with the rules, at the first wrong field; an empty object when a form can be made. */
export function ruleErrors(rules: readonly FieldRule[]): RuleErrors {
  const half = rules.find(({ maxLength }) => !Number.isInteger(maxLength))
  if (half) return { [half.field]: 'maxLength' }
  const wrong = ruleSetProblem(rules, TEXT_MAX)
  return wrong ? { [wrong.field]: wrong.problem } : {}
}

/**
 * The server took the set apart from here and refused it: what only it can judge is whether a pattern may run
 * away, so the patterns that were changed are the ones to look at.
 */
export function unsafeRules(before: readonly FieldRule[], after: readonly FieldRule[]): RuleErrors {
  const patterns = ruleChanges(before, after).filter(({ part }) => part === 'regExp')
  return Object.fromEntries(patterns.map(({ field }) => [field, 'unsafe' as const]))
}

export type Tryout = 'empty' | 'passes' | 'required' | 'too_long' | 'pattern' | 'broken'

/** Whether a sample would pass a rule at the registration. */
export function tryRule(rule: FieldRule, sample: string): Tryout {
  if (sample === '') return 'empty'
  try {
    const values = { password: sample, [rule.field]: sample }
    const problem = registerProblems([rule], values)[rule.field]
    return problem === 'differs' ? 'pattern' : (problem ?? 'passes')
  } catch {
    // only a pattern that is none throws
    return 'broken'
  }
}
