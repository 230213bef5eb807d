import { headIcon } from './art/head-icon.ts'
import styles from './GameArt.module.css'

export function Avatar({
  seed,
  size = 48,
  label,
}: {
  seed: string
  size?: number
  label?: string
}) {
  return (
    <span
      className={styles.avatar}
      style={{ inlineSize: size, blockSize: size }}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      // Drawn by our own generator from constants.
      dangerouslySetInnerHTML={{ __html: headIcon(seed) }}
    />
  )
}
