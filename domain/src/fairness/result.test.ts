import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { bytesOfHex, type Sha256 } from './bytes.ts'
import { drawDigits, uniformDigit, type ResultSource } from './result.ts'

const sha256: Sha256 = (data) => createHash('sha256').update(data).digest()
const secret = bytesOfHex('00112233445566778899aabbccddeeff'.repeat(2))
const beacon: ResultSource = {
  kind: 'beacon',
  round: 12_345_678,
  randomnessHex: 'ab'.repeat(32),
  rootHex: 'cd'.repeat(32),
}
const fallback: ResultSource = { kind: 'fallback' }

function draw(source: ResultSource, numero = '20260301-0001', gameId = 'SSC1') {
  return drawDigits({ sha256, secret, gameId, numero, source }, 5, 10)
}

describe('a result', () => {
  it.each<[string, ResultSource, string, number[]]>([
    ['beacon', beacon, '20260301-0001', [8, 4, 3, 2, 9]],
    ['beacon', beacon, '20260301-0002', [5, 4, 8, 7, 6]],
    ['fallback', fallback, '20260301-0001', [5, 9, 1, 1, 7]],
    ['fallback', fallback, '20260301-0002', [6, 9, 8, 7, 9]],
  ])('by %s is the known one (%#)', (_, source, numero, digits) => {
    expect(draw(source, numero)).toEqual(digits)
  })

  it('depends on the secret, the game, the numero, the round, its randomness and the tickets', () => {
    const wide = (source: ResultSource, change = {}) =>
      drawDigits({ sha256, secret, gameId: 'g', numero: 'n', source, ...change }, 40, 10).join('')
    const results = [
      wide(beacon),
      wide(beacon, { secret: secret.slice(1) }),
      wide(beacon, { gameId: 'h' }),
      wide(beacon, { numero: 'm' }),
      wide({ ...beacon, round: 1 }),
      wide({ ...beacon, randomnessHex: 'ac'.repeat(32) }),
      wide({ ...beacon, rootHex: 'ce'.repeat(32) }),
      wide(fallback),
    ]
    expect(new Set(results).size).toBe(results.length)
  })
})

/** How far the counts of values are from even; large is uneven. */
function chiSquare(values: readonly number[], cells: number): number {
  const counts = Array.from({ length: cells }, () => 0)
  for (const value of values) counts[value] = (counts[value] ?? 0) + 1
  const expected = values.length / cells
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)
}

describe('the sampler', () => {
  it.each([2, 3, 5, 6, 10, 11, 49, 80, 100, 255, 256])(
    'gives each of %i numbers exactly as often over all bytes',
    (base) => {
      const counts = Array.from({ length: base }, () => 0)
      const limit = Math.floor(256 / base) * base
      for (let byte = 0; byte < limit; byte++) {
        const digit = uniformDigit(() => byte, base)
        counts[digit] = (counts[digit] ?? 0) + 1
      }
      expect(new Set(counts).size).toBe(1)
      for (let byte = limit; byte < 256; byte++) {
        const stream = [byte, 0]
        expect(uniformDigit(() => stream.shift() ?? 255, base)).toBe(0)
        expect(stream).toEqual([])
      }
    },
  )

  it.each([0, 1, 257, 2.5, Number.NaN])('refuses base %d', (base) => {
    expect(() => uniformDigit(() => 0, base)).toThrow(RangeError)
  })

  it('draws digits, pairs and positions as evenly as chance has it (chi-square at 0.001)', () => {
    const digits: number[] = []
    for (let i = 0; i < 4000; i++) digits.push(...draw(beacon, `n${i}`))
    expect(chiSquare(digits, 10)).toBeLessThan(27.88)
    const pairs = digits.flatMap((digit, i) => (i % 2 ? [digit + 10 * (digits[i - 1] ?? 0)] : []))
    expect(chiSquare(pairs, 100)).toBeLessThan(148.23)
    for (let position = 0; position < 5; position++) {
      expect(
        chiSquare(
          digits.filter((_, i) => i % 5 === position),
          10,
        ),
      ).toBeLessThan(27.88)
    }
  })
})
