import type { ReactElement, ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { Icon } from './Icon.tsx'
import type { IconName } from './icons/icon-paths.ts'
import type { LinkRender } from './link.ts'
import styles from './List.module.css'

type Props = {
  title: ReactNode
  icon?: IconName | ReactElement
  detail?: ReactNode
  value?: ReactNode
  /** Shown by itself when the row leads somewhere. */
  chevron?: boolean
  onPress?: () => void
  renderLink?: LinkRender
  tone?: 'danger'
}

export function ListRow({ title, icon, detail, value, chevron, onPress, renderLink, tone }: Props) {
  const leads = chevron ?? Boolean(renderLink)
  const inside = (
    <>
      {icon && (
        <span className={styles.icon}>{isIconName(icon) ? <Icon name={icon} /> : icon}</span>
      )}
      <span className={styles.words}>
        <span className={styles.title}>{title}</span>
        {detail && <span className={styles.detail}>{detail}</span>}
      </span>
      {value !== undefined && <span className={styles.value}>{value}</span>}
      {leads && (
        <span className={styles.chevron}>
          <Icon name="chevron-right" size={18} />
        </span>
      )}
    </>
  )
  const className = classNames(
    styles.row,
    tone && styles[tone],
    (renderLink || onPress) && styles.live,
  )
  return (
    <li className={styles.item}>
      {renderLink ? (
        renderLink({ className, children: inside })
      ) : onPress ? (
        <button type="button" className={className} onClick={onPress}>
          {inside}
        </button>
      ) : (
        <div className={className}>{inside}</div>
      )}
    </li>
  )
}

function isIconName(icon: IconName | ReactElement): icon is IconName {
  return typeof icon === 'string'
}
