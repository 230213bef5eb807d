import { serverNowMs } from '../../clock.ts'
import { storageKeys } from '../../constants.ts'

/** A code on its way: whom it went to, the name it is asked for by, and until when it is good. */
export type KeptCode = { recipient: string; requestId: string; expirationTime: number }

const listeners = new Set<() => void>()

/** What this tab remembers of a code, as text; a reload does not lose it. */
export function keptText(purpose: string): string | null {
  return sessionStorage.getItem(storageKeys.sentCode + purpose)
}

export function readKept(text: string | null, nowMs: number): KeptCode | undefined {
  if (!text) return undefined
  try {
    // Written by keepCode.
    const kept = JSON.parse(text) as KeptCode
    return kept.expirationTime > nowMs ? kept : undefined
  } catch {
    return undefined
  }
}

export function keepCode(purpose: string, code: KeptCode): void {
  sessionStorage.setItem(storageKeys.sentCode + purpose, JSON.stringify(code))
  tell()
}

export function dropCode(purpose: string): void {
  sessionStorage.removeItem(storageKeys.sentCode + purpose)
  tell()
}

/** Whom the code that is still good went to: for a form that comes back after a reload. */
export function keptRecipient(purpose: string): string | undefined {
  return readKept(keptText(purpose), serverNowMs())?.recipient
}

export function onKept(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function tell() {
  for (const listener of listeners) listener()
}

/** Whole seconds that are left, the one that has begun included. */
export function secondsLeft(expirationTime: number, nowMs: number): number {
  return Math.max(0, Math.ceil((expirationTime - nowMs) / 1000))
}

const CODE_BLANKS = /[\s\u2010-\u2015-]/g

/** A code as it is pasted or filled in by the phone, without the blanks that make it readable. */
export function cleanCode(text: string, max: number): string {
  return text.replace(CODE_BLANKS, '').slice(0, max)
}
