import { describe, expect, it } from 'vitest'
import { findCountries, mobileOf, namedCountries, recipientOf } from './mobile.ts'

const countries = [
  { country: 'TR', countryDialingCode: '90', digitsMax: 10 },
  { country: 'PH', countryDialingCode: '63', digitsMax: 10 },
  { country: 'ES', countryDialingCode: '34', digitsMax: 9 },
]

describe('[LOGIN-04] the dialing-code picker', () => {
  it('names countries in the reader’s language and puts them in its order', () => {
    expect(namedCountries(countries, 'en').map(({ name }) => name)).toEqual([
      'Philippines',
      'Spain',
      'Türkiye',
    ])
    expect(namedCountries(countries, 'es').map(({ name }) => name)).toContain('España')
  })

  it('finds a country by a part of its name, without its accents, by its code and by its sign', () => {
    const named = namedCountries(countries, 'es')
    const found = (text: string) => findCountries(named, text).map(({ country }) => country)
    expect(found('espan')).toEqual(['ES'])
    expect(found('+6')).toEqual(['PH'])
    expect(found('90')).toEqual(['TR'])
    expect(found('tr')).toContain('TR')
    expect(found('atlantis')).toEqual([])
    expect(found('  ')).toHaveLength(3)
  })
})

it('writes a number as one text and reads it back', () => {
  const mobile = { countryDialingCode: '63', mobileNum: '0917 123 4567' }
  expect(mobileOf(recipientOf(mobile))).toEqual(mobile)
  expect(recipientOf({ countryDialingCode: '', mobileNum: '0917' })).toBe('')
  expect(recipientOf({ countryDialingCode: '63', mobileNum: ' ' })).toBe('')
  expect(mobileOf('someone@example.org')).toBeUndefined()
})
