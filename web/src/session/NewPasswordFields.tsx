import { PasswordField } from '@suerte/ui/PasswordField.tsx'
import type { ComponentProps } from 'react'
import { useT } from '../i18n.ts'
import type { useNewPassword } from './use-new-password.ts'

type Bound = Omit<ComponentProps<typeof PasswordField>, 'label' | 'showLabel' | 'hideLabelText'>
type Props = {
  rule: ReturnType<typeof useNewPassword>
  bind: (name: 'newPassword' | 'confirmNewPassword') => Bound
}

/** The new password, twice. */
export function NewPasswordFields({ rule, bind }: Props) {
  const t = useT()
  const shared = {
    autoComplete: 'new-password',
    maxLength: rule.maxLength,
    showLabel: t('common.showPassword'),
    hideLabelText: t('common.hidePassword'),
  }
  const first = bind('newPassword')
  return (
    <>
      <PasswordField
        {...first}
        {...shared}
        label={t('password.new')}
        hint={first.error ? undefined : rule.hint}
      />
      <PasswordField {...bind('confirmNewPassword')} {...shared} label={t('password.again')} />
    </>
  )
}
