import { jackpotAt } from '@suerte/domain/content/jackpot.ts'
import { formatMoney } from '@suerte/domain/money.ts'
import { Card } from '@suerte/ui/Card.tsx'
import { moneyFormatter } from '@suerte/ui/money-format.ts'
import { useEffect, useMemo, useState } from 'react'
import { serverNowMs } from '../../clock.ts'
import { useT } from '../../i18n.ts'
import { useBoot, useStatus } from '../../site.ts'
import styles from './Home.module.css'

const TICK_MS = 1000

/** The counter: everybody computes the same value from the server's seed and clock. */
export function Jackpot() {
  const t = useT()
  const { symbol, group, decimal } = useStatus().info.currency
  const format = useMemo(
    () => moneyFormatter({ symbol, group, decimal, pattern: '#,##0' }),
    [symbol, group, decimal],
  )
  const start = useBoot().jackpot
  const [amount, setAmount] = useState(start?.amount)
  useEffect(() => {
    if (!start) return undefined
    const tick = () => setAmount(formatMoney(jackpotAt(start.stepSeed, serverNowMs())))
    const timer = setInterval(tick, TICK_MS)
    return () => clearInterval(timer)
  }, [start])
  if (amount === undefined) return null
  return (
    <Card as="section" tone="night" className={styles.jackpot ?? ''} aria-label={t('home.jackpot')}>
      <span className={styles.jackpotTitle}>{t('home.jackpot')}</span>
      <bdi dir="ltr" className={styles.jackpotAmount}>
        {format(amount)}
      </bdi>
    </Card>
  )
}
