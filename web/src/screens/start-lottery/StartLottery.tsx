import { Button } from '@suerte/ui/Button.tsx'
import { EmptyState } from '@suerte/ui/EmptyState.tsx'
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { send } from '../../api.ts'
import { useT } from '../../i18n.ts'
import { useNavigation, useQueryText } from '../../navigation.ts'
import { paths } from '../../paths.ts'
import { gamesQuery } from '../../queries.ts'
import { QueryView } from '../../QueryView.tsx'
import { readFrameMessage } from './frame-message.ts'
import { launchQuery, type LaunchQuery } from './launch-query.ts'
import styles from './StartLottery.module.css'

/** A launch token is good once: it is never kept and never asked for twice by the same screen. */
const launch = (query: LaunchQuery | undefined) =>
  queryOptions({
    queryKey: ['launch', query],
    queryFn: () => (query ? send('GET /wps/game/launchGame', { query }) : null),
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  })

/** An embedded lottery game over the whole window. */
export function StartLottery() {
  const t = useT()
  const search = useQueryText()
  const query = launchQuery(search)
  const { replace, go } = useNavigation()
  const queries = useQueryClient()
  const frame = useRef<HTMLIFrameElement>(null)
  const launched = useQuery(launch(query))
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
        <QueryView query={launched}>
          {(answer) =>
            answer === null ? (
              <EmptyState title={t('refusal.game_unavailable')} motif="moon" action={back} />
            ) : (
              // A page of our own: a sandbox that allows scripts and our origin would hold nothing back.
              // oxlint-disable-next-line react/iframe-missing-sandbox
              <iframe ref={frame} className={styles.frame} src={answer.frameUrl} title={name} />
            )
          }
        </QueryView>
        {launched.isError && back}
      </div>
    </main>
  )
}
