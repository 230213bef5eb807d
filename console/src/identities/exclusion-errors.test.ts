import { expect, test } from 'vitest'
import { exclusionErrors } from './exclusion-errors.ts'

test('a person on the list needs a name and a day of birth, and the desk a reason', () => {
  const person = { name: 'Ana Luz', birthDate: '1990-02-28', reason: 'asked for it' }
  expect(exclusionErrors(person)).toEqual({})
  expect(exclusionErrors({ name: ' A ', birthDate: '28.2.1990', reason: 'x ' })).toEqual({
    name: 'name',
    birthDate: 'birthDate',
    reason: 'reason',
  })
})
