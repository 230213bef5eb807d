import type { LiveTopic } from '@suerte/contract/live.ts'
import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { readSession, useSession } from '../session/session-store.ts'
import { createLiveSocket } from './live-socket.ts'

type Socket = ReturnType<typeof createLiveSocket>
let socket: Socket | undefined

/** What to ask for again when the server hints at a change. */
const changed: Record<string, readonly (readonly string[])[]> = {
  'site status': [['status']],
  'site content': [['content']],
  'me balance': [['member'], ['withdrawRules'], ['transactions'], ['record']],
  'me tickets': [['record']],
  'me deposit': [['deposits'], ['member'], ['transactions']],
  'me withdrawal': [['withdrawals'], ['withdrawRules'], ['member'], ['transactions']],
  'me session': [['member'], ['devices'], ['identity']],
}
/** After every connection: hints may have been missed. */
const onReady = [['numeros'], ['member'], ['deposits'], ['withdrawals'], ['record'], ['content']]

function socketFor(queries: QueryClient): Socket {
  let connections = 0
  const renew = (keys: readonly (readonly string[])[]) => {
    for (const queryKey of keys) void queries.invalidateQueries({ queryKey: [...queryKey] })
  }
  const live = createLiveSocket({
    open: (path) => new WebSocket(path),
    token: () => readSession()?.token,
    onHint(hint) {
      const { topic, kind } = hint
      if (kind === 'ready') {
        // The first time, everything on the page is fresh already.
        if (connections > 0) renew([['status'], ...onReady])
        connections += 1
      } else if (topic.startsWith('game:')) renew([['numeros', topic.slice('game:'.length)]])
      else renew(changed[`${topic} ${kind}`] ?? [])
    },
  })
  const wake = () => {
    if (document.visibilityState === 'visible') live.wake()
  }
  document.addEventListener('visibilitychange', wake)
  window.addEventListener('online', wake)
  return live
}

/** Keeps a topic alive while the component is on the page: what it hints at is fetched anew. */
export function useLive(topic: LiveTopic): void {
  const queries = useQueryClient()
  const token = useSession()?.token
  useEffect(() => {
    if (topic === 'me' && !token) return undefined
    socket ??= socketFor(queries)
    return socket.want(topic)
  }, [queries, topic, token])
}
