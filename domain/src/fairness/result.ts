import { asciiBytes, hmacSha256, type Sha256 } from './bytes.ts'

/** What a result is made of besides the secret. Hex is lower-case. */
export type ResultSource =
  | { kind: 'beacon'; round: number; randomnessHex: string; rootHex: string }
  | { kind: 'fallback' }

export type ResultInput = {
  sha256: Sha256
  secret: Uint8Array
  gameId: string
  numero: string
  source: ResultSource
}

/**
 * The drawn digits: `count` numbers of 0 to `base - 1`, each as likely, from the secret and the
 * source alone. `base` is 2 to 256.
 */
export function drawDigits(input: ResultInput, count: number, base: number): number[] {
  const next = resultBytes(input)
  return Array.from({ length: count }, () => uniformDigit(next, base))
}

/**
 * One number of 0 to `base - 1` from bytes. Bytes at or above the largest multiple of the base are
 * thrown away, so that no number is likelier than another. Throws RangeError on a wrong base.
 */
export function uniformDigit(nextByte: () => number, base: number): number {
  if (!Number.isInteger(base) || base < 2 || base > 256) throw new RangeError('base is 2 to 256')
  const limit = 256 - (256 % base)
  for (;;) {
    const byte = nextByte()
    if (byte < limit) return byte % base
  }
}

/** HMAC blocks keyed by the secret, one after the other, as a stream of bytes. */
function resultBytes(input: ResultInput): () => number {
  const { sha256, secret, gameId, numero, source } = input
  const prefix = `suerte-result-v1|${gameId}|${numero}|${sourceText(source)}|`
  let counter = 0
  let block = new Uint8Array(0)
  let at = 0
  return () => {
    if (at === block.length) {
      block = new Uint8Array(hmacSha256(sha256, secret, asciiBytes(`${prefix}${counter}`)))
      counter += 1
      at = 0
    }
    const byte = block[at] ?? 0
    at += 1
    return byte
  }
}

function sourceText(source: ResultSource): string {
  if (source.kind === 'fallback') return 'fallback'
  return `beacon|${source.round}|${source.randomnessHex}|${source.rootHex}`
}
