import { Button } from '@suerte/ui/Button.tsx'
import { IconButton } from '@suerte/ui/IconButton.tsx'
import { useFrame } from '../frame/frame-context.ts'
import { openPanel } from '../frame/panel.ts'
import { newKey } from '../frame/random.ts'
import { t } from '../i18n.ts'
import styles from './BetBar.module.css'
import { useDesk } from './desk-context.ts'
import { EntStake, TradTerms } from './StakeLine.tsx'
import type { Priced } from './use-priced.ts'

/** Under the thumb: price, sum, and the two ways on. */
export function BetBar({ priced }: { priced: Priced }) {
  const { money, sale } = useFrame()
  const { slip, addToSlip, change, buy } = useDesk()
  const { result, play, bet } = priced
  const ready = result.ok && !priced.pending
  const amount = result.ok ? money.text(result.bet.stakeMinor) : ''
  // A bet of its own each time: the same picks may be added twice.
  const fresh = () => ({ ...bet, id: newKey() })
  const sum = <Sum priced={priced} />
  return (
    <div className={styles.bar}>
      {play.mode === 'trad' ? (
        <TradTerms>{sum}</TradTerms>
      ) : (
        <>
          {sum}
          <EntStake />
        </>
      )}
      <div className={styles.line}>
        <IconButton
          icon="ticket"
          tone="filled"
          badge={slip.length}
          label={t('slip.open')}
          onClick={() => openPanel('slip')}
        />
        <Button
          className={styles.add}
          disabled={!ready}
          aria-describedby="sum"
          onClick={() => {
            if (addToSlip([fresh()])) change({ do: 'clear' })
          }}
        >
          {t('price.add')}
        </Button>
        <Button
          tone="primary"
          className={styles.pay}
          disabled={!ready || !sale.onSale}
          aria-describedby="sum"
          onClick={() => buy([fresh()])}
        >
          {result.ok ? t('price.betAmount', { amount }) : t('price.bet')}
        </Button>
      </div>
    </div>
  )
}

function Sum({ priced: { result, hint } }: { priced: Priced }) {
  const { money } = useFrame()
  if (!result.ok) {
    return (
      <p id="sum" className={`${styles.sum} ${styles.hint}`} aria-live="polite">
        {hint}
      </p>
    )
  }
  const { units, stakeMinor, maxPrizeMinor } = result.bet
  const unitsText = t('price.units', { count: units })
  const prize = money.text(maxPrizeMinor)
  return (
    <p id="sum" className={`${styles.sum} numbers`} aria-live="polite">
      <span className="visually-hidden">
        {t('price.summary', { units: unitsText, stake: money.text(stakeMinor), prize })}
      </span>
      <strong aria-hidden="true">{unitsText}</strong>
      <span aria-hidden="true" className={styles.prize}>
        {t('price.winsUpTo', { amount: prize })}
      </span>
    </p>
  )
}
