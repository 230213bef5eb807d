import { expect, test } from 'vitest'
import { sealWith } from '../../platform/seal.ts'
import { personDigests } from './person-digests.ts'

const seal = sealWith(Buffer.alloc(32, 7))
const digests = (name: string, idNumber = 'A1') =>
  personDigests(seal, { name, birthDate: '1990-04-05', idNumber })

test.each([
  ['accents', 'José Núñez', 'JOSE NUNEZ'],
  ['the order of names', 'Nguyen Van An', 'An Nguyen Van'],
  ['letters with a stroke', 'Đặng Thị Đào', 'Dang Thi Dao'],
  ['letters of the north', 'Søren Æbelø', 'Soren Aebelo'],
  ['a dotless i', 'Işık Yıldız', 'ISIK YILDIZ'],
  ['apostrophes', "Sean O'Brien", 'Sean O’Brien'],
  ['no apostrophe', "Sean O'Brien", 'Sean OBrien'],
  ['wide letters', 'Ａｎａ', 'Ana'],
])('[K-03] %s make no other person', (_what, one, other) => {
  expect(digests(one).name).toEqual(digests(other).name)
})

test('[K-03] another name, another day or another number is another person', () => {
  expect(digests('Ana Sol').name).not.toEqual(digests('Ana Mar').name)
  expect(digests('Ana', 'A1').number).not.toEqual(digests('Ana', 'A2').number)
  expect(digests('Ana', 'a-1').number).toEqual(digests('Ana', 'A1').number)
})
