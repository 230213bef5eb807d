import type { ReactNode } from 'react'
import { PapelPicado } from './PapelPicado.tsx'
import styles from './AppHeader.module.css'

type Props = { start?: ReactNode; title?: ReactNode; end?: ReactNode; picado?: boolean }

/** The night band on top, with cut paper hanging from it. With a title the band names the screen (h1). */
export function AppHeader({ start, title, end, picado = true }: Props) {
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        {start && <div className={styles.start}>{start}</div>}
        {title && <h1 className={styles.title}>{title}</h1>}
        <div className={styles.end}>{end}</div>
      </div>
      {picado && (
        <span className={styles.edge}>
          <PapelPicado />
        </span>
      )}
    </header>
  )
}
