import { buttonClass } from '@suerte/ui/button-class.ts'
import { useT } from '../../i18n.ts'
import { paths } from '../../paths.ts'
import { useSession } from '../../session/session-store.ts'
import { SiteLink } from '../../SiteLink.tsx'
import styles from './Home.module.css'

/** Two ways on, for guests and for members; of one size, so nothing moves when the session is known. */
export function NavStrip() {
  const t = useT()
  const session = useSession()
  const first = buttonClass({ tone: 'primary', block: true })
  const second = buttonClass({ block: true })
  return (
    <nav className={styles.strip} aria-label={t('home.ways')}>
      {session ? (
        <>
          <SiteLink to={paths.deposit()} className={first}>
            {t('deposit.title')}
          </SiteLink>
          <SiteLink to={paths.withdraw} className={second}>
            {t('withdraw.title')}
          </SiteLink>
        </>
      ) : (
        <>
          <SiteLink to={paths.register} className={first}>
            {t('register.title')}
          </SiteLink>
          <SiteLink to={paths.login} className={second}>
            {t('login.title')}
          </SiteLink>
        </>
      )}
    </nav>
  )
}
