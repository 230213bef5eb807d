import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import type { BallTone } from './Ball.tsx'
import styles from './BallToggle.module.css'

type Props = {
  value: string
  pressed: boolean
  onToggle: () => void
  tone?: BallTone
  /** What is read out, when the number alone is not enough ("Ten thousands 7"). */
  label?: string
  /** Small print under the number: odds, misses. */
  detail?: ReactNode
  disabled?: boolean
}

/** A number to pick: chalk on the board until picked, then an enamel ball. */
export function BallToggle(props: Props) {
  const { value, pressed, onToggle, tone = 'marigold', label, detail, disabled } = props
  return (
    <button
      type="button"
      className={classNames(styles.toggle, styles[tone])}
      aria-pressed={pressed}
      aria-label={label}
      disabled={disabled}
      onClick={onToggle}
    >
      {/* The space keeps the two numbers apart for who hears them. */}
      <span className={styles.face}>{value}</span>{' '}
      {detail !== undefined && <span className={styles.detail}>{detail}</span>}
    </button>
  )
}
