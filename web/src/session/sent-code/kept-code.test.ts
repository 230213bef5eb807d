import { describe, expect, it } from 'vitest'
import { cleanCode, readKept, secondsLeft } from './kept-code.ts'

const code = { recipient: '63 9171234567', requestId: 'r'.repeat(32), expirationTime: 10_000 }

describe('[LOGIN-05] a code on its way', () => {
  it('is taken up again after a reload while it is good', () => {
    expect(readKept(JSON.stringify(code), 9_999)).toEqual(code)
  })

  it('is forgotten when its time is over, and when the storage holds something else', () => {
    expect(readKept(JSON.stringify(code), 10_000)).toBeUndefined()
    expect(readKept('not json', 0)).toBeUndefined()
    expect(readKept(null, 0)).toBeUndefined()
  })

  it('counts down in whole seconds and ends at nought', () => {
    expect([0, 1, 1000, 1001, 300_000].map((ms) => secondsLeft(ms + 500, 500))).toEqual([
      0, 1, 1, 2, 300,
    ])
    expect(secondsLeft(0, 5000)).toBe(0)
  })

  it('loses the blanks and dashes that people paste, and what is more than ten', () => {
    expect(cleanCode(' 123 456\n', 10)).toBe('123456')
    expect(cleanCode('123-456', 10)).toBe('123456')
    expect(cleanCode('12 34 56 78 90 12', 10)).toBe('1234567890')
  })
})
