import { Button } from '@suerte/ui/Button.tsx'
import { send } from '../../../api.ts'
import { FormProblem } from '../../../FormProblem.tsx'
import { useT } from '../../../i18n.ts'
import { useConfirmed } from '../../../session/confirm/use-confirmed.tsx'
import { useForm } from '../../../use-form.ts'
import { newDigitsProblems } from './new-digits.ts'
import { SixDigits } from './SixDigits.tsx'

type Props = { /** The old one must be given. */ change: boolean; onSet: () => Promise<void> }

/** Sets the payment password, or changes the one there is. */
export function SetPaymentPassword({ change, onSet }: Props) {
  const t = useT()
  const { confirmed, sheet } = useConfirmed()
  const form = useForm({
    initial: { oldPaymentPassword: '', paymentPassword: '', again: '' },
    together: { paymentPassword: ['again'] },
    check: (values) =>
      newDigitsProblems(values, change, {
        digits: t('withdraw.sixDigits'),
        differs: t('register.differs'),
        same: t('paymentPassword.same'),
      }),
  })
  async function set({ oldPaymentPassword, paymentPassword }: typeof form.values) {
    const body = { paymentPassword, ...(change && { oldPaymentPassword }) }
    try {
      await confirmed(() => send('POST /wps/member/paymentPassword', { body }))
    } catch (error) {
      if (!form.refusedAt(error, { payment_password_wrong: 'oldPaymentPassword' })) throw error
      return
    }
    await onSet()
  }
  return (
    <>
      <form className="stack" noValidate onSubmit={form.submit(set)}>
        <p className="soft">{t('withdraw.passwordText')}</p>
        {change && (
          <SixDigits {...form.bind('oldPaymentPassword')} label={t('paymentPassword.old')} />
        )}
        <SixDigits
          {...form.bind('paymentPassword')}
          label={t('withdraw.newPaymentPassword')}
          hint={t('withdraw.sixDigits')}
        />
        <SixDigits {...form.bind('again')} label={t('withdraw.paymentPasswordAgain')} />
        <Button type="submit" tone="primary" block loading={form.busy}>
          {t(change ? 'paymentPassword.change' : 'withdraw.setPassword')}
        </Button>
        <FormProblem text={form.problem} />
      </form>
      {sheet}
    </>
  )
}
