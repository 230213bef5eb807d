import type { ComponentProps } from 'react'
import { Badge } from './Badge.tsx'
import { classNames } from './class-names.ts'
import { Icon } from './Icon.tsx'
import type { IconName } from './icons/icon-paths.ts'
import styles from './IconButton.module.css'

type Props = Omit<ComponentProps<'button'>, 'aria-label' | 'children'> & {
  icon: IconName
  label: string
  badge?: number | undefined
  tone?: 'plain' | 'night' | 'filled'
}

export function IconButton({ icon, label, badge, tone = 'plain', className, ...rest }: Props) {
  return (
    <button type="button" {...rest} className={classNames(styles.button, styles[tone], className)}>
      <Icon name={icon} size={22} />
      <span className="visually-hidden">{label}</span>
      {badge !== undefined && badge > 0 && (
        <span className={styles.badge}>
          <Badge count={badge} />
        </span>
      )}
    </button>
  )
}
