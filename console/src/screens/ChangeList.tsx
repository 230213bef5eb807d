import type { ReactNode } from 'react'
import styles from './ChangeList.module.css'

export type ShownChange = { id: string; label: ReactNode; before: ReactNode; after: ReactNode }

/** Old beside new, before it is saved. */
export function ChangeList({ changes }: { changes: readonly ShownChange[] }) {
  return (
    <ul className={styles.list}>
      {changes.map((change) => (
        <li key={change.id}>
          <strong>{change.label}</strong>
          <span className={styles.values}>
            <del>{change.before}</del>
            <ins>{change.after}</ins>
          </span>
        </li>
      ))}
    </ul>
  )
}
