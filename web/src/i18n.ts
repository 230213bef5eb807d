import { setupI18n, type I18n, type Messages } from '@lingui/core'
import { useLingui } from '@lingui/react'
import { useMemo } from 'react'
import { DEFAULT_LANGUAGE } from './constants.ts'
import { messages as first } from './locales/en.po?first?lingui'
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

let later: Messages | undefined
let arriving: Promise<void> | undefined
const listeners = new Set<(words: Messages) => Promise<void>>()

/** The words of all screens but the first; a screen is shown when they are here. */
export function loadLaterWords(): Promise<void> {
  arriving ??= fetchLaterWords().catch((error: unknown) => {
    arriving = undefined
    throw error
  })
  return arriving
}

async function fetchLaterWords(): Promise<void> {
  const { messages } = await import('./locales/en.po?later?lingui')
  later = messages
  await Promise.all([...listeners].map((listener) => listener(messages)))
}

async function spoken(code: string, words: Messages): Promise<Messages> {
  if (!code.startsWith('QPS')) return words
  return (await import('./locales/pseudo.ts')).pseudoMessages(words, code)
}

/** An i18n of its own for each rendering: the server renders many languages at once. */
export async function loadLanguage(code: string): Promise<I18n> {
  const { tag } = languages[code] ?? { tag: 'en' }
  return setupI18n({
    locale: tag,
    messages: { [tag]: await spoken(code, { ...first, ...later }) },
  })
}

/** Gives an i18n the later words when they come, before the screen that needs them is shown. */
export function giveLaterWords(i18n: I18n, code: string): () => void {
  const give = async (words: Messages) => {
    const known = Object.keys(words).every((id) => id in i18n.messages)
    if (!known) i18n.load(i18n.locale, await spoken(code, words))
  }
  if (later) void give(later)
  listeners.add(give)
  return () => listeners.delete(give)
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
