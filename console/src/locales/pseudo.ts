import type { Messages } from '@lingui/core'

/** Languages that nobody speaks, made from English, to see what long texts and right-to-left do. */
export type PseudoCode = 'QPS-LONG' | 'QPS-RTL'

const ACCENTS: Readonly<Record<string, string>> = {
  a: 'á',
  e: 'ë',
  i: 'î',
  o: 'ö',
  u: 'ü',
  c: 'ç',
  n: 'ñ',
  A: 'Å',
  E: 'É',
  I: 'Î',
  O: 'Ø',
  U: 'Û',
  C: 'Ç',
  N: 'Ñ',
}
const RIGHT_TO_LEFT = '\u202E'
const POP = '\u202C'

/** English text half as long again, with marks above the letters. */
export function longText(text: string): string {
  const accented = text.replace(/[aeioucnAEIOUCN]/g, (letter) => ACCENTS[letter] ?? letter)
  const letters = text.replace(/[^a-z]/gi, '').length
  return letters === 0 ? text : `${accented}${'~'.repeat(Math.ceil(letters * 0.5))}`
}

/** English text that runs from the right, word by word. */
export function mirroredText(text: string): string {
  return text.replace(/[a-z][a-z'-]*/gi, (word) => `${RIGHT_TO_LEFT}${word}${POP}`)
}

/** Changes the words of compiled messages and leaves their values and plural forms alone. */
export function pseudoMessages(messages: Messages, code: PseudoCode): Messages {
  const change = code === 'QPS-LONG' ? longText : mirroredText
  return Object.fromEntries(
    // A compiled message is its parts: words, or [value, format, choices].
    Object.entries(messages).map(([id, parts]) => [id, changeParts(parts, change) as typeof parts]),
  )
}

function changeParts(parts: unknown, change: (text: string) => string): unknown {
  if (typeof parts === 'string') return change(parts)
  if (!Array.isArray(parts)) return parts
  return parts.map((part: unknown) =>
    Array.isArray(part) ? changeValue(part, change) : change(String(part)),
  )
}

function changeValue(value: unknown[], change: (text: string) => string): unknown[] {
  const [name, format, choices] = value
  if (typeof choices !== 'object' || choices === null) return value
  const changed = Object.entries(choices).map(([key, parts]) => [
    key,
    typeof parts === 'number' ? parts : changeParts(parts, change),
  ])
  return [name, format, Object.fromEntries(changed)]
}
