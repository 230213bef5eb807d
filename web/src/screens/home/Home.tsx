import { useT } from '../../i18n.ts'
import { paths } from '../../paths.ts'
import { useSession } from '../../session/session-store.ts'
import { useStatus } from '../../site.ts'
import { Announcements } from './Announcements.tsx'
import { BannerCarousel } from './BannerCarousel.tsx'
import styles from './Home.module.css'
import { Jackpot } from './Jackpot.tsx'
import { Lobby } from './Lobby.tsx'
import { NavStrip } from './NavStrip.tsx'
import { WideLink } from './WideLink.tsx'

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
      {session ? (
        <WideLink
          to={paths.record}
          icon="ticket"
          title={t('record.title')}
          text={t('home.recordText')}
        />
      ) : (
        <WideLink
          to={paths.trial}
          icon="sparkles"
          title={t('home.tryFree')}
          text={t('home.tryFreeText')}
        />
      )}
      <WideLink
        to={paths.verify()}
        icon="shield-check"
        title={t('home.verify')}
        text={t('home.verifyText')}
      />
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
