import { readFileSync } from 'node:fs'
import { refuse, type Refusal } from '@suerte/contract/refusals.ts'
import { checkField } from '@suerte/domain/identity/fields.ts'
import { PASSWORD_MIN } from '@suerte/domain/identity/register-form.ts'
import type { Ctx } from '../../platform/context.ts'
import { isInFilter, reducedForms } from './common-passwords.ts'

let filter: Uint8Array | undefined

/** Passwords that thieves try first, as a compact filter; made by tools/common-passwords.ts. */
function commonPasswords(): Uint8Array {
  filter ??= readFileSync(new URL('common-passwords.bin', import.meta.url))
  return filter
}

/** Whether a password is a common one in disguise, or says no more than the names around it. */
export function isGuessable(password: string, around: readonly string[]): boolean {
  const known = new Set(around.filter((word) => word !== '').map((word) => word.toLowerCase()))
  return reducedForms(password).some(
    (form) => known.has(form) || isInFilter(commonPasswords(), form),
  )
}

/** What is wrong with a new password: by the operator's rule, by the least we take, by the list. */
export function judgePassword(
  ctx: Ctx,
  password: string,
  { username, field }: { username: string; field: string },
): Refusal | undefined {
  const { site } = ctx.settings.current()
  const rule = site.register.find((known) => known.field === 'password')
  const problem = rule && checkField({ ...rule, required: true }, password)
  if (problem) return refuse('format_invalid', { field, detail: { problem } })
  if (Array.from(password).length < PASSWORD_MIN)
    return refuse('format_invalid', { field, detail: { problem: 'pattern' } })
  if (isGuessable(password, [username, site.brand])) return refuse('password_breached', { field })
  return undefined
}
