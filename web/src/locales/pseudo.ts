import type { Messages } from '@lingui/core'

const plain = 'aeiouyncsAEIOUYNCS'
const accented = 'áéíóúýñçšÁÉÍÓÚÝÑÇŠ'
const RTL_OPEN = '\u202e'
const RTL_CLOSE = '\u202c'

/** In a plural form, the place of the number. */
const NUMBER = '#'

function isWords(text: string): boolean {
  return text.trim() !== '' && text !== NUMBER
}

/** Accents on every letter that has one, and a tail a third as long: what a wordy language needs. */
export function longText(text: string): string {
  if (!isWords(text)) return text
  const marked = Array.from(text, (letter) => accented[plain.indexOf(letter)] ?? letter).join('')
  const tail = '~'.repeat(Math.ceil(text.trim().length / 3))
  return marked + tail.replace(/~{7}(?=~)/g, '$& ')
}

/** Latin letters that run from right to left. */
export function rtlText(text: string): string {
  return isWords(text) ? `${RTL_OPEN}${text}${RTL_CLOSE}` : text
}

/** A test language made from the English catalogue; values and plural forms keep their places. */
export function pseudoMessages(messages: Messages, code: string): Messages {
  const change = code === 'QPS-RTL' ? rtlText : longText
  return Object.fromEntries(
    // Text changes into text and a list of parts into a list of parts.
    Object.entries(messages).map(([id, message]) => [
      id,
      changed(message, change) as typeof message,
    ]),
  )
}

/** A compiled message is text or a list of parts; a part is text or [value's name, kind, forms by key]. */
function changed(part: unknown, change: (text: string) => string): unknown {
  if (typeof part === 'string') return change(part)
  if (!Array.isArray(part)) return part
  return part.map((piece: unknown) => {
    if (!Array.isArray(piece)) return changed(piece, change)
    const [name, kind, forms]: unknown[] = piece
    if (typeof forms !== 'object' || forms === null) return piece
    const shown = Object.entries(forms).map(([form, text]) => [form, changed(text, change)])
    return [name, kind, Object.fromEntries(shown)]
  })
}
