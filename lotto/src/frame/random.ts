import type { RandomInt } from '@suerte/domain/lottery/random-selection.ts'

const RANGE = 2 ** 32

/**
 * Whole numbers below a bound, each as likely: numbers of the last, incomplete round are drawn anew.
 * `draw` gives 32 random bits.
 */
export function createRandomInt(draw: () => number): RandomInt {
  return (below) => {
    const limit = RANGE - (RANGE % below)
    for (;;) {
      const value = draw()
      if (value < limit) return value % below
    }
  }
}

export const randomInt = createRandomInt(() => crypto.getRandomValues(new Uint32Array(1))[0] ?? 0)

/** A key for one intention to pay (UUID v4); works on plain http too, where randomUUID does not. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
