import { checkField, type FieldRule } from '@suerte/domain/identity/fields.ts'
import { PASSWORD_MAX_AT_LEAST, PASSWORD_MIN } from '@suerte/domain/identity/register-form.ts'
import { useT } from '../i18n.ts'
import { useStatus } from '../site.ts'
import { usePasswordHint } from './password-hint.ts'

export type NewPassword = { newPassword: string; confirmNewPassword: string }

const plain: FieldRule = {
  field: 'password',
  enabled: true,
  required: true,
  maxLength: PASSWORD_MAX_AT_LEAST,
  regExp: `[\\s\\S]{${PASSWORD_MIN},}`,
  order: 0,
}

/** A new password that is typed twice, judged by the operator's rule for passwords. */
export function useNewPassword() {
  const t = useT()
  const passwordHint = usePasswordHint()
  const own = useStatus().info.register.find(({ field }) => field === 'password')
  const rule = { ...plain, ...own, required: true }
  const hint = passwordHint(rule)

  function newProblem(text: string): string | undefined {
    const problem = checkField(rule, text)
    if (problem === 'required') return t('password.newMissing')
    if (problem === 'too_long') return t('register.tooLong', { max: rule.maxLength })
    return problem || Array.from(text).length < PASSWORD_MIN ? hint : undefined
  }
  function problems({ newPassword, confirmNewPassword }: NewPassword, differs: string) {
    const wrong = newProblem(newPassword)
    const again =
      confirmNewPassword === ''
        ? t('password.againMissing')
        : confirmNewPassword !== newPassword && differs
    return { ...(wrong && { newPassword: wrong }), ...(again && { confirmNewPassword: again }) }
  }
  return { hint, maxLength: rule.maxLength, problems }
}
