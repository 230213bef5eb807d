import { readFile } from 'node:fs/promises'
import { isInFilter, reducedForms } from '@suerte/server/modules/identity/common-passwords.ts'
import { dictionary } from '@zxcvbn-ts/language-common'
import { beforeAll, describe, expect, test } from 'vitest'

let filter: Uint8Array
beforeAll(async () => {
  const file = new URL('../server/src/modules/identity/common-passwords.bin', import.meta.url)
  filter = await readFile(file)
})
const isCommon = (password: string) =>
  reducedForms(password).some((form) => isInFilter(filter, form))
const words = dictionary['passwords-common'].map(String).slice(0, 3_000)
const LEAST = 15

/** Ways in which people make a short common word long enough. */
const disguises: [string, (word: string) => string][] = [
  ['as it stands', (word) => word],
  ['in capitals', (word) => word.toUpperCase()],
  ['with the year', (word) => `${word}2026`],
  ['with signs around it', (word) => `!!${word}!!`],
  ['said until it is long enough', (word) => word.repeat(Math.ceil(LEAST / word.length))],
]

describe('[S-01] the list of passwords that thieves try first', () => {
  test.each(disguises)('knows the 3,000 most common words %s', (_name, disguise) => {
    const missed = words
      // a word of digits alone has nothing left when digits are taken off its end
      .filter((word) => /\p{L}/u.test(word))
      .filter((word) => !isCommon(disguise(word)))
    expect(missed).toEqual([])
  })

  test.each([
    'passwordpassword',
    'P@ssw0rd P@ssw0rd',
    'qwertyuiopasdfgh',
    'aaaaaaaaaaaaaaaa',
    'Liverpool!!2024',
    '1234567890123456',
  ])('knows %s', (password) => {
    expect(isCommon(password)).toBe(true)
  })

  test('lets phrases through: at most one of a thousand is taken for a common one by chance', () => {
    const plain = dictionary['diceware-common'].map(String)
    const phrase = (n: number) =>
      [1, 7, 31].map((step) => plain[(n * step * 7_919) % plain.length]).join(' ')
    let refused = 0
    for (let n = 1; n <= 20_000; n++) if (isCommon(phrase(n))) refused++
    expect(refused).toBeLessThanOrEqual(20)
  })
})
