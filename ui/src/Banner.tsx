import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { Icon } from './Icon.tsx'
import { IconButton } from './IconButton.tsx'
import type { IconName } from './icons/icon-paths.ts'
import styles from './Banner.module.css'

type Tone = 'info' | 'warn' | 'error' | 'success'

const icons: Record<Tone, IconName> = {
  info: 'info',
  warn: 'alert',
  error: 'alert',
  success: 'check-circle',
}

type Props = {
  tone: Tone
  title?: ReactNode
  children: ReactNode
  action?: ReactNode
  onDismiss?: () => void
  dismissLabel?: string
}

/** A notice inside the page: what happened, and what to do. */
export function Banner({ tone, title, children, action, onDismiss, dismissLabel }: Props) {
  return (
    <div
      className={classNames(styles.banner, styles[tone])}
      role={tone === 'error' ? 'alert' : 'status'}
    >
      <Icon name={icons[tone]} className={styles.icon ?? ''} />
      <div className={styles.words}>
        {title && <p className={styles.title}>{title}</p>}
        <div>{children}</div>
        {action && <div className={styles.action}>{action}</div>}
      </div>
      {onDismiss && <IconButton icon="x" label={dismissLabel ?? ''} onClick={onDismiss} />}
    </div>
  )
}
