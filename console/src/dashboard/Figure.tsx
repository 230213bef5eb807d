import { Icon } from '@suerte/ui/Icon.tsx'
import type { ReactNode } from 'react'
import type { LinkRender } from '@suerte/ui/link.ts'
import styles from './Figure.module.css'

type Props = {
  label: string
  value: ReactNode
  detail?: ReactNode
  tone?: 'warn' | 'danger' | 'up' | undefined
  /** To the rows the figure is made of. Absent for who may not see them. */
  renderLink?: LinkRender | undefined
}

/** One figure of the day; the whole plate leads to its rows. */
export function Figure({ label, value, detail, tone, renderLink }: Props) {
  const inside = (
    <>
      <span className={styles.label}>
        <span>{label}</span>
        {renderLink && <Icon name="chevron-right" size={16} />}
      </span>
      <span className={styles.value}>{value}</span>
      {detail && <span className={styles.detail}>{detail}</span>}
    </>
  )
  const className = styles.figure ?? ''
  return (
    <li className={styles.item} data-tone={tone}>
      {renderLink ? (
        renderLink({ className: `${className} ${styles.link ?? ''}`, children: inside })
      ) : (
        <span className={className}>{inside}</span>
      )}
    </li>
  )
}
