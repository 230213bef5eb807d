import { getCountries } from 'libphonenumber-js/min'
import { expect, test } from 'vitest'
import { countryCodes } from './country-codes.ts'
import { findCountries } from './country-names.ts'

test('the countries to choose from are those whose numbers can be read', () => {
  expect([...countryCodes].toSorted()).toEqual([...getCountries()].toSorted())
})

test('a country is found by a part of its name, without accents, or by its code', () => {
  expect(findCountries('turk', [])).toContain('TR')
  expect(findCountries('cote', [])).toContain('CI')
  expect(findCountries('ph', [])).toContain('PH')
  expect(findCountries('turk', ['TR'])).not.toContain('TR')
})
