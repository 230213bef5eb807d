import { AppHeader } from '@suerte/ui/AppHeader.tsx'
import { IconButton } from '@suerte/ui/IconButton.tsx'
import { Menu } from '@suerte/ui/Menu.tsx'
import { OfflineBar } from '@suerte/ui/OfflineBar.tsx'
import { PapelPicado } from '@suerte/ui/PapelPicado.tsx'
import { useFrame } from '../frame/frame-context.ts'
import { openPanel } from '../frame/panel.ts'
import { leaveGame } from '../frame/parent.ts'
import { t } from '../i18n.ts'
import { timeText } from '../time-text.ts'
import { DrawBand } from './DrawBand.tsx'
import styles from './Header.module.css'

export function Header() {
  const { game, balance, money, session, offline, asOfMs } = useFrame()
  const amount = money.format(balance.balance)
  return (
    <div className={styles.top}>
      <AppHeader
        picado={false}
        start={<IconButton icon="x" tone="night" label={t('header.leave')} onClick={leaveGame} />}
        title={game.name}
        end={
          <>
            <button
              type="button"
              className={styles.balance}
              aria-label={t('header.balance', { amount })}
              onClick={() => openPanel('session')}
            >
              <bdi className="numbers">{amount}</bdi>
              {session.trial && <span className={styles.trial}>{t('header.trial')}</span>}
            </button>
            <Menu
              night
              label={t('header.menu')}
              items={[
                {
                  id: 'orders',
                  label: t('menu.orders'),
                  icon: 'receipt',
                  onSelect: () => openPanel('orders'),
                },
                {
                  id: 'history',
                  label: t('menu.history'),
                  icon: 'history',
                  onSelect: () => openPanel('history'),
                },
                {
                  id: 'rules',
                  label: t('menu.rules'),
                  icon: 'help',
                  onSelect: () => openPanel('rules'),
                },
                {
                  id: 'session',
                  label: t('menu.session'),
                  icon: 'clock',
                  onSelect: () => openPanel('session'),
                },
                { id: 'leave', label: t('header.leave'), icon: 'log-out', onSelect: leaveGame },
              ]}
            />
          </>
        }
      />
      <DrawBand />
      <OfflineBar offline={offline}>{t('header.offline', { time: timeText(asOfMs) })}</OfflineBar>
      <span className={styles.edge}>
        <PapelPicado />
      </span>
    </div>
  )
}
