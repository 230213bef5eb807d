import { CallError, createClient, type Send } from '@suerte/contract/client.ts'
import { readSession } from './session/session-store.ts'

const endings = new Set<() => void>()
const ended: ReadonlySet<string> = new Set(['session_ended', 'not_logged_in'])

const client = createClient((): Record<string, string> => {
  const token = readSession()?.token
  return token ? { 'x-session': token } : {}
})

async function sendAndWatch(...call: Parameters<Send>) {
  try {
    return await client(...call)
  } catch (error) {
    const over = error instanceof CallError && ended.has(error.code)
    if (over && readSession()) for (const tell of endings) tell()
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
