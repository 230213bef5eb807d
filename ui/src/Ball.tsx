import type { CSSProperties } from 'react'
import { classNames } from './class-names.ts'
import styles from './Ball.module.css'

export type BallTone = 'marigold' | 'chili' | 'agave' | 'fuchsia' | 'sky' | 'ink'

type Props = {
  value: string | number
  tone?: BallTone
  /** Diameter in px. */
  size?: number
  /** Drops in and settles, with weight. */
  rolling?: boolean
  /** Place in a row: each ball lands a little after the one before. */
  index?: number
}

/** An enamel ball with a white window for its number. */
export function Ball({ value, tone = 'marigold', size = 40, rolling, index = 0 }: Props) {
  // Custom properties are not in React's list of styles.
  const style = { '--size': `${size}px`, '--turn': index } as CSSProperties
  return (
    <span
      className={classNames(styles.ball, styles[tone], rolling && styles.rolling)}
      style={style}
    >
      <span className={classNames(styles.window, String(value).length > 2 && styles.long)}>
        {value}
      </span>
    </span>
  )
}
