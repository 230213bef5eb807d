import type { Seal } from '../../platform/seal.ts'

/** Letters that no accent can be taken off, as they are written where there are none. */
const plainLetters: Readonly<Record<string, string>> = {
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ı: 'i',
  ł: 'l',
  ø: 'o',
  ŧ: 't',
  æ: 'ae',
  œ: 'oe',
  ß: 'ss',
  þ: 'th',
}

/** Letters and digits of a name in small letters, without accents, the words in order: how twins are found. */
function plainName(name: string): string {
  const words = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['\u2018\u2019\u02bc`]/g, '')
    .replace(/\P{ASCII}/gu, (letter) => plainLetters[letter] ?? letter)
    .match(/[\p{L}\p{N}]+/gu)
  return [...(words ?? [])].sort().join(' ')
}

/** Letters and digits of a document number, capitals. */
export function plainNumber(number: string): string {
  return number
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
}

/** Digests of who somebody is: equal for equal people, and unreadable. */
export function personDigests(
  seal: Seal,
  person: { name: string; birthDate: string; idNumber: string },
) {
  const number = plainNumber(person.idNumber)
  return {
    number: seal.digest(`person-number:${number}`),
    name: seal.digest(`person-name:${plainName(person.name)}:${person.birthDate}`),
  }
}
