import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './Tag.module.css'

export type TagTone = 'neutral' | 'up' | 'danger' | 'info' | 'warn' | 'accent'

export function Tag({ tone = 'neutral', children }: { tone?: TagTone; children: ReactNode }) {
  return <span className={classNames(styles.tag, styles[tone])}>{children}</span>
}
