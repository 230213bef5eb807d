import { livePath, type LiveEvent, type LiveTopic } from '@suerte/contract/live.ts'
import { limits } from '../constants.ts'

type Hint = LiveEvent | { topic: 'site'; kind: 'ready' }
type Options = {
  open: (path: string) => WebSocket
  token: () => string | undefined
  onHint: (hint: Hint) => void
}

/** How long to wait before the next try, after so many that failed. */
export function retryDelayMs(failures: number): number {
  return Math.min(limits.liveRetryMaxMs, limits.liveRetryFirstMs * 2 ** failures)
}

/**
 * One socket for the whole page. Topics come and go; after each connection the server says `ready`,
 * which tells the page to ask for everything anew.
 */
export function createLiveSocket({ open, token, onHint }: Options) {
  const wanted = new Map<LiveTopic, number>()
  let socket: WebSocket | undefined
  /** Whose session was there when the socket was opened. */
  let openedFor: string | undefined
  let failures = 0
  let timer: ReturnType<typeof setTimeout> | undefined

  function ask() {
    if (socket?.readyState !== WebSocket.OPEN) return
    const proof = token()
    // The cookie of a session goes along when a socket opens: another session needs another socket.
    if (proof && proof !== openedFor && wanted.has('me')) return reconnect()
    const topics = [...wanted.keys()].filter((topic) => topic !== 'me' || proof)
    socket.send(JSON.stringify({ subscribe: topics, ...(proof && { token: proof }) }))
  }
  function connect() {
    clearTimeout(timer)
    timer = undefined
    if (wanted.size === 0) return
    openedFor = token()
    const mine = open(livePath)
    socket = mine
    mine.addEventListener('open', () => {
      failures = 0
      ask()
    })
    mine.addEventListener('message', (event: MessageEvent<string>) => {
      // The server writes these by the contract.
      onHint(JSON.parse(event.data) as Hint)
    })
    mine.addEventListener('close', () => {
      if (socket !== mine) return
      socket = undefined
      timer = setTimeout(connect, retryDelayMs(failures))
      failures += 1
    })
  }
  function reconnect() {
    const old = socket
    socket = undefined
    old?.close()
    failures = 0
    connect()
  }
  return {
    /** Wants a topic until the returned function is called. */
    want(topic: LiveTopic): () => void {
      const before = wanted.get(topic) ?? 0
      wanted.set(topic, before + 1)
      if (!socket && timer === undefined) connect()
      else if (before === 0) ask()
      return () => {
        const left = (wanted.get(topic) ?? 1) - 1
        if (left > 0) wanted.set(topic, left)
        else if (wanted.delete(topic)) ask()
      }
    },
    /** After sleep or a lost network: a fresh connection at once. A living one only asks anew. */
    wake() {
      if (socket?.readyState === WebSocket.OPEN) return ask()
      reconnect()
    },
    ask,
  }
}
