const LONGEST = 254

/** Something before an at sign and a domain with a dot after it; the code decides whether anybody reads there. */
export function looksLikeEmail(text: string): boolean {
  const plain = text.trim()
  return plain.length <= LONGEST && /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/u.test(plain)
}
