import type { FieldRule } from '@suerte/domain/identity/fields.ts'
import { useT } from '../i18n.ts'
import { passwordMin } from './password-min.ts'

/** What a password must be and how to find a good one, in one line. */
export function usePasswordHint(): (rule: FieldRule | undefined) => string {
  const t = useT()
  return (rule) => {
    const min = passwordMin(rule?.regExp ?? '')
    return min === undefined ? t('password.hint') : t('password.hintMin', { min })
  }
}
