import { createContext, useContext } from 'react'
import { DEFAULT_LANGUAGE, storageKeys } from './constants.ts'

export const LanguageContext = createContext(DEFAULT_LANGUAGE)
export const useLanguage = () => useContext(LanguageContext)

const YEAR_S = 31_536_000

/** The server reads the cookie and renders in this language; so the page is loaded anew. */
export function changeLanguage(code: string): void {
  document.cookie = `${storageKeys.language}=${code}; path=/; max-age=${YEAR_S}; samesite=lax`
  location.reload()
}
