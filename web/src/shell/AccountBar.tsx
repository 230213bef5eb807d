import { IconButton } from '@suerte/ui/IconButton.tsx'
import { Menu } from '@suerte/ui/Menu.tsx'
import { Money } from '@suerte/ui/Money.tsx'
import { useQuery } from '@tanstack/react-query'
import { storageKeys } from '../constants.ts'
import { languages, useT } from '../i18n.ts'
import { changeLanguage } from '../language.ts'
import { paths } from '../paths.ts'
import { memberQuery } from '../queries.ts'
import { useSession } from '../session/session-store.ts'
import { useMoneyFormat, useStatus } from '../site.ts'
import { SiteLink } from '../SiteLink.tsx'
import { useStoredFlag } from '../stored-flag.ts'
import styles from './SiteHeader.module.css'

/** Who is signed in and what they have; with the language where there is a choice. */
export function AccountBar({ full = false }: { full?: boolean }) {
  const t = useT()
  const session = useSession()
  const format = useMoneyFormat()
  const member = useQuery({ ...memberQuery, enabled: Boolean(session) }).data
  const [hidden, setHidden] = useStoredFlag(storageKeys.hideBalance)
  const amount = member ? (
    <span className={styles.balance}>
      <Money amount={member.balance} format={format} hidden={hidden} />
    </span>
  ) : (
    <span className={styles.balance}>…</span>
  )
  return (
    <>
      {session && full && (
        <>
          <SiteLink to={paths.member} className={styles.member}>
            <span className={styles.name}>{member?.nickname || session.userName}</span>
            {amount}
          </SiteLink>
          <IconButton
            icon={hidden ? 'eye-off' : 'eye'}
            tone="night"
            label={t(hidden ? 'shell.showBalance' : 'shell.hideBalance')}
            onClick={() => setHidden(!hidden)}
          />
        </>
      )}
      {session && !full && <span className={`${styles.member} ${styles.last}`}>{amount}</span>}
      {full && <LanguageMenu />}
    </>
  )
}

/** The language, where there is a choice. */
export function LanguageMenu() {
  const t = useT()
  const offered = useStatus().info.languages.filter((code) => languages[code])
  if (offered.length < 2) return null
  return (
    <Menu
      night
      icon="globe"
      label={t('shell.language')}
      items={offered.map((code) => ({
        id: code,
        label: languages[code]?.name ?? code,
        onSelect: () => changeLanguage(code),
      }))}
    />
  )
}
