import { AppHeader } from '@suerte/ui/AppHeader.tsx'
import type { LinkProps } from '@suerte/ui/link.ts'
import { Logo } from '@suerte/ui/Logo.tsx'
import { OfflineBar } from '@suerte/ui/OfflineBar.tsx'
import { TabBar } from '@suerte/ui/TabBar.tsx'
import { Link, Outlet, useLocation, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { t } from '../i18n.ts'
import { useOperator } from '../session/operator-session.ts'
import { useSite } from '../session/use-site.ts'
import { currentEntry, entriesFor, type NavEntry } from './nav-entries.ts'
import { Sidebar } from './Sidebar.tsx'
import { useOnline } from './use-online.ts'
import { useWaiting } from './use-desk.ts'
import { WhoMenu } from './WhoMenu.tsx'
import styles from './Shell.module.css'

/** Entries that have a tab of their own on a phone; the rest stands under "More". */
const TABS = new Set<NavEntry['id']>(['today', 'deposits', 'withdrawals', 'members'])

/** The desk: a rail on the left of a wide screen, a bar and tabs on a phone. */
export function Shell() {
  const operator = useOperator()
  const router = useRouter()
  useEffect(() => {
    const { pathname, href } = router.state.location
    if (operator || pathname === '/login') return
    const next = pathname === '/' ? undefined : href
    void router.navigate({ to: '/login', search: { why: 'ended', next } })
  }, [operator, router])
  if (!operator) return null
  return (
    <div className={styles.desk}>
      <a href="#main" className={styles.skip}>
        {t('shell.skip')}
      </a>
      <Sidebar operator={operator} />
      <Phone />
    </div>
  )
}

function Phone() {
  const { brand } = useSite()
  const online = useOnline()
  const { pathname } = useLocation()
  return (
    <div className={styles.frame}>
      <div className={styles.phoneHead}>
        <AppHeader
          start={
            <Link to="/" className={styles.home}>
              <Logo name={brand} size={24} />
            </Link>
          }
          end={<WhoMenu />}
        />
      </div>
      <OfflineBar offline={!online}>{t('shell.offline')}</OfflineBar>
      <main id="main" tabIndex={-1} key={pathname} className={styles.main}>
        <Outlet />
      </main>
      <div className={styles.phoneTabs}>
        <Tabs />
      </div>
    </div>
  )
}

function Tabs() {
  const roles = useOperator()?.roles ?? []
  const waiting = useWaiting()
  const current = currentEntry(useLocation().pathname)
  const entries = entriesFor(roles).filter(({ id }) => TABS.has(id))
  return (
    <TabBar
      label={t('shell.tabs')}
      items={[
        ...entries.map((entry) => ({
          id: entry.id,
          label: t(entry.tabLabel ?? entry.label),
          icon: entry.icon,
          badge: waiting[entry.id],
          current: current === entry.id,
          renderLink: (props: LinkProps) => <Link to={entry.to} {...props} />,
        })),
        {
          id: 'more',
          label: t('nav.more'),
          icon: 'menu' as const,
          badge: waiting['draws'],
          current: current === undefined || !TABS.has(current),
          renderLink: (props: LinkProps) => <Link to="/more" {...props} />,
        },
      ]}
    />
  )
}
