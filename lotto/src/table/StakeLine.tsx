import type { ReactNode } from 'react'
import { Chip } from '@suerte/ui/Chip.tsx'
import { Field } from '@suerte/ui/Field.tsx'
import { Icon } from '@suerte/ui/Icon.tsx'
import { Stepper } from '@suerte/ui/Stepper.tsx'
import { MINOR_PER_UNIT, parseMoney } from '@suerte/domain/money.ts'
import { UNIT_MODE_DIVISORS, type GameRules, type UnitMode } from '@suerte/domain/lottery/rules.ts'
import { useFrame } from '../frame/frame-context.ts'
import { openPanel } from '../frame/panel.ts'
import { t } from '../i18n.ts'
import styles from './BetBar.module.css'
import { useDesk } from './desk-context.ts'

const STAKES = ['1', '5', '10', '50', '100']

/** What one unit costs before the multiple. */
export function unitPrice(rules: GameRules, unitMode: UnitMode): bigint {
  return (BigInt(rules.basePrice) * MINOR_PER_UNIT) / BigInt(UNIT_MODE_DIVISORS[unitMode])
}

/** Multiple by thumb; price of a unit and prize group behind one button. */
export function TradTerms({ children }: { children: ReactNode }) {
  const { rules, money } = useFrame()
  const { draft, change } = useDesk()
  const { unitMode, multiple, series } = draft.terms
  const price = money.short(unitPrice(rules, unitMode))
  return (
    <div className={styles.line}>
      <button
        type="button"
        className={styles.terms}
        aria-label={t('terms.open', { price, series })}
        onClick={() => openPanel('terms')}
      >
        <bdi className="numbers">{price}</bdi>
        <Icon name="chevron-up" size={16} />
      </button>
      <Stepper
        hideLabel
        label={t('terms.multiple')}
        value={multiple}
        min={1}
        max={rules.maxMultiple}
        decreaseLabel={t('terms.decrease')}
        increaseLabel={t('terms.increase')}
        onChange={(next) => change({ do: 'terms', terms: { multiple: next } })}
      />
      {children}
    </div>
  )
}

/** Stake on each pick: common amounts by thumb, any amount by hand. */
export function EntStake() {
  const { balance } = useFrame()
  const { draft, change } = useDesk()
  const { stakePerOption } = draft.terms
  const put = (amount: string) => change({ do: 'terms', terms: { stakePerOption: amount } })
  const wrong = parseMoney(stakePerOption) === undefined
  return (
    <>
      <div className={styles.line}>
        <div className={styles.stakeField}>
          <Field
            hideLabel
            label={t('terms.stakeEach')}
            prefix={balance.currencySymbol}
            inputMode="decimal"
            autoComplete="off"
            dir="ltr"
            value={stakePerOption}
            aria-invalid={wrong}
            onFocus={(event) => event.target.select()}
            onChange={(event) => put(event.target.value.replace(',', '.').trim())}
          />
        </div>
        <fieldset className={styles.stakes} aria-label={t('terms.stakeEach')}>
          {STAKES.map((stake) => (
            <Chip
              key={stake}
              className={styles.stakeChip ?? ''}
              selected={stake === stakePerOption}
              onClick={() => put(stake)}
            >
              {stake}
            </Chip>
          ))}
        </fieldset>
      </div>
      {wrong && <p className={styles.error}>{t('terms.stakeInvalid')}</p>}
    </>
  )
}
