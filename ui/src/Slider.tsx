import { useId, type CSSProperties } from 'react'
import styles from './Slider.module.css'

type Props = {
  label: string
  value: number
  min: number
  max: number
  step: number
  onChange: (value: number) => void
  minLabel?: string
  maxLabel?: string
  /** The value in words, shown and spoken: "1954 · 2.3 %". */
  valueText: string
}

export function Slider(props: Props) {
  const { label, value, min, max, step, onChange, minLabel, maxLabel, valueText } = props
  const id = useId()
  const filled = max > min ? ((value - min) / (max - min)) * 100 : 0
  // A custom property is not in React's list of styles.
  const style = { '--filled': `${filled}%` } as CSSProperties
  return (
    <div className={styles.slider}>
      <div className={styles.head}>
        <label htmlFor={id}>{label}</label>
        <output htmlFor={id} className={styles.value}>
          <bdi>{valueText}</bdi>
        </output>
      </div>
      <input
        id={id}
        type="range"
        className={styles.range}
        style={style}
        {...{ min, max, step, value }}
        aria-valuetext={valueText}
        onChange={(event) => onChange(Number(event.target.value))}
      />
      {(minLabel || maxLabel) && (
        <div className={styles.ends} aria-hidden="true">
          <span>{minLabel}</span>
          <span>{maxLabel}</span>
        </div>
      )}
    </div>
  )
}
