import { checkField } from '@suerte/domain/identity/fields.ts'
import { loginRules } from '@suerte/domain/identity/login-rules.ts'
import type { NewPassword } from '../../session/use-new-password.ts'

export type Change = NewPassword & { oldPassword: string }
/** Where the old password comes from. */
export type Old = { kind: 'none' } | { kind: 'asked' } | { kind: 'remembered'; password: string }

/** What is wrong with the old password, and with a new one that is no other. */
export function changeProblems(
  { oldPassword, newPassword }: Change,
  old: Old,
  texts: { missing: string; same: string },
): { oldPassword?: string; newPassword?: string } {
  if (old.kind === 'none') return {}
  const missing = old.kind === 'asked' && checkField(loginRules.loginPassword, oldPassword)
  const before = old.kind === 'asked' ? oldPassword : old.password
  return {
    ...(missing && { oldPassword: texts.missing }),
    ...(newPassword !== '' && newPassword === before && { newPassword: texts.same }),
  }
}
