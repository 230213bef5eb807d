import type { ReactNode } from 'react'
import { limits } from '../constants.ts'
import styles from './StickyBar.module.css'

type Props = { children: ReactNode; underDownloadBar?: boolean }

/** Filters that stay in reach: pins itself 1 rem below the header, 2.2 rem when the download bar shows. */
export function StickyBar({ children, underDownloadBar = false }: Props) {
  const gapRem = underDownloadBar ? limits.stickyBarUnderDownloadRem : limits.stickyBarRem
  return (
    <div className={styles.bar} style={{ '--pin-gap': `${gapRem}rem` }}>
      {children}
    </div>
  )
}
