import { useSyncExternalStore } from 'react'
import { readSession, type OperatorSession } from './kept-session.ts'

const KEPT_AS = 'suerte.desk.session'
const listeners = new Set<() => void>()
let current = readSession(sessionStorage.getItem(KEPT_AS))

export function operatorSession(): OperatorSession | undefined {
  return current
}

/** Signs in (session) or out (undefined) on this tab. */
export function setOperatorSession(session: OperatorSession | undefined): void {
  current = session
  if (session) sessionStorage.setItem(KEPT_AS, JSON.stringify(session))
  else sessionStorage.removeItem(KEPT_AS)
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function useOperator(): OperatorSession | undefined {
  return useSyncExternalStore(subscribe, operatorSession)
}
