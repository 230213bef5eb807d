import type { FieldRule } from '@suerte/domain/identity/fields.ts'
import { Field, type FieldProps } from '@suerte/ui/Field.tsx'
import { PasswordField } from '@suerte/ui/PasswordField.tsx'
import { useT, type MessageId } from '../../i18n.ts'

const labels: Readonly<Record<string, MessageId>> = {
  username: 'register.username',
  password: 'register.password',
  confirmPassword: 'register.confirmPassword',
  nickname: 'register.nickname',
  email: 'register.email',
  mobileNum: 'register.mobileNum',
  payeeName: 'register.payeeName',
  affiliateCode: 'register.affiliateCode',
}
const hints: Readonly<Record<string, MessageId>> = {
  username: 'register.usernamePattern',
  password: 'register.passwordPattern',
}
const inputs: Readonly<Record<string, Partial<FieldProps>>> = {
  username: { autoComplete: 'username', autoCapitalize: 'none', spellCheck: false },
  nickname: { autoComplete: 'nickname' },
  email: { autoComplete: 'email', type: 'email', inputMode: 'email' },
  mobileNum: { autoComplete: 'tel-national', type: 'tel', inputMode: 'tel' },
  payeeName: { autoComplete: 'name' },
}

type Props = { rule: FieldRule } & Omit<FieldProps, 'label'>

/** One field of the registration, drawn from the operator's rule. */
export function RegisterField({ rule, ...field }: Props) {
  const t = useT()
  const { field: name, required } = rule
  const known = labels[name]
  const label = known ? t(known) : name
  const hint = hints[name]
  const shared = {
    ...field,
    required,
    maxLength: rule.maxLength,
    label: required ? label : t('register.optional', { label }),
    hint: hint && !field.error ? t(hint) : undefined,
  }
  if (name === 'password' || name === 'confirmPassword') {
    return (
      <PasswordField
        {...shared}
        autoComplete="new-password"
        showLabel={t('common.showPassword')}
        hideLabelText={t('common.hidePassword')}
      />
    )
  }
  return <Field {...shared} {...inputs[name]} />
}
