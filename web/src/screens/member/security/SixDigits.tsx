import type { FieldProps } from '@suerte/ui/Field.tsx'
import { PasswordField } from '@suerte/ui/PasswordField.tsx'
import { useT } from '../../../i18n.ts'

/** A field for a payment password. */
export function SixDigits(field: FieldProps) {
  const t = useT()
  return (
    <PasswordField
      inputMode="numeric"
      maxLength={6}
      autoComplete="off"
      showLabel={t('common.showPassword')}
      hideLabelText={t('common.hidePassword')}
      {...field}
    />
  )
}
