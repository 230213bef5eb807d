import type { ReactNode } from 'react'
import styles from './SectionHead.module.css'

type Props = { title: ReactNode; action?: ReactNode; level?: 2 | 3 }

/** A heading with its action at the other end of the line. */
export function SectionHead({ title, action, level = 2 }: Props) {
  return (
    <div className={styles.head}>
      {level === 2 ? <h2>{title}</h2> : <h3>{title}</h3>}
      {action}
    </div>
  )
}
