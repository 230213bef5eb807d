import { vendorMark } from './art/vendor-mark.ts'
import styles from './GameArt.module.css'

type Props = { code: string; variant: 'COLOR2' | 'WHITE'; size?: number; label?: string }

export function VendorMark({ code, variant, size = 40, label }: Props) {
  return (
    <span
      className={styles.mark}
      style={{ inlineSize: size, blockSize: size }}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      // Drawn by our own generator, which escapes the initials.
      dangerouslySetInnerHTML={{ __html: vendorMark({ code, variant }) }}
    />
  )
}
