import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import type { LiveEvent } from '@suerte/contract/live.ts'
import { livePath } from '@suerte/contract/live.ts'
import { WebSocketServer, type WebSocket } from 'ws'

/** Tells browsers that something changed. Hints only: who gets one asks for the state. */
export type Live = {
  publish(event: LiveEvent): void
  /** For one member: topic `me`. */
  tell(memberId: string, event: Extract<LiveEvent, { topic: 'me' }>): void
}

const TOPICS_MAX = 10
const MESSAGE_BYTES_MAX = 4_096
const PING_MS = 30_000
/** How often a socket that hears a member's own events must still be theirs. */
const RECHECK_MS = 5_000
/** Requests of one socket between two pings; a browser asks a few times. */
const REQUESTS_MAX = 30
const TOPIC = /^(site|me|game:[A-Z0-9_]{2,24})$/

export type LiveHub = Live & {
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): boolean
  close(): void
}

/** One socket a browser, topics by subscription; a frame is built once and shared by all that hear it. */
export function createLiveHub(memberOf: MemberOf): LiveHub {
  const server = new WebSocketServer({ noServer: true, maxPayload: MESSAGE_BYTES_MAX })
  const { listen, forget, send } = createTopics()
  const alive = new WeakSet<WebSocket>()
  let requests = new WeakMap<WebSocket, number>()
  const owned = createOwners(memberOf)

  async function hear(request: IncomingMessage, socket: WebSocket, text: string) {
    const asked = parseRequest(text)
    const turn = (requests.get(socket) ?? 0) + 1
    requests.set(socket, turn)
    if (!asked || turn > REQUESTS_MAX) return socket.close(1008)
    const topics = new Set(asked.subscribe)
    if (topics.delete('me')) {
      const memberId = await memberOf(request, asked.token)
      if (memberId) {
        topics.add(`me:${memberId}`)
        owned.set(socket, { request, token: asked.token, memberId })
      }
    } else owned.forget(socket)
    listen(socket, [...topics])
    socket.send(JSON.stringify({ topic: 'site', kind: 'ready' }))
  }

  server.on('connection', (socket: WebSocket, request: IncomingMessage) => {
    alive.add(socket)
    socket.on('pong', () => alive.add(socket))
    socket.on('message', (data: Buffer) => {
      hear(request, socket, data.toString()).catch(() => socket.close(1011))
    })
    socket.on('close', () => {
      owned.forget(socket)
      forget(socket)
    })
    socket.on('error', () => socket.terminate())
  })
  const pulse = setInterval(() => {
    requests = new WeakMap()
    dropTheSilent(server.clients, alive)
  }, PING_MS)
  pulse.unref()
  const check = setInterval(() => void owned.recheckAll().catch(() => {}), RECHECK_MS)
  check.unref()

  return {
    publish: (event) => send(event.topic, event),
    tell(memberId, event) {
      send(`me:${memberId}`, event)
      if (event.kind === 'session') void owned.recheck(memberId).catch(() => {})
    },
    upgrade(request, socket, head) {
      // no URL object: one that can't be parsed would throw where nobody catches
      if (request.url?.split('?', 1)[0] !== livePath || !isOwnOrigin(request)) return false
      server.handleUpgrade(request, socket, head, (ws) => server.emit('connection', ws, request))
      return true
    },
    close() {
      clearInterval(pulse)
      clearInterval(check)
      for (const socket of server.clients) socket.terminate()
      server.close()
    },
  }
}

type MemberOf = (request: IncomingMessage, token: string) => Promise<string | null>
type Owner = { request: IncomingMessage; token: string; memberId: string }

/** Sockets that hear a member's own events, and whose session they hang on. */
function createOwners(memberOf: MemberOf) {
  const owned = new Map<WebSocket, Owner>()
  let checkingAll = false

  async function recheck(memberId?: string) {
    for (const [socket, owner] of owned) {
      if (memberId !== undefined && owner.memberId !== memberId) continue
      if ((await memberOf(owner.request, owner.token)) !== owner.memberId) socket.close(4401)
    }
  }
  return {
    set: (socket: WebSocket, owner: Owner) => owned.set(socket, owner),
    forget: (socket: WebSocket) => owned.delete(socket),
    /** A session that ended hears nothing more of its member; the socket goes, and the page asks again. */
    recheck,
    /** The same for everybody; with many sockets a round takes longer than the time between two. */
    async recheckAll() {
      if (checkingAll) return
      checkingAll = true
      await recheck().finally(() => (checkingAll = false))
    },
  }
}

/** Pages of other sites may not listen: a browser says where it comes from, other clients need not. */
function isOwnOrigin(request: IncomingMessage): boolean {
  const { origin, host } = request.headers
  return origin === undefined || URL.parse(origin)?.host === host
}

/** Who listens to what. A socket that is gone listens to nothing. */
function createTopics() {
  const listeners = new Map<string, Set<WebSocket>>()
  const topicsOf = new WeakMap<WebSocket, readonly string[]>()

  function listen(socket: WebSocket, topics: readonly string[]) {
    forget(socket)
    if (socket.readyState !== socket.OPEN) return
    topicsOf.set(socket, topics)
    for (const topic of topics) {
      const set = listeners.get(topic) ?? new Set()
      listeners.set(topic, set.add(socket))
    }
  }
  function forget(socket: WebSocket) {
    for (const topic of topicsOf.get(socket) ?? []) {
      const set = listeners.get(topic)
      set?.delete(socket)
      if (set?.size === 0) listeners.delete(topic)
    }
    topicsOf.delete(socket)
  }
  function send(key: string, event: LiveEvent) {
    const sockets = listeners.get(key)
    if (!sockets) return
    const frame = JSON.stringify(event)
    for (const socket of sockets) if (socket.readyState === socket.OPEN) socket.send(frame)
  }
  return { listen, forget, send }
}

/** Ends sockets that did not answer the last ping, and pings the others. */
function dropTheSilent(sockets: Iterable<WebSocket>, alive: WeakSet<WebSocket>) {
  for (const socket of sockets) {
    if (!alive.has(socket)) socket.terminate()
    else {
      alive.delete(socket)
      socket.ping()
    }
  }
}

function parseRequest(text: string): { subscribe: string[]; token: string } | undefined {
  try {
    const value: unknown = JSON.parse(text)
    if (typeof value !== 'object' || value === null || !('subscribe' in value)) return undefined
    const { subscribe } = value
    if (!Array.isArray(subscribe) || subscribe.length > TOPICS_MAX) return undefined
    const topics = subscribe.filter((t): t is string => typeof t === 'string' && TOPIC.test(t))
    const token = 'token' in value && typeof value.token === 'string' ? value.token : ''
    return topics.length === subscribe.length ? { subscribe: topics, token } : undefined
  } catch {
    return undefined
  }
}
