import { Button } from '@suerte/ui/Button.tsx'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useT } from '../../i18n.ts'
import { useNavigation, useQueryText } from '../../navigation.ts'
import { paths } from '../../paths.ts'
import { gamesQuery } from '../../queries.ts'
import { Clearance } from '../../session/clearance/Clearance.tsx'
import { readFrameMessage } from './frame-message.ts'
import { LaunchedGame } from './LaunchedGame.tsx'
import { launchQuery } from './launch-query.ts'
import styles from './StartLottery.module.css'

/** An embedded lottery game over the whole window. */
export function StartLottery() {
  const t = useT()
  const search = useQueryText()
  const query = launchQuery(search)
  const { replace, go } = useNavigation()
  const queries = useQueryClient()
  const frame = useRef<HTMLIFrameElement>(null)
  const games = useQuery(gamesQuery).data
  const leave = search['pageBack'] ? paths.home : paths.gameArea
  const name = games?.find((game) => game.gameId === query?.gameId)?.name ?? t('game.title')

  useEffect(() => {
    function hear(event: MessageEvent) {
      if (event.origin !== location.origin) return
      if (event.source !== frame.current?.contentWindow) return
      const message = readFrameMessage(event.data)
      if (!message) return
      void queries.invalidateQueries({ queryKey: ['member'] })
      if (message.type === 'close') replace(leave)
      else go(message.to)
    }
    window.addEventListener('message', hear)
    return () => window.removeEventListener('message', hear)
  }, [replace, go, leave, queries])

  const back = <Button onClick={() => replace(leave)}>{t('game.back')}</Button>
  return (
    <main id="main" className={styles.screen}>
      <h1 className="visually-hidden">{name}</h1>
      <div className={styles.waiting}>
        <Clearance back={back}>
          <LaunchedGame query={query} name={name} back={back} ref={frame} />
        </Clearance>
      </div>
    </main>
  )
}
