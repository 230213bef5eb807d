import { countryCodes } from './country-codes.ts'

const names = new Intl.DisplayNames('en', { type: 'region' })
const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** The English name of a country. */
export function countryName(code: string): string {
  return names.of(code) ?? code
}

/** The countries that were not chosen and whose name or code has the text, by name; accents do not count. */
export function findCountries(text: string, chosen: readonly string[]): string[] {
  const wanted = plain(text.trim())
  return countryCodes
    .filter((code) => !chosen.includes(code))
    .map((code) => ({ code, name: countryName(code) }))
    .filter(({ code, name }) => plain(name).includes(wanted) || code.toLowerCase() === wanted)
    .sort((a, b) => a.name.localeCompare(b.name))
    .map(({ code }) => code)
}
