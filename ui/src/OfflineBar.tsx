import type { ReactNode } from 'react'
import { Icon } from './Icon.tsx'
import styles from './OfflineBar.module.css'

/** Says that there is no connection, and from when the values shown are. */
export function OfflineBar({ offline, children }: { offline: boolean; children: ReactNode }) {
  return (
    <output>
      {offline && (
        <span className={styles.bar}>
          <Icon name="offline" size={16} />
          <span>{children}</span>
        </span>
      )}
    </output>
  )
}
