import { Banner } from '@suerte/ui/Banner.tsx'
import { Button } from '@suerte/ui/Button.tsx'
import { Card } from '@suerte/ui/Card.tsx'
import { EmptyState } from '@suerte/ui/EmptyState.tsx'
import { KeyValue } from '@suerte/ui/KeyValue.tsx'
import { Money } from '@suerte/ui/Money.tsx'
import { RadioCards } from '@suerte/ui/RadioCards.tsx'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { AmountField, useAmountText } from '../../AmountField.tsx'
import { amountProblem, isMoreThan } from '../../amount.ts'
import { send } from '../../api.ts'
import { FormProblem } from '../../FormProblem.tsx'
import { useT } from '../../i18n.ts'
import { paths } from '../../paths.ts'
import { bankCardsQuery } from '../../queries.ts'
import { QueryView } from '../../QueryView.tsx'
import { useMoneyFormat } from '../../site.ts'
import { SiteLink } from '../../SiteLink.tsx'
import { useForm } from '../../use-form.ts'
import { useIntention } from '../../use-intention.ts'
import { isPaymentPassword } from '../member/security/new-digits.ts'
import { SixDigits } from '../member/security/SixDigits.tsx'
import type { Rules, Withdrawal } from './withdraw-step.ts'

type Props = { rules: Rules; onRecords: () => void }

/** The amount, the card and the payment password; then what was asked for. There is no way to take it back. */
export function WithdrawForm({ rules, onRecords }: Props) {
  const t = useT()
  const queries = useQueryClient()
  const format = useMoneyFormat()
  const once = useIntention()
  const cards = useQuery(bankCardsQuery)
  const [cardId, setCardId] = useState<string>()
  const [asked, setAsked] = useState<Withdrawal>()
  const limits = { min: rules.min, max: rules.max }
  const amountText = useAmountText(limits)
  const form = useForm({
    initial: { amount: '', paymentPassword: '' },
    check: ({ amount, paymentPassword }) => {
      const problem = amountProblem(amount, limits)
      const short = !problem && isMoreThan(amount, rules.available)
      return {
        ...(problem && { amount: amountText(problem) }),
        ...(short && { amount: t('refusal.insufficient_balance') }),
        ...(!isPaymentPassword(paymentPassword) && { paymentPassword: t('withdraw.sixDigits') }),
      }
    },
  })
  async function ask(bankCardId: string, amount: string, paymentPassword: string) {
    const body = { amount: amount.trim(), bankCardId, paymentPassword }
    try {
      setAsked(
        await once(body, (idempotencyKey) =>
          send('POST /wps/withdraw/apply', { body, idempotencyKey }),
        ),
      )
    } catch (error) {
      if (!form.refusedAt(error, { payment_password_wrong: 'paymentPassword' })) throw error
      return
    }
    for (const key of ['withdrawRules', 'withdrawals', 'member', 'transactions'])
      void queries.invalidateQueries({ queryKey: [key] })
  }
  if (asked)
    return (
      <output className="stack">
        <EmptyState
          title={t('withdraw.asked')}
          motif="marigold"
          action={<Button onClick={onRecords}>{t('withdraw.tab.records')}</Button>}
        >
          {t('withdraw.askedText', { amount: format(asked.amount), card: asked.card })}
        </EmptyState>
      </output>
    )
  return (
    <QueryView query={cards}>
      {({ cards: known }) => {
        const chosen = known.find((card) => card.id === cardId) ?? known[0]
        if (!chosen) return <Banner tone="warn">{t('refusal.bank_card_missing')}</Banner>
        return (
          <form
            className="stack"
            noValidate
            onSubmit={form.submit((v) => ask(chosen.id, v.amount, v.paymentPassword))}
          >
            <Card tone="sunk">
              <KeyValue
                rows={[
                  {
                    key: 'available',
                    label: t('withdraw.available'),
                    value: <Money amount={rules.available} format={format} />,
                    strong: true,
                  },
                ]}
              />
            </Card>
            <RadioCards
              label={t('withdraw.card')}
              name="card"
              value={chosen.id}
              onChange={setCardId}
              options={known.map((card) => ({
                value: card.id,
                title: card.bankName,
                detail: `${card.holder} · •••• ${card.numberEnding}`,
                icon: 'bank',
              }))}
            />
            <AmountField
              {...form.bind('amount')}
              limits={limits}
              onPick={(amount) => form.set('amount', amount)}
            />
            <SixDigits {...form.bind('paymentPassword')} label={t('withdraw.paymentPassword')} />
            <SiteLink to={paths.paymentPassword} className="soft">
              {t('paymentPassword.forgotten')}
            </SiteLink>
            <Banner tone="info">{t('withdraw.final')}</Banner>
            <Button type="submit" tone="primary" block loading={form.busy}>
              {t('withdraw.ask')}
            </Button>
            <FormProblem text={form.problem} />
          </form>
        )
      }}
    </QueryView>
  )
}
