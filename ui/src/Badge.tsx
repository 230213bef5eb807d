import styles from './Badge.module.css'

type Props = { count: number; cap?: number; label?: string | undefined }

/** A count in a pill; past the cap it says "99+". Nothing at zero. */
export function Badge({ count, cap = 99, label }: Props) {
  if (count <= 0) return null
  return (
    <span className={styles.badge}>
      <bdi dir="ltr">{count > cap ? `${cap}+` : count}</bdi>
      {label && <span className="visually-hidden"> {label}</span>}
    </span>
  )
}
