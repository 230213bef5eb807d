import { CallError } from '@suerte/contract/client.ts'
import { Button } from '@suerte/ui/Button.tsx'
import { Field } from '@suerte/ui/Field.tsx'
import { SelectField } from '@suerte/ui/SelectField.tsx'
import { send } from '../../../api.ts'
import { FormProblem } from '../../../FormProblem.tsx'
import { useT } from '../../../i18n.ts'
import { useConfirmed } from '../../../session/confirm/use-confirmed.tsx'
import { useForm } from '../../../use-form.ts'
import { isCardNumber, plainNumber } from './card-number.ts'
import { isPaymentPassword } from '../security/new-digits.ts'
import { SixDigits } from '../security/SixDigits.tsx'

type Props = {
  banks: readonly { code: string; name: string }[]
  /** The name that money is paid to, when it is set: the card must carry it. */
  payeeName: string
  onAdded: () => Promise<void>
}

const HOLDER_MIN = 2

/** Puts a bank card on file. */
export function BankCardForm({ banks, payeeName, onAdded }: Props) {
  const t = useT()
  const { confirmed, sheet } = useConfirmed()
  const form = useForm({
    initial: { bankCode: banks[0]?.code ?? '', holder: payeeName, number: '', paymentPassword: '' },
    check: ({ holder, number, paymentPassword }) => ({
      ...(holder.trim().length < HOLDER_MIN && { holder: t('withdraw.holderMissing') }),
      ...(!isCardNumber(number) && { number: t('withdraw.numberWrong') }),
      ...(!isPaymentPassword(paymentPassword) && { paymentPassword: t('withdraw.sixDigits') }),
    }),
  })
  function told(error: unknown): boolean {
    const atHolder = error instanceof CallError && error.field === 'holder'
    if (!atHolder || !payeeName)
      return form.refusedAt(error, {
        payment_password_wrong: 'paymentPassword',
        bank_card_exists: 'number',
      })
    form.fail('holder', t('bankCards.holderDiffers', { name: payeeName }))
    return true
  }
  async function add({ bankCode, holder, number, paymentPassword }: typeof form.values) {
    const card = { bankCode, holder: holder.trim(), number: plainNumber(number) }
    const body = { ...card, paymentPassword }
    try {
      await confirmed(() => send('POST /wps/member/bankCards', { body }))
    } catch (error) {
      if (!told(error)) throw error
      return
    }
    await onAdded()
  }
  return (
    <>
      <form className="stack" noValidate onSubmit={form.submit(add)}>
        <SelectField
          {...form.bind('bankCode')}
          label={t('withdraw.bank')}
          options={banks.map(({ code, name }) => ({ value: code, label: name }))}
        />
        <Field
          {...form.bind('holder')}
          label={t('withdraw.holder')}
          hint={payeeName ? t('bankCards.holderHint', { name: payeeName }) : undefined}
          autoComplete="name"
          maxLength={80}
        />
        <Field
          {...form.bind('number')}
          label={t('withdraw.number')}
          inputMode="numeric"
          autoComplete="off"
          maxLength={30}
        />
        <SixDigits {...form.bind('paymentPassword')} label={t('withdraw.paymentPassword')} />
        <Button type="submit" tone="primary" block loading={form.busy}>
          {t('withdraw.addCard')}
        </Button>
        <FormProblem text={form.problem} />
      </form>
      {sheet}
    </>
  )
}
