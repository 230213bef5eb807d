import { Chip } from '@suerte/ui/Chip.tsx'
import { Field, type FieldProps } from '@suerte/ui/Field.tsx'
import { quickAmounts, type AmountProblem } from './amount.ts'
import { useT } from './i18n.ts'
import { useMoneyFormat, useStatus } from './site.ts'

type Limits = { min: string; max: string }
type Props = Omit<FieldProps, 'label'> & { limits: Limits; onPick: (amount: string) => void }

/** An amount with its limits, and a few to tap. */
export function AmountField({ limits, onPick, ...field }: Props) {
  const t = useT()
  const format = useMoneyFormat()
  const { symbol } = useStatus().info.currency
  return (
    <div className="stack tight">
      <Field
        {...field}
        label={t('amount.label')}
        prefix={symbol}
        inputMode="decimal"
        autoComplete="off"
        hint={t('amount.limits', { min: format(limits.min), max: format(limits.max) })}
      />
      <div className="row">
        {quickAmounts(limits).map((amount) => (
          <Chip key={amount} onClick={() => onPick(amount)}>
            {format(amount).replace(/\.00$/, '')}
          </Chip>
        ))}
      </div>
    </div>
  )
}

/** What is wrong with an amount, in words. */
export function useAmountText(limits: Limits): (problem: AmountProblem) => string {
  const t = useT()
  const format = useMoneyFormat()
  return (problem) => {
    if (problem === 'invalid') return t('refusal.amount_invalid')
    if (problem === 'low') return t('amount.low', { min: format(limits.min) })
    return t('amount.high', { max: format(limits.max) })
  }
}
