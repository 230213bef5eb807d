import type { FieldRule } from '@suerte/domain/identity/fields.ts'
import type { RegisterField as Name } from '@suerte/domain/identity/register-form.ts'
import { Field, type FieldProps } from '@suerte/ui/Field.tsx'
import { PasswordField } from '@suerte/ui/PasswordField.tsx'
import { useT, type MessageId } from '../../i18n.ts'
import { usePasswordHint } from '../../session/password-hint.ts'

/** Fields that are not of the plain kind have their own place in the form. */
type PlainName = Exclude<Name, 'mobileNum'>

const hints: Partial<Readonly<Record<Name, MessageId>>> = {
  username: 'register.usernamePattern',
  payeeName: 'register.payeeNameHint',
  paymentPassword: 'register.paymentPasswordHint',
  affiliateCode: 'register.affiliateCodeHint',
}
const plainText = { autoCapitalize: 'none', spellCheck: false } as const
const inputs: Readonly<Record<PlainName, Partial<FieldProps>>> = {
  username: { autoComplete: 'username', ...plainText },
  password: { autoComplete: 'new-password' },
  confirmPassword: { autoComplete: 'new-password' },
  nickname: { autoComplete: 'nickname' },
  payeeName: { autoComplete: 'name' },
  email: { autoComplete: 'email', type: 'email', inputMode: 'email', ...plainText },
  paymentPassword: { autoComplete: 'off', inputMode: 'numeric' },
  idNumber: { autoComplete: 'off', ...plainText },
  qqNum: { autoComplete: 'off', inputMode: 'numeric' },
  facebook: { autoComplete: 'off', ...plainText },
  wechat: { autoComplete: 'off', ...plainText },
  line: { autoComplete: 'off', ...plainText },
  whatsapp: { autoComplete: 'tel', type: 'tel', inputMode: 'tel' },
  zalo: { autoComplete: 'tel', type: 'tel', inputMode: 'tel' },
  affiliateCode: { autoComplete: 'off', ...plainText },
}
const secrets: ReadonlySet<string> = new Set(['password', 'confirmPassword', 'paymentPassword'])

type Props = { rule: FieldRule } & Omit<FieldProps, 'label'>

/** One field of the registration, drawn from the operator's rule. */
export function RegisterField({ rule, ...field }: Props) {
  const t = useT()
  const passwordHint = usePasswordHint()
  // The form shows the fields of the list only.
  const name = rule.field as PlainName
  const label = t(`register.${name}`)
  const hint = hints[name]
  const ownHint = name === 'password' ? passwordHint(rule) : hint && t(hint)
  const shared = {
    ...inputs[name],
    hint: field.error ? undefined : ownHint,
    ...field,
    required: rule.required,
    maxLength: rule.maxLength,
    label: rule.required ? label : t('register.optional', { label }),
  }
  if (!secrets.has(name)) return <Field {...shared} />
  return (
    <PasswordField
      {...shared}
      showLabel={t('common.showPassword')}
      hideLabelText={t('common.hidePassword')}
    />
  )
}
