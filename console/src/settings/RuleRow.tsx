import type { FieldRule } from '@suerte/domain/identity/fields.ts'
import { PASSWORD_MAX_AT_LEAST } from '@suerte/domain/identity/register-form.ts'
import { Card } from '@suerte/ui/Card.tsx'
import { Field } from '@suerte/ui/Field.tsx'
import { Icon } from '@suerte/ui/Icon.tsx'
import { Switch } from '@suerte/ui/Switch.tsx'
import { useState } from 'react'
import { t } from '../i18n.ts'
import { MoveButtons } from '../screens/MoveButtons.tsx'
import { NumberField } from '../screens/NumberField.tsx'
import { fieldName } from './change-words.ts'
import { isFixed, TEXT_MAX, tryRule, type RuleErrors } from './rule-set.ts'
import styles from './RegisterSection.module.css'

type Part = Partial<FieldRule>
type Problem = RuleErrors[string]
type Props = {
  rule: FieldRule
  place: number
  last: boolean
  problem: Problem
  onRule: (part: Part) => void
  onMove: (by: -1 | 1) => void
}

/** One field of the registration: whether it is asked for, and what may be typed. */
export function RuleRow({ rule, place, last, problem, onRule, onMove }: Props) {
  const name = fieldName(rule.field)
  const [opened, setOpened] = useState(false)
  const open = opened || problem !== undefined
  const always = isFixed(rule.field)
  return (
    <Card as="li" className={styles.rule} aria-label={name}>
      <div className={styles.line}>
        <span className={`numbers ${styles.place}`}>{place}</span>
        <span className={styles.name}>
          <strong>{name}</strong> <code className={styles.code}>{rule.field}</code>
        </span>
      </div>
      <div className={styles.moves}>
        <MoveButtons
          id={rule.field}
          upLabel={t('order.up', { name })}
          downLabel={t('order.down', { name })}
          first={place === 1}
          last={last}
          onMove={onMove}
        />
      </div>
      {always ? (
        <p className={`soft ${styles.ways} ${styles.note}`}>
          <Icon name="lock" size={16} /> {t('register.always')}
        </p>
      ) : (
        <div className={`${styles.ways} ${styles.switches}`}>
          <Switch
            label={t('register.label.enabled')}
            aria-label={t('register.enabledOf', { name })}
            checked={rule.enabled}
            onChange={(event) => onRule({ enabled: event.target.checked })}
          />
          <Switch
            label={t('register.label.required')}
            aria-label={t('register.requiredOf', { name })}
            disabled={!rule.enabled}
            checked={rule.enabled && rule.required}
            onChange={(event) => onRule({ required: event.target.checked })}
          />
        </div>
      )}
      {rule.field === 'mobileNum' && (
        <p className={`soft ${styles.whole} ${styles.note}`}>{t('register.mobileNote')}</p>
      )}
      <details
        open={open}
        className={`${styles.whole} ${styles.more}`}
        onToggle={(event) => setOpened(event.currentTarget.open)}
      >
        <summary>
          {t('register.details')}
          <span className={styles.short}>
            {t('register.short', { max: Number.isNaN(rule.maxLength) ? '–' : rule.maxLength })}
            {rule.regExp !== '' && (
              <>
                {' · '}
                <code dir="ltr">{rule.regExp}</code>
              </>
            )}
          </span>
        </summary>
        {open && <RuleText rule={rule} problem={problem} onRule={onRule} />}
      </details>
    </Card>
  )
}

type TextProps = { rule: FieldRule; problem: Problem; onRule: (part: Part) => void }

/** Length and pattern, with a place to try them. */
function RuleText({ rule, problem, onRule }: TextProps) {
  const [sample, setSample] = useState('')
  const tryout = tryRule(rule, sample)
  const least = isFixed(rule.field) && rule.field !== 'username' ? PASSWORD_MAX_AT_LEAST : 1
  const patternWrong = problem === 'regExp' || problem === 'unsafe'
  return (
    <div className={styles.fields}>
      <NumberField
        label={t('register.label.maxLength')}
        name={`maxLength.${rule.field}`}
        maxLength={3}
        hint={t('register.maxLengthHint', { least, most: TEXT_MAX })}
        error={
          problem === 'maxLength' ? t('settings.wrong.range', { least, most: TEXT_MAX }) : undefined
        }
        value={rule.maxLength}
        onNumber={(maxLength) => onRule({ maxLength })}
      />
      <Field
        label={t('register.label.regExp')}
        name={`regExp.${rule.field}`}
        hint={t('register.patternHint')}
        error={patternWrong ? t(`register.wrong.${problem}`) : undefined}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        dir="ltr"
        maxLength={200}
        value={rule.regExp}
        onChange={(event) => onRule({ regExp: event.target.value })}
      />
      <Field
        label={t('register.try')}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={250}
        value={sample}
        onChange={(event) => setSample(event.target.value)}
        suffix={
          tryout === 'passes' ? (
            <Icon name="check-circle" className={styles.passes} />
          ) : tryout === 'empty' ? undefined : (
            <Icon name="x" className={styles.fails} />
          )
        }
        hint={<output>{t(`register.tried.${tryout}`)}</output>}
      />
    </div>
  )
}
