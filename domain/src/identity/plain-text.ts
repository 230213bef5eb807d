/** Control characters, halves of characters, and what turns the direction of reading or hides between letters. */
const HIDDEN =
  /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u061c\u200b\u200e\u200f\u2060\u202a-\u202e\u2066-\u2069\ufeff]/u

/**
 * Whether a name or an address that people typed holds nothing but what they see: no line breaks (which forge
 * log lines and mail headers) and no marks that make one name look like another. Joiners stay: scripts need them.
 * @param text any text, the empty one included
 */
export function isPlainText(text: string): boolean {
  return !HIDDEN.test(text)
}

/**
 * The same text as everybody would write it: composed, without blanks at the ends, one blank between words.
 * @param text any text
 */
export function tidyText(text: string): string {
  return text.normalize('NFC').trim().replace(/\s+/gu, ' ')
}
