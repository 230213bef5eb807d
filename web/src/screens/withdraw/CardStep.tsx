import { Banner } from '@suerte/ui/Banner.tsx'
import { Button } from '@suerte/ui/Button.tsx'
import { Field } from '@suerte/ui/Field.tsx'
import { PasswordField } from '@suerte/ui/PasswordField.tsx'
import { SelectField } from '@suerte/ui/SelectField.tsx'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { send } from '../../api.ts'
import { useT } from '../../i18n.ts'
import { bankCardsQuery } from '../../queries.ts'
import { QueryView } from '../../QueryView.tsx'
import { useForm } from '../../use-form.ts'
import { isPaymentPassword } from './withdraw-step.ts'

/** Puts a bank card on file. */
export function CardStep() {
  const cards = useQuery(bankCardsQuery)
  return <QueryView query={cards}>{({ banks }) => <CardForm banks={banks} />}</QueryView>
}

function CardForm({ banks }: { banks: readonly { code: string; name: string }[] }) {
  const t = useT()
  const queries = useQueryClient()
  const form = useForm({
    initial: { bankCode: banks[0]?.code ?? '', holder: '', number: '', paymentPassword: '' },
    check: ({ holder, number, paymentPassword }) => ({
      ...(holder.trim().length < 2 && { holder: t('withdraw.holderMissing') }),
      ...(!/^\d{8,24}$/.test(plain(number)) && { number: t('withdraw.numberWrong') }),
      ...(!isPaymentPassword(paymentPassword) && { paymentPassword: t('withdraw.sixDigits') }),
    }),
  })
  return (
    <form
      className="stack"
      noValidate
      onSubmit={form.submit(async ({ bankCode, holder, number, paymentPassword }) => {
        const body = { bankCode, holder: holder.trim(), number: plain(number), paymentPassword }
        await send('POST /wps/member/bankCards', { body })
        await Promise.all([
          queries.invalidateQueries({ queryKey: ['bankCards'] }),
          queries.invalidateQueries({ queryKey: ['withdrawRules'] }),
        ])
      })}
    >
      {form.problem && <Banner tone="error">{form.problem}</Banner>}
      <SelectField
        {...form.bind('bankCode')}
        label={t('withdraw.bank')}
        options={banks.map(({ code, name }) => ({ value: code, label: name }))}
      />
      <Field
        {...form.bind('holder')}
        label={t('withdraw.holder')}
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
      <PasswordField
        {...form.bind('paymentPassword')}
        label={t('withdraw.paymentPassword')}
        inputMode="numeric"
        maxLength={6}
        autoComplete="off"
        showLabel={t('common.showPassword')}
        hideLabelText={t('common.hidePassword')}
      />
      <Button type="submit" tone="primary" block loading={form.busy}>
        {t('withdraw.addCard')}
      </Button>
    </form>
  )
}

/** Numbers are often written in groups. */
function plain(number: string): string {
  return number.replace(/[\s-]/g, '')
}
