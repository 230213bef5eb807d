/** Bytes, and the hash functions made of the one hash that arrives as an argument. */

export type Sha256 = (data: Uint8Array) => Uint8Array

const HEX = /^(?:[0-9a-f]{2})*$/
const BLOCK_BYTES = 64

/** Lower-case hex of bytes. */
export function hexOf(bytes: Uint8Array): string {
  let hex = ''
  for (const byte of bytes) hex += byte.toString(16).padStart(2, '0')
  return hex
}

/** Bytes of lower-case hex; throws RangeError on anything else. */
export function bytesOfHex(hex: string): Uint8Array {
  if (!HEX.test(hex)) throw new RangeError('not lower-case hex')
  const bytes = new Uint8Array(hex.length / 2)
  for (let i = 0; i < bytes.length; i++) bytes[i] = Number.parseInt(hex.slice(i * 2, i * 2 + 2), 16)
  return bytes
}

/** Bytes of an ASCII text; throws RangeError on a character outside ASCII. */
export function asciiBytes(text: string): Uint8Array {
  const bytes = new Uint8Array(text.length)
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i)
    if (code > 127) throw new RangeError('not an ASCII text')
    bytes[i] = code
  }
  return bytes
}

/** The parts one after the other. */
export function concatBytes(parts: readonly Uint8Array[]): Uint8Array {
  const joined = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0))
  let at = 0
  for (const part of parts) {
    joined.set(part, at)
    at += part.length
  }
  return joined
}

/** Big-endian bytes of a whole number that is not negative; throws RangeError when it does not fit. */
export function bigEndian(value: bigint, length: number): Uint8Array {
  if (value < 0n || value >> BigInt(length * 8) !== 0n) throw new RangeError('does not fit')
  const bytes = new Uint8Array(length)
  let rest = value
  for (let i = length - 1; i >= 0 && rest > 0n; i--) {
    bytes[i] = Number(rest & 255n)
    rest >>= 8n
  }
  return bytes
}

/** HMAC-SHA256 (RFC 2104) of a message. */
export function hmacSha256(sha256: Sha256, key: Uint8Array, message: Uint8Array): Uint8Array {
  const short = key.length > BLOCK_BYTES ? sha256(key) : key
  const inner = new Uint8Array(BLOCK_BYTES).fill(0x36)
  const outer = new Uint8Array(BLOCK_BYTES).fill(0x5c)
  short.forEach((byte, i) => {
    inner[i] = byte ^ 0x36
    outer[i] = byte ^ 0x5c
  })
  return sha256(concatBytes([outer, sha256(concatBytes([inner, message]))]))
}
