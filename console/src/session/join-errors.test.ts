import { expect, test } from 'vitest'
import { joinErrors } from './join-errors.ts'

test('a good name, twelve signs and six digits are right', () => {
  expect(joinErrors({ username: 'ana.b', password: 'a'.repeat(12), code: '012345' })).toEqual({
    username: false,
    password: false,
    code: false,
  })
})

test.each([
  ['username', { username: 'Ana', password: 'a'.repeat(12), code: '012345' }],
  ['username', { username: 'ab', password: 'a'.repeat(12), code: '012345' }],
  ['password', { username: 'ana', password: 'a'.repeat(11), code: '012345' }],
  ['code', { username: 'ana', password: 'a'.repeat(12), code: '12345' }],
  ['code', { username: 'ana', password: 'a'.repeat(12), code: '12345x' }],
] as const)('a wrong %s is told', (field, join) => {
  expect(joinErrors(join)).toEqual({ username: false, password: false, code: false, [field]: true })
})
