import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import { Icon } from './Icon.tsx'
import type { IconName } from './icons/icon-paths.ts'
import styles from './Chip.module.css'

type Props = ComponentProps<'button'> & { selected?: boolean | undefined; icon?: IconName }

export function Chip({ selected, icon, children, className, ...rest }: Props) {
  return (
    <button
      type="button"
      aria-pressed={selected}
      {...rest}
      className={classNames(styles.chip, className)}
    >
      {icon && <Icon name={icon} size={16} />}
      {children}
    </button>
  )
}
