import { createHash, createHmac } from 'node:crypto'
import { assert, bigInt, property, uint8Array } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { asciiBytes, bigEndian, bytesOfHex, hexOf, hmacSha256, type Sha256 } from './bytes.ts'

const sha256: Sha256 = (data) => createHash('sha256').update(data).digest()

describe('HMAC-SHA256', () => {
  it.each([
    [
      '0b'.repeat(20),
      '4869205468657265',
      'b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7',
    ],
    [
      '4a656665',
      '7768617420646f2079612077616e7420666f72206e6f7468696e673f',
      '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843',
    ],
    [
      'aa'.repeat(20),
      'dd'.repeat(50),
      '773ea91e36800e46854db8ebd09181a72959098b3ef8c122d9635514ced565fe',
    ],
    [
      'aa'.repeat(131),
      '54657374205573696e67204c6172676572205468616e20426c6f636b2d53697a65204b6579202d2048617368204b6579204669727374',
      '60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54',
    ],
  ])('gives the vector of RFC 4231 for key %s', (key, message, expected) => {
    expect(hexOf(hmacSha256(sha256, bytesOfHex(key), bytesOfHex(message)))).toBe(expected)
  })

  it('agrees with another implementation on keys and messages of any length', () => {
    assert(
      property(uint8Array({ maxLength: 200 }), uint8Array({ maxLength: 200 }), (key, message) => {
        const expected = createHmac('sha256', key).update(message).digest('hex')
        expect(hexOf(hmacSha256(sha256, key, message))).toBe(expected)
      }),
    )
  })
})

describe('bytes', () => {
  it('hex reads back what it writes', () => {
    assert(
      property(uint8Array(), (bytes) => {
        expect(bytesOfHex(hexOf(bytes))).toEqual(bytes)
      }),
    )
  })

  it.each(['0', 'zz', 'AA', '0x', ' 00'])('hex refuses %j', (text) => {
    expect(() => bytesOfHex(text)).toThrow(RangeError)
  })

  it('numbers are written big-endian, and refused when they do not fit', () => {
    const below = bigInt({ min: 0n, max: 2n ** 128n - 1n })
    assert(
      property(below, (value) => {
        expect(BigInt(`0x${hexOf(bigEndian(value, 16))}`)).toBe(value)
      }),
    )
    expect(() => bigEndian(256n, 1)).toThrow(RangeError)
    expect(() => bigEndian(-1n, 1)).toThrow(RangeError)
  })

  it('texts outside ASCII are refused', () => {
    expect(hexOf(asciiBytes('a|~'))).toBe('617c7e')
    expect(() => asciiBytes('é')).toThrow(RangeError)
  })
})
