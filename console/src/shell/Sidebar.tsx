import { Badge } from '@suerte/ui/Badge.tsx'
import { Icon } from '@suerte/ui/Icon.tsx'
import { IconButton } from '@suerte/ui/IconButton.tsx'
import { Logo } from '@suerte/ui/Logo.tsx'
import { Link, useLocation } from '@tanstack/react-router'
import { t } from '../i18n.ts'
import type { OperatorSession } from '../session/kept-session.ts'
import { useSite } from '../session/use-site.ts'
import { useTheme } from '../theme.ts'
import { currentEntry, entriesFor } from './nav-entries.ts'
import { useSignOut, useWaiting } from './use-desk.ts'
import styles from './Sidebar.module.css'

export function Sidebar({ operator }: { operator: OperatorSession }) {
  const { brand } = useSite()
  const waiting = useWaiting()
  const signOut = useSignOut()
  const { theme, toggle } = useTheme()
  const current = currentEntry(useLocation().pathname)
  return (
    <aside className={styles.rail}>
      <Link to="/" className={styles.brand}>
        <Logo name={brand} size={28} />
        <span className={styles.desk}>{t('shell.desk')}</span>
      </Link>
      <nav aria-label={t('shell.sections')}>
        <ul className={styles.entries}>
          {entriesFor(operator.roles).map((entry) => (
            <li key={entry.id}>
              <Link
                to={entry.to}
                className={styles.entry}
                aria-current={current === entry.id ? 'page' : undefined}
              >
                <Icon name={entry.icon} size={18} />
                <span className={styles.label}>{t(entry.label)}</span>
                <Badge count={waiting[entry.id] ?? 0} label={t('shell.waiting')} />
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.who}>
        <div className={styles.person}>
          <strong translate="no">{operator.username}</strong>
          <span className={styles.roles}>
            {operator.roles.map((role) => t(`role.${role}`)).join(', ')}
          </span>
        </div>
        <IconButton
          tone="night"
          icon={theme === 'dark' ? 'sun' : 'moon'}
          label={theme === 'dark' ? t('shell.light') : t('shell.dark')}
          onClick={toggle}
        />
        <IconButton
          tone="night"
          icon="log-out"
          label={t('shell.signOut')}
          disabled={signOut.isPending}
          onClick={() => signOut.mutate()}
        />
      </div>
    </aside>
  )
}
