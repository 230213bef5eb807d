import { useId, type ReactNode } from 'react'
import { Icon } from './Icon.tsx'
import type { IconName } from './icons/icon-paths.ts'
import styles from './RadioCards.module.css'

type Option<V extends string> = {
  value: V
  title: ReactNode
  detail?: ReactNode
  icon?: IconName
  trailing?: ReactNode
  disabled?: boolean
}

type Props<V extends string> = {
  label: string
  name: string
  value: V | undefined
  onChange: (value: V) => void
  options: readonly Option<V>[]
  error?: string | undefined
}

export function RadioCards<V extends string>(props: Props<V>) {
  const { label, name, value, onChange, options, error } = props
  const id = useId()
  return (
    <fieldset className={styles.set} aria-describedby={error ? `${id}-error` : undefined}>
      <legend className={styles.legend}>{label}</legend>
      {options.map((option) => (
        <label key={option.value} className={styles.card}>
          <input
            type="radio"
            className={styles.radio}
            name={name}
            value={option.value}
            checked={value === option.value}
            disabled={option.disabled}
            onChange={() => onChange(option.value)}
          />
          {option.icon && <Icon name={option.icon} size={24} />}
          <span className={styles.words}>
            <span className={styles.title}>{option.title}</span>
            {option.detail && <span className={styles.detail}>{option.detail}</span>}
          </span>
          {option.trailing}
        </label>
      ))}
      {error && (
        <p id={`${id}-error`} className={styles.error} role="alert">
          {error}
        </p>
      )}
    </fieldset>
  )
}
