import { classNames } from './class-names.ts'
import styles from './Logo.module.css'

type Props = {
  /** The brand's name; a setting. */
  name?: string
  /** Height of the mark in px. */
  size?: number
  /** In the colour of the text around it. */
  mono?: boolean
}

/** The word-mark: a marigold and the name in the sign painter's face. */
export function Logo({ name = 'Suerte', size = 28, mono = false }: Props) {
  return (
    <span
      className={classNames(styles.logo, mono && styles.mono)}
      style={{ fontSize: size * 0.86 }}
    >
      <svg viewBox="-20 -20 40 40" width={size} height={size} aria-hidden="true">
        <g className={styles.petals}>
          {[0, 45, 90, 135, 180, 225, 270, 315].map((turn) => (
            <path key={turn} d="M0 0C-9-6-8-19 0-19S9-6 0 0z" transform={`rotate(${turn})`} />
          ))}
        </g>
        <circle r="6.5" className={styles.heart} />
        <circle r="2.2" className={styles.petals} />
      </svg>
      <span className={styles.name} translate="no">
        {name}
      </span>
    </span>
  )
}
