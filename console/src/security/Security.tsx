import { t } from '../i18n.ts'
import { Screen } from '../screens/Screen.tsx'
import { OwnPasskeys } from './OwnPasskeys.tsx'
import { OwnSessions } from './OwnSessions.tsx'
import styles from './security.module.css'

/** The operator's own ways in and open sessions. */
export function Security() {
  return (
    <Screen title={t('nav.security')} needs="GET /relay/console/sessions">
      <div className={styles.split}>
        <OwnPasskeys />
        <OwnSessions />
      </div>
    </Screen>
  )
}
