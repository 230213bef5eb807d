import { createContext, useContext } from 'react'
import { DEFAULT_LANGUAGE, storageKeys } from './constants.ts'

export const LanguageContext = createContext(DEFAULT_LANGUAGE)
export const useLanguage = () => useContext(LanguageContext)

const YEAR_S = 31_536_000

type Listener = (code: string) => Promise<void>
const listeners = new Set<Listener>()

/** Changes the words of the page in place; the cookie tells the server for the next page. */
export function changeLanguage(code: string): void {
  document.cookie = `${storageKeys.language}=${code}; path=/; max-age=${YEAR_S}; samesite=lax`
  for (const listener of listeners) {
    // Words that do not come, say offline, come with the next page.
    listener(code).catch(() => location.reload())
  }
}

export function onLanguageChange(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
