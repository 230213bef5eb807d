/** A mobile number as it is typed, and the calling code of its country without the plus sign. */
export type Mobile = { countryDialingCode: string; mobileNum: string }

export type Country = { country: string; countryDialingCode: string; digitsMax: number }
export type NamedCountry = Country & { name: string }

/** The number as one text, to remember whom a code went to; '' while it is not whole. */
export function recipientOf({ countryDialingCode, mobileNum }: Mobile): string {
  const digits = mobileNum.trim()
  return countryDialingCode && digits ? `${countryDialingCode} ${digits}` : ''
}

export function mobileOf(recipient: string): Mobile | undefined {
  const [, countryDialingCode = '', mobileNum = ''] = /^(\d{1,4}) (.+)$/.exec(recipient) ?? []
  return mobileNum ? { countryDialingCode, mobileNum } : undefined
}

/** Countries by their names in the reader's language, in its order. */
export function namedCountries(countries: readonly Country[], locale: string): NamedCountry[] {
  const names = new Intl.DisplayNames([locale], { type: 'region', fallback: 'code' })
  const order = new Intl.Collator(locale)
  return countries
    .map((one) => ({ ...one, name: names.of(one.country) ?? one.country }))
    .sort((a, b) => order.compare(a.name, b.name))
}

/** The countries that a search means: by a part of the name, with or without its accents, or by the code. */
export function findCountries(countries: readonly NamedCountry[], text: string): NamedCountry[] {
  const wanted = plain(text).replace(/^\+/, '')
  if (wanted === '') return [...countries]
  return countries.filter(
    ({ name, country, countryDialingCode }) =>
      plain(name).includes(wanted) ||
      country.toLowerCase() === wanted ||
      countryDialingCode.startsWith(wanted),
  )
}

function plain(text: string): string {
  return text.trim().toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')
}
