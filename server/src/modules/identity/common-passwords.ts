import { createHash } from 'node:crypto'

/**
 * A Bloom filter over words: 4 bytes of length in bits (big endian), then the bits. Each word sets
 * `HASHES` bits, cut from its SHA-256. A word of the list is always found; another one is found by chance
 * about once in 200,000.
 */
const HASHES = 7
const HEAD = 4
const BITS_PER_WORD = 34

function* bitsOf(word: string, size: number): Generator<number> {
  const digest = createHash('sha256').update(word).digest()
  for (let hash = 0; hash < HASHES; hash++) yield digest.readUInt32BE(hash * 4) % size
}

/** Makes the filter of a list of words. */
export function makeFilter(words: readonly string[]): Uint8Array {
  const size = Math.ceil((words.length * BITS_PER_WORD) / 8) * 8
  const filter = new Uint8Array(HEAD + size / 8)
  new DataView(filter.buffer).setUint32(0, size)
  for (const word of words)
    for (const bit of bitsOf(word, size)) {
      const at = HEAD + (bit >> 3)
      filter[at] = (filter[at] ?? 0) | (1 << (bit & 7))
    }
  return filter
}

export function isInFilter(filter: Uint8Array, word: string): boolean {
  const size = new DataView(filter.buffer, filter.byteOffset).getUint32(0)
  for (const bit of bitsOf(word, size))
    if (((filter[HEAD + (bit >> 3)] ?? 0) & (1 << (bit & 7))) === 0) return false
  return true
}

const looksLike: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'l',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
}

/**
 * What is left of a password when its usual disguises are taken off: capitals, up to twelve digits or
 * signs at either end, digits for letters, blanks between letters, and a word said several times over.
 */
export function reducedForms(password: string): string[] {
  const plain = password.normalize('NFKC').toLowerCase()
  const forms = new Set<string>()
  for (const text of [plain, plain.replace(/[\s._-]+/g, '')]) {
    const bare = text.replace(/^[^\p{L}]{1,12}(?=\p{L})|(?<=\p{L})[^\p{L}]{1,12}$/gu, '')
    for (const form of [text, bare]) {
      forms.add(form)
      forms.add(form.replace(/[01345$7@!]/g, (sign) => looksLike[sign] ?? sign))
    }
  }
  for (const form of Array.from(forms)) forms.add(unitOf(form))
  forms.delete('')
  return Array.from(forms)
}

/** The shortest text whose repetition (the last time perhaps cut) gives the whole. */
function unitOf(text: string): string {
  for (let length = 1; length <= text.length / 2; length++)
    if (
      text ===
      text
        .slice(0, length)
        .repeat(Math.ceil(text.length / length))
        .slice(0, text.length)
    )
      return text.slice(0, length)
  return text
}
