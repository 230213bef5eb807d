import { EmptyState } from '@suerte/ui/EmptyState.tsx'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode, Ref } from 'react'
import { send } from '../../api.ts'
import { useT } from '../../i18n.ts'
import { QueryView } from '../../QueryView.tsx'
import { useConfirmed } from '../../session/confirm/use-confirmed.tsx'
import type { LaunchQuery } from './launch-query.ts'
import styles from './StartLottery.module.css'

type Props = {
  query: LaunchQuery | undefined
  name: string
  back: ReactNode
  ref: Ref<HTMLIFrameElement>
}

/** A game in its frame, or why it does not open. */
export function LaunchedGame({ query, name, back, ref }: Props) {
  const t = useT()
  const { confirmed, sheet } = useConfirmed()
  // A launch token is good once: it is never kept and never asked for twice by the same screen.
  const launched = useQuery({
    queryKey: ['launch', query],
    queryFn: () => (query ? confirmed(() => send('GET /wps/game/launchGame', { query })) : null),
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  })
  return (
    <>
      <QueryView query={launched}>
        {(answer) =>
          answer === null ? (
            <EmptyState title={t('refusal.game_unavailable')} motif="moon" action={back} />
          ) : (
            // A page of our own: a sandbox that allows scripts and our origin would hold nothing back.
            // oxlint-disable-next-line react/iframe-missing-sandbox
            <iframe ref={ref} className={styles.frame} src={answer.frameUrl} title={name} />
          )
        }
      </QueryView>
      {launched.isError && back}
      {sheet}
    </>
  )
}
