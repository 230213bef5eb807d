import { createHash, randomBytes, randomInt } from 'node:crypto'

/** The one source of chance: the operating system's generator. */
export type Random = { bytes(count: number): Buffer; below(n: number): number }

export const systemRandom: Random = {
  bytes: (count) => randomBytes(count),
  below: (n) => randomInt(n),
}

/** A credential of 256 bits, as text. */
export function newToken(random: Random): string {
  return random.bytes(32).toString('base64url')
}

/** What is stored of a credential. */
export function digestOf(text: string | Buffer): Buffer {
  return createHash('sha256').update(text).digest()
}
