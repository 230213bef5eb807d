import type { FieldRule } from '@suerte/domain/identity/fields.ts'
import { Banner } from '@suerte/ui/Banner.tsx'
import { SectionHead } from '@suerte/ui/SectionHead.tsx'
import { useRef, useState } from 'react'
import { t } from '../i18n.ts'
import { useKeptFocus } from '../screens/use-kept-focus.ts'
import { fieldName } from './change-words.ts'
import { moved, numbered } from './order-moves.ts'
import { PlanBanner } from './PlanBanner.tsx'
import { RuleRow } from './RuleRow.tsx'
import type { RuleErrors } from './rule-set.ts'
import styles from './RegisterSection.module.css'

type Props = {
  /** In screen order. */
  rules: readonly FieldRule[]
  flags: Readonly<Record<string, boolean>>
  errors: RuleErrors
  refused: string | undefined
  onRules: (rules: FieldRule[]) => void
}

/** The registration form, field by field, in the order that people see it. */
export function RegisterSection({ rules, flags, errors, refused, onRules }: Props) {
  const list = useRef<HTMLOListElement>(null)
  const keepFocus = useKeptFocus(list)
  const [said, setSaid] = useState('')
  function move(index: number, by: -1 | 1) {
    const rule = rules[index]
    if (!rule) return
    onRules(numbered(moved(rules, index, by)))
    keepFocus(`${rule.field} ${by}`)
    setSaid(t('order.now', { name: fieldName(rule.field), n: index + by + 1, of: rules.length }))
  }
  return (
    <section className="stack">
      <SectionHead title={t('register.title')} />
      <p className="soft">{t('register.text')}</p>
      <PlanBanner flags={flags} />
      {refused && <Banner tone="error">{refused}</Banner>}
      <ol ref={list} className={styles.rules}>
        {rules.map((rule, index) => (
          <RuleRow
            key={rule.field}
            rule={rule}
            place={index + 1}
            last={index === rules.length - 1}
            problem={errors[rule.field]}
            onRule={(part) =>
              onRules(rules.map((one) => (one.field === rule.field ? { ...one, ...part } : one)))
            }
            onMove={(by) => move(index, by)}
          />
        ))}
      </ol>
      <output className="visually-hidden">{said}</output>
    </section>
  )
}
