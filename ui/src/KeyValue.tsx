import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './KeyValue.module.css'

type Row = { key: string; label: ReactNode; value: ReactNode; strong?: boolean | undefined }

/** Facts by name, as on a receipt. */
export function KeyValue({ rows }: { rows: readonly Row[] }) {
  return (
    <dl className={styles.facts}>
      {rows.map((row) => (
        <div key={row.key} className={classNames(styles.fact, row.strong && styles.strong)}>
          <dt>{row.label}</dt>
          <dd>{row.value}</dd>
        </div>
      ))}
    </dl>
  )
}
