import { AppHeader } from '@suerte/ui/AppHeader.tsx'
import { IconButton } from '@suerte/ui/IconButton.tsx'
import { Logo } from '@suerte/ui/Logo.tsx'
import { useT } from '../i18n.ts'
import type { LayoutRule } from '../layout-rules.ts'
import { useNavigation } from '../navigation.ts'
import { paths } from '../paths.ts'
import type { Screen } from '../screens.ts'
import { useStatus } from '../site.ts'
import { SiteLink } from '../SiteLink.tsx'
import { AccountBar } from './AccountBar.tsx'
import styles from './SiteHeader.module.css'

type Props = { screen: Screen; back: LayoutRule['back'] }

/** On Home the logo and the member's bar, elsewhere the way back and the screen's name. */
export function SiteHeader({ screen, back }: Props) {
  const t = useT()
  const { info } = useStatus()
  if (screen.id === 'home') {
    return (
      <AppHeader
        start={
          <SiteLink to={paths.home} className={styles.logo} aria-label={info.brand}>
            <Logo name={info.brand} size={28} />
          </SiteLink>
        }
        end={<AccountBar full />}
      />
    )
  }
  return (
    <AppHeader start={<BackButton back={back} />} title={t(screen.title)} end={<AccountBar />} />
  )
}

/** The way back: to Home from the ways in, one step elsewhere. */
export function BackButton({ back }: { back: LayoutRule['back'] }) {
  const t = useT()
  const { replace, back: stepBack } = useNavigation()
  if (back === null) return null
  return (
    <IconButton
      icon="arrow-left"
      tone="night"
      className={styles.back ?? ''}
      label={t(back === 'home' ? 'shell.backHome' : 'shell.back')}
      onClick={() => (back === 'home' ? replace(paths.home) : stepBack())}
    />
  )
}
