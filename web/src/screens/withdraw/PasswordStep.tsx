import { Banner } from '@suerte/ui/Banner.tsx'
import { Button } from '@suerte/ui/Button.tsx'
import { PasswordField } from '@suerte/ui/PasswordField.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { send } from '../../api.ts'
import { useT } from '../../i18n.ts'
import { useForm } from '../../use-form.ts'
import { isPaymentPassword } from './withdraw-step.ts'

/** Sets the payment password; who asks proves with the login password that the account is theirs. */
export function PasswordStep() {
  const t = useT()
  const queries = useQueryClient()
  const form = useForm({
    initial: { paymentPassword: '', again: '', password: '' },
    together: { paymentPassword: ['again'] },
    check: ({ paymentPassword, again, password }) => ({
      ...(!isPaymentPassword(paymentPassword) && { paymentPassword: t('withdraw.sixDigits') }),
      ...(again !== paymentPassword && { again: t('register.differs') }),
      ...(password === '' && { password: t('login.passwordMissing') }),
    }),
  })
  const secret = {
    showLabel: t('common.showPassword'),
    hideLabelText: t('common.hidePassword'),
  }
  const digits = { ...secret, inputMode: 'numeric', maxLength: 6, autoComplete: 'off' } as const
  return (
    <form
      className="stack"
      noValidate
      onSubmit={form.submit(async ({ paymentPassword, password }) => {
        await send('POST /wps/member/paymentPassword', { body: { paymentPassword, password } })
        await queries.invalidateQueries({ queryKey: ['withdrawRules'] })
      })}
    >
      <p className="soft">{t('withdraw.passwordText')}</p>
      {form.problem && <Banner tone="error">{form.problem}</Banner>}
      <PasswordField
        {...form.bind('paymentPassword')}
        {...digits}
        label={t('withdraw.newPaymentPassword')}
        hint={t('withdraw.sixDigits')}
      />
      <PasswordField
        {...form.bind('again')}
        {...digits}
        label={t('withdraw.paymentPasswordAgain')}
      />
      <PasswordField {...form.bind('password')} {...secret} label={t('withdraw.loginPassword')} />
      <Button type="submit" tone="primary" block loading={form.busy}>
        {t('withdraw.setPassword')}
      </Button>
    </form>
  )
}
