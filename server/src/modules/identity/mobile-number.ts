import {
  getCountryCallingCode,
  isSupportedCountry,
  Metadata,
  parsePhoneNumberFromString,
  type CountryCode,
} from 'libphonenumber-js/mobile'
import type { Ctx } from '../../platform/context.ts'

function openCountries(ctx: Ctx): CountryCode[] {
  return ctx.settings
    .current()
    .site.countries.filter((country): country is CountryCode => isSupportedCountry(country))
}

/**
 * A mobile number as its E.164 digits without the plus sign; undefined when it is none of a country that
 * the site takes.
 */
export function readMobile(
  ctx: Ctx,
  countryDialingCode: string,
  mobileNum: string,
): string | undefined {
  const countries = openCountries(ctx).filter(
    (country) => getCountryCallingCode(country) === countryDialingCode,
  )
  for (const country of countries) {
    const number = parsePhoneNumberFromString(mobileNum, {
      defaultCountry: country,
      extract: false,
    })
    if (number?.isValid() && number.country === country) return number.number.slice(1)
  }
  return undefined
}

/** A number in international form (+63 917 …), of any country, as E.164 digits. */
export function readAnyMobile(text: string): string | undefined {
  const number = parsePhoneNumberFromString(text, { extract: false })
  return number?.isValid() ? number.number.slice(1) : undefined
}

/** Digits of a number for its owner's eyes: all but the last four are covered. */
export function coveredMobile(mobile: string | null): string {
  return mobile ? `•••• ${mobile.slice(-4)}` : ''
}

/** The plan of one kind of number, which the library has and its types leave out. */
type ByKind = { type(kind: 'MOBILE'): { possibleLengths(): number[] } | undefined }

/** Digits that a mobile number of a country can have. */
function mobileLengths(plan: object | undefined): number[] {
  // see ByKind
  return plan ? ((plan as ByKind).type('MOBILE')?.possibleLengths() ?? []) : []
}

/** The countries whose numbers are taken, with the most digits that a number there can have. */
export async function listCountries(ctx: Ctx) {
  const countries = openCountries(ctx).map((country) => {
    const metadata = new Metadata()
    metadata.selectNumberingPlan(country)
    const lengths = mobileLengths(metadata.numberingPlan)
    return {
      country,
      countryDialingCode: getCountryCallingCode(country),
      digitsMax: Math.max(4, ...lengths),
    }
  })
  return { countries, country: countries[0]?.country ?? '' }
}
