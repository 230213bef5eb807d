import { setupI18n } from '@lingui/core'
import { messages as english } from './locales/en.po'
import type { MessageId } from './locales/message-ids.ts'
import { pseudoMessages, type PseudoCode } from './locales/pseudo.ts'

export type Values = Record<string, string | number>

const i18n = setupI18n({ locale: 'en', messages: { en: english } })
const KEPT_AS = 'suerte.desk.language'

/** The text of an id in the language of the desk, which is fixed before anything is drawn. */
export function t(id: MessageId, values?: Values): string {
  return i18n._(id, values)
}

/** The language a test chose earlier (?lang= in the address or kept), and `<html lang dir>` with it. */
export function speakKept(): void {
  const asked = new URLSearchParams(location.search).get('lang')
  if (asked !== null) sessionStorage.setItem(KEPT_AS, asked)
  const code = sessionStorage.getItem(KEPT_AS)
  if (!isPseudo(code)) return
  i18n.load('en', pseudoMessages(english, code))
  i18n.activate('en')
  document.documentElement.lang = code === 'QPS-RTL' ? 'en-x-rtl' : 'en-x-long'
  document.documentElement.dir = code === 'QPS-RTL' ? 'rtl' : 'ltr'
}

/** Leaves a pseudo language that the site does not offer. */
export function dropUnoffered(offered: readonly string[]): void {
  const code = sessionStorage.getItem(KEPT_AS)
  if (code === null || (isPseudo(code) && offered.includes(code))) return
  sessionStorage.removeItem(KEPT_AS)
  if (isPseudo(code)) location.replace(location.pathname)
}

function isPseudo(code: string | null): code is PseudoCode {
  return code === 'QPS-LONG' || code === 'QPS-RTL'
}
