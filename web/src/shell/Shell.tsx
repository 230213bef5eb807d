import { OfflineBar } from '@suerte/ui/OfflineBar.tsx'
import { ScreenFrame } from '@suerte/ui/ScreenFrame.tsx'
import { ToastHost } from '@suerte/ui/ToastHost.tsx'
import { useEffect, useRef } from 'react'
import { useT } from '../i18n.ts'
import { layoutOf } from '../layout-rules.ts'
import { useLive } from '../live/use-live.ts'
import { usePath } from '../navigation.ts'
import { screenOf } from '../screens.ts'
import { useStatus } from '../site.ts'
import { useOnline } from '../use-online.ts'
import { ScreenGate } from './ScreenGate.tsx'
import { ScreenView } from './ScreenView.tsx'
import styles from './Shell.module.css'
import { SiteHeader } from './SiteHeader.tsx'
import { SiteTabs } from './SiteTabs.tsx'
import { StatusGate } from './StatusGate.tsx'
import { useSessionEnd } from './use-session-end.ts'
import { useSwipeBack } from './use-swipe-back.ts'

/** What stands around every screen. */
export function Shell() {
  const t = useT()
  return (
    <ToastHost label={t('shell.messages')} dismissLabel={t('shell.dismiss')}>
      <StatusGate>
        <Site />
      </StatusGate>
    </ToastHost>
  )
}

function Site() {
  const t = useT()
  const path = usePath()
  const screen = screenOf(path)
  const rule = layoutOf(path)
  const online = useOnline()
  const { still, handlers } = useSwipeBack(path)
  useLive('site')
  useLive('me')
  useSessionEnd()
  usePageTitle(path)

  const content = (
    <ScreenGate screen={screen}>
      <ScreenView screen={screen} />
    </ScreenGate>
  )
  if (rule.fills) return content
  return (
    <div className={styles.site} data-still={still || undefined} {...handlers}>
      <a className={styles.skip} href="#main">
        {t('shell.skip')}
      </a>
      <ScreenFrame
        header={rule.header && <SiteHeader screen={screen} back={rule.back} />}
        tabs={rule.tabs && <SiteTabs screenId={screen.id} />}
        fadeKey={path}
      >
        <OfflineBar offline={!online}>{t('shell.offline')}</OfflineBar>
        {content}
      </ScreenFrame>
    </div>
  )
}

/** The document's title follows the screen, and so does the focus of who reads by ear or keyboard. */
function usePageTitle(path: string) {
  const t = useT()
  const { brand } = useStatus().info
  const { title } = screenOf(path)
  const shown = useRef(path)
  useEffect(() => {
    document.title = t('site.documentTitle', { title: t(title), brand })
  }, [t, title, brand])
  useEffect(() => {
    if (shown.current === path) return
    shown.current = path
    document.querySelector<HTMLElement>('#main')?.focus({ preventScroll: true })
  }, [path])
}
