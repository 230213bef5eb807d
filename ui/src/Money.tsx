import { classNames } from './class-names.ts'
import { HIDDEN_AMOUNT, type MoneyFormatter } from './money-format.ts'
import styles from './Money.module.css'

type Props = {
  /** A decimal string as it came over the wire. */
  amount: string
  format: MoneyFormatter
  signed?: boolean
  /** `auto` paints a gain in agave; a loss stays plain ink. */
  tone?: 'auto' | 'plain'
  hidden?: boolean
  big?: boolean
}

export function Money({ amount, format, signed, tone = 'plain', hidden, big }: Props) {
  const up = tone === 'auto' && /^(?!-)[\d.]*[1-9]/.test(amount)
  return (
    <bdi dir="ltr" className={classNames(styles.money, up && styles.up, big && styles.big)}>
      {hidden ? HIDDEN_AMOUNT : format(amount, { signed: signed ?? false })}
    </bdi>
  )
}
