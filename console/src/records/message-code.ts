/** What the server puts where a code was. */
const COVERED = '••••••'

/** The one-time code in a message; undefined when there is none. */
export function codeIn(text: string): string | undefined {
  return /(?<![\d+])\d{6}(?!\d)/.exec(text)?.[0]
}

/** Whether a code was taken out of a message. */
export function isCovered(text: string): boolean {
  return text.includes(COVERED)
}
