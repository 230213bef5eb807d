import { Badge } from './Badge.tsx'
import { classNames } from './class-names.ts'
import { Icon } from './Icon.tsx'
import type { IconName } from './icons/icon-paths.ts'
import type { LinkRender } from './link.ts'
import styles from './TabBar.module.css'

type Item = {
  id: string
  label: string
  icon: IconName
  badge?: number | undefined
  current?: boolean | undefined
  renderLink: LinkRender
}

const TABS_MAX = 5

export function TabBar({ label, items }: { label: string; items: readonly Item[] }) {
  return (
    <nav className={styles.bar} aria-label={label}>
      <ul className={styles.tabs}>
        {items.slice(0, TABS_MAX).map((item) => (
          <li key={item.id}>
            {item.renderLink({
              className: classNames(styles.tab, item.current && styles.current),
              'aria-current': item.current ? 'page' : undefined,
              children: (
                <>
                  <span className={styles.icon}>
                    <Icon name={item.icon} size={22} />
                    {item.badge !== undefined && item.badge > 0 && (
                      <span className={styles.badge}>
                        <Badge count={item.badge} />
                      </span>
                    )}
                  </span>
                  <span className={styles.label}>{item.label}</span>
                </>
              ),
            })}
          </li>
        ))}
      </ul>
    </nav>
  )
}
