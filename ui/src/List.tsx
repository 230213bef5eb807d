import type { ReactNode } from 'react'
import styles from './List.module.css'

/** Rows on one card, with hairlines between. */
export function List({ children, label }: { children: ReactNode; label?: string }) {
  return (
    <ul className={styles.list} aria-label={label}>
      {children}
    </ul>
  )
}
