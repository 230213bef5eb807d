import { useId, useState } from 'react'
import { clampWhole } from './clamp-whole.ts'
import { IconButton } from './IconButton.tsx'
import styles from './Stepper.module.css'

type Props = {
  label: string
  value: number
  min: number
  max: number
  step?: number
  onChange: (value: number) => void
  decreaseLabel: string
  increaseLabel: string
  hideLabel?: boolean
}

/** A whole number between two ends: by thumb, or typed. What is typed is put in range on leaving. */
export function Stepper(props: Props) {
  const { label, value, min, max, step = 1, onChange, hideLabel } = props
  const id = useId()
  const [typed, setTyped] = useState<string>()
  const put = (wanted: number) => {
    const next = clampWhole(wanted, min, max)
    if (next !== value) onChange(next)
  }
  return (
    <div className={styles.stepper}>
      <label htmlFor={id} className={hideLabel ? 'visually-hidden' : styles.label}>
        {label}
      </label>
      <div className={styles.row}>
        <IconButton
          icon="minus"
          label={props.decreaseLabel}
          disabled={value <= min}
          onClick={() => put(value - step)}
        />
        <input
          id={id}
          className={styles.input}
          inputMode="numeric"
          pattern="[0-9]*"
          autoComplete="off"
          value={typed ?? String(value)}
          onFocus={(event) => event.target.select()}
          onChange={(event) => {
            const digits = event.target.value.replace(/\D/g, '').slice(0, 9)
            setTyped(digits)
            const whole = Number(digits)
            if (digits !== '' && whole >= min && whole <= max) onChange(whole)
          }}
          onBlur={() => {
            if (typed !== undefined) put(Number(typed))
            setTyped(undefined)
          }}
        />
        <IconButton
          icon="plus"
          label={props.increaseLabel}
          disabled={value >= max}
          onClick={() => put(value + step)}
        />
      </div>
    </div>
  )
}
