/** What is not JSON, or holds text that no database can keep as it came. */
export const UNREADABLE = Symbol('unreadable')

const HALF_A_CHARACTER = /\\ud[89a-f]/i

/**
 * Reads JSON from outside. An escape can write half a character; stored, it would come back as another one,
 * and what was signed or hashed before would not fit any more. Such text is refused.
 */
export function readJson(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text)
    return HALF_A_CHARACTER.test(text) && !wellFormed(value) ? UNREADABLE : value
  } catch {
    return UNREADABLE
  }
}

function wellFormed(value: unknown): boolean {
  if (typeof value === 'string') return value.isWellFormed()
  if (typeof value !== 'object' || value === null) return true
  return Object.entries(value).every(([key, inner]) => key.isWellFormed() && wellFormed(inner))
}
