import { expect, test } from 'vitest'
import { ageOn } from './age.ts'

test.each([
  ['2000-06-15', '2018-06-14', 17],
  ['2000-06-15', '2018-06-15', 18],
  ['2000-06-15', '2018-07-01', 18],
  ['2000-06-15', '2018-05-30', 17],
  ['2000-02-29', '2018-02-28', 17],
  ['2000-02-29', '2018-03-01', 18],
  ['2030-01-01', '2018-01-01', -12],
])('[K-02] who was born on %s is on %s %i years old', (birthDate, today, age) => {
  expect(ageOn(birthDate, today)).toBe(age)
})
