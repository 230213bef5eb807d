import {
  livePath,
  type LiveEvent,
  type LiveRequest,
  type LiveTopic,
} from '@suerte/contract/live.ts'

const BACKOFF_MIN_MS = 500
const BACKOFF_MAX_MS = 10_000

type Listener = {
  onEvent: (event: LiveEvent) => void
  /** Connected, for the first time or again: what was missed has to be asked for. */
  onReady: () => void
  onLost: () => void
}
type Topics = { topics: LiveTopic[]; token: string }

/** Waits longer after each failure, never in step with every other browser. */
export function backoffMs(failures: number, random: () => number): number {
  const most = Math.min(BACKOFF_MAX_MS, BACKOFF_MIN_MS * 2 ** failures)
  return Math.round(most * (0.5 + random() / 2))
}

/** Listens to live hints until the returned function is called; reconnects by itself. */
export function listenLive({ topics, token }: Topics, listener: Listener): () => void {
  let socket: WebSocket | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let failures = 0
  let over = false

  function connect() {
    clearTimeout(timer)
    const mine = new WebSocket(`${location.origin.replace(/^http/, 'ws')}${livePath}`)
    socket = mine
    mine.addEventListener('open', () => {
      const request: LiveRequest = { subscribe: topics, token }
      mine.send(JSON.stringify(request))
    })
    mine.addEventListener('message', (message) => {
      const event = readEvent(message.data)
      if (!event || socket !== mine) return
      if (event.kind === 'ready') {
        failures = 0
        listener.onReady()
      } else listener.onEvent(event)
    })
    mine.addEventListener('close', () => {
      if (socket !== mine || over) return
      listener.onLost()
      timer = setTimeout(connect, backoffMs(failures, Math.random))
      failures += 1
    })
  }
  /** A device that wakes up or finds its network does not wait, and does not trust the old line. */
  function restart() {
    if (over || document.visibilityState === 'hidden') return
    const old = socket
    socket = undefined
    old?.close()
    connect()
  }

  connect()
  document.addEventListener('visibilitychange', restart)
  window.addEventListener('online', restart)
  return () => {
    over = true
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', restart)
    window.removeEventListener('online', restart)
    socket?.close()
  }
}

type Heard = LiveEvent | { topic: 'site'; kind: 'ready' }

function readEvent(data: unknown): Heard | undefined {
  try {
    const value: unknown = JSON.parse(String(data))
    // The shape is the contract's own; a hint is only ever used to ask anew.
    return typeof value === 'object' && value !== null && 'kind' in value
      ? (value as Heard)
      : undefined
  } catch {
    return undefined
  }
}
