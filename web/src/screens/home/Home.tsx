import { Icon } from '@suerte/ui/Icon.tsx'
import { useT } from '../../i18n.ts'
import { paths } from '../../paths.ts'
import { useSession } from '../../session/session-store.ts'
import { useStatus } from '../../site.ts'
import { SiteLink } from '../../SiteLink.tsx'
import { Announcements } from './Announcements.tsx'
import { BannerCarousel } from './BannerCarousel.tsx'
import styles from './Home.module.css'
import { Jackpot } from './Jackpot.tsx'
import { Lobby } from './Lobby.tsx'
import { NavStrip } from './NavStrip.tsx'

export function Home() {
  const t = useT()
  const session = useSession()
  const { info } = useStatus()
  return (
    <div className="stack">
      <h1 className="visually-hidden">{t('home.heading', { brand: info.brand })}</h1>
      <NavStrip />
      <BannerCarousel />
      <Announcements />
      <Jackpot />
      <Lobby />
      {!session && (
        <SiteLink to={paths.trial} className={styles.wide}>
          <Icon name="sparkles" size={24} />
          <span>
            <b>{t('home.tryFree')}</b>
            <span className="soft">{t('home.tryFreeText')}</span>
          </span>
          <Icon name="chevron-right" size={18} className={styles.mirror ?? ''} />
        </SiteLink>
      )}
      <SiteLink to={paths.verify()} className={styles.wide}>
        <Icon name="shield-check" size={24} />
        <span>
          <b>{t('home.verify')}</b>
          <span className="soft">{t('home.verifyText')}</span>
        </span>
        <Icon name="chevron-right" size={18} className={styles.mirror ?? ''} />
      </SiteLink>
      <p className={styles.currency}>
        {t('home.currency', { symbol: info.currency.symbol, code: info.currency.code })}
      </p>
      <footer className={styles.footer}>
        <span className={styles.age}>{t('home.age', { age: info.ageMin })}</span>
        <p>{t('home.responsible')}</p>
      </footer>
    </div>
  )
}
