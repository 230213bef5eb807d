import { idleHeader } from '@suerte/contract/activity.ts'
import type { CallKey } from '@suerte/contract/calls.ts'
import { CallError, createClient, type Send } from '@suerte/contract/client.ts'
import { readSession, saveSession, type Session } from './session/session-store.ts'

const endings = new Set<() => void>()
const ended: ReadonlySet<string> = new Set(['session_ended', 'not_logged_in'])

const client = createClient((): Record<string, string> => {
  const token = readSession()?.token
  if (!token) return {}
  return { 'x-session': token, ...idleHeader() }
})

/** Calls that give the session a new handle: while one is under way, the old handle stops working. */
const renewing: ReadonlySet<CallKey> = new Set<CallKey>([
  'POST /wps/account/passWordChangeV2',
  'POST /wps/member/confirm',
])
let renewal: Promise<unknown> = Promise.resolve()

const LOGOUT: CallKey = 'DELETE /wps/account/logout'
/** Logouts under way: who is leaving is not told that the session is over. */
let leaving = 0

async function renew(...call: Parameters<Send>) {
  const running = client(...call).then((reply) => {
    // What the calls above answer.
    saveSession(reply as Session)
    return reply
  })
  renewal = running.catch(() => undefined)
  return running
}

async function leave(...call: Parameters<Send>) {
  leaving += 1
  try {
    return await client(...call)
  } finally {
    leaving -= 1
  }
}

async function sendAndWatch(...call: Parameters<Send>): Promise<unknown> {
  const [key] = call
  if (key === LOGOUT) return leave(...call)
  const token = readSession()?.token
  try {
    return await (renewing.has(key) ? renew(...call) : client(...call))
  } catch (error) {
    if (!(error instanceof CallError && ended.has(error.code))) throw error
    await renewal
    const now = readSession()?.token
    // It was refused for its old handle only: with the new one it counts.
    if (token && now && now !== token) return sendAndWatch(...call)
    if (now && leaving === 0) for (const tell of endings) tell()
    throw error
  }
}

/** Makes a call of the contract with the session of this browser. */
// The watcher passes everything through: its type is the client's.
export const send = sendAndWatch as Send

/** Hears when the server says that the session is over. */
export function onSessionEnd(tell: () => void): () => void {
  endings.add(tell)
  return () => endings.delete(tell)
}
