import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './ScreenFrame.module.css'

type Props = {
  children: ReactNode
  header?: ReactNode
  /** A low bar that stays under the thumb: the pay button, the bet slip. */
  footer?: ReactNode
  tabs?: ReactNode
  /** Changes with the screen: the content fades in anew. */
  fadeKey?: string
  /** A phone's width on a wide screen (default); false lets a desk tool breathe. */
  narrow?: boolean
}

export function ScreenFrame({ children, header, footer, tabs, fadeKey, narrow = true }: Props) {
  return (
    <div className={classNames(styles.frame, !narrow && styles.wide)}>
      {header}
      <main
        key={fadeKey}
        id="main"
        tabIndex={-1}
        className={classNames(styles.main, Boolean(header) && styles.under)}
      >
        {children}
      </main>
      {footer && <div className={styles.footer}>{footer}</div>}
      {tabs}
    </div>
  )
}
