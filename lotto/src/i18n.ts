import { setupI18n } from '@lingui/core'
import { messages as english } from './locales/en.po'
import type { FixedMessageId } from './locales/message-ids.ts'
import { pseudoMessages } from './locales/pseudo.ts'

export type MessageId =
  | FixedMessageId
  | `play.${string}.${'name' | 'help'}`
  | `${'group' | 'row' | 'option' | 'tier' | 'refusal'}.${string}`
export type Values = Record<string, string | number>

const i18n = setupI18n({ locale: 'en', messages: { en: english } })

/** The text of an id in the language of the frame, which is fixed before anything is drawn. */
export function t(id: MessageId, values?: Values): string {
  return i18n._(id, values)
}

/** Whether the catalogue has this id. */
export function hasText(id: string): boolean {
  return id in i18n.messages
}

/** Language tags that the page may carry: those of the pseudo-languages are the usual stand-ins. */
const TAGS: Readonly<Record<string, string>> = { 'QPS-LONG': 'en-XA', 'QPS-RTL': 'ar-XB' }

/** Takes the wanted language, a code or a tag, when the operator offers it, and tells the page. */
export function speak(wanted: string, offered: readonly string[]): void {
  const asked = wanted.toLowerCase()
  const isAsked = (offer: string) =>
    [offer, TAGS[offer]].some((name) => name?.toLowerCase() === asked)
  const code = offered.find(isAsked) ?? 'EN'
  if (code === 'QPS-LONG' || code === 'QPS-RTL') {
    i18n.load('en', pseudoMessages(english, code))
    i18n.activate('en')
  }
  document.documentElement.lang = TAGS[code] ?? 'en'
  document.documentElement.dir = code === 'QPS-RTL' ? 'rtl' : 'ltr'
}
