import { setupI18n, type I18n } from '@lingui/core'
import { useLingui } from '@lingui/react'
import { useMemo } from 'react'
import { DEFAULT_LANGUAGE } from './constants.ts'
import { messages as english } from './locales/en.po'
import type { MessageId } from './locales/message-ids.ts'

export type { MessageId }
export type Translate = (id: MessageId, values?: Record<string, string | number>) => string

type Language = { tag: string; dir: 'ltr' | 'rtl'; name: string }

/** Languages that have a catalogue, by the platform's code. The two pseudo languages are for tests. */
export const languages: Readonly<Record<string, Language>> = {
  EN: { tag: 'en', dir: 'ltr', name: 'English' },
  'QPS-LONG': { tag: 'en-x-long', dir: 'ltr', name: 'Ĺóñğ [pseudo]' },
  'QPS-RTL': { tag: 'en-x-rtl', dir: 'rtl', name: 'Right to left [pseudo]' },
}

/** The wanted language when the operator offers it and there is a catalogue, else the default. */
export function pickLanguage(wanted: string | undefined, offered: readonly string[]): string {
  return wanted && offered.includes(wanted) && languages[wanted] ? wanted : DEFAULT_LANGUAGE
}

/** An i18n of its own for each rendering: the server renders many languages at once. */
export async function loadLanguage(code: string): Promise<I18n> {
  const { tag } = languages[code] ?? { tag: 'en' }
  const messages = code.startsWith('QPS')
    ? (await import('./locales/pseudo.ts')).pseudoMessages(english, code)
    : english
  return setupI18n({ locale: tag, messages: { [tag]: messages } })
}

export function useT(): Translate {
  const { i18n } = useLingui()
  return useMemo(() => (id, values) => i18n._(id, values), [i18n])
}

/** A moment in the reader's own way and time zone. Not for what the server renders. */
export function useMoment(): (atMs: number) => string {
  const { i18n } = useLingui()
  return useMemo(() => {
    const format = new Intl.DateTimeFormat(i18n.locale, { dateStyle: 'medium', timeStyle: 'short' })
    return (atMs) => format.format(atMs)
  }, [i18n.locale])
}
