import { Card } from '@suerte/ui/Card.tsx'
import { Field } from '@suerte/ui/Field.tsx'
import { SectionHead } from '@suerte/ui/SectionHead.tsx'
import { t } from '../i18n.ts'
import type { SectionProps } from './section-props.ts'
import { moneyKeys } from './settings-changes.ts'
import styles from './SettingsForm.module.css'

/** Limits of deposits and withdrawals. */
export function MoneySection({ edited, onEdit, errorOf }: SectionProps) {
  return (
    <div className={styles.cards}>
      <Card as="section" className="stack">
        <SectionHead title={t('settings.money')} />
        {moneyKeys.map((key) => (
          <Field
            key={key}
            label={t(`setting.${key}`)}
            hint={key === 'twoPeopleAbove' ? t('settings.twoPeopleHint') : undefined}
            name={key}
            inputMode="decimal"
            autoComplete="off"
            error={errorOf(key)}
            value={edited[key]}
            onChange={(event) => onEdit({ [key]: event.target.value })}
          />
        ))}
      </Card>
    </div>
  )
}
