import type { Reply } from '@suerte/contract/calls.ts'
import { useSyncExternalStore } from 'react'
import { storageKeys } from '../constants.ts'

export type Session = Reply<'POST /wps/account/login'>

const listeners = new Set<() => void>()
let shown: { text: string | null; session: Session | undefined } = {
  text: null,
  session: undefined,
}

/** The session as the storage has it; the same object as long as the text is the same. */
export function readSession(): Session | undefined {
  const text = localStorage.getItem(storageKeys.session)
  if (text !== shown.text) shown = { text, session: parseSession(text) }
  return shown.session
}

function parseSession(text: string | null): Session | undefined {
  if (!text) return undefined
  try {
    const value: unknown = JSON.parse(text)
    const whole = typeof value === 'object' && value !== null && 'token' in value && 'type' in value
    // Written by saveSession from the server's answer.
    return whole ? (value as Session) : undefined
  } catch {
    return undefined
  }
}

function tell() {
  for (const listener of listeners) listener()
}

export function saveSession(session: Session): void {
  localStorage.setItem(storageKeys.session, JSON.stringify(session))
  localStorage.setItem(storageKeys.autoLogin, '1')
  tell()
}

/** Forgets all that belongs to the member on this page; what was remembered on purpose stays. */
export function clearSession(): void {
  localStorage.removeItem(storageKeys.session)
  sessionStorage.clear()
  tell()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  // Another tab signed in or out.
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

/** Who is signed in; undefined for guests, and on the server, which renders for guests. */
export function useSession(): Session | undefined {
  return useSyncExternalStore(subscribe, readSession, () => undefined)
}
