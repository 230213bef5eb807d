import { formatMoney, parseMoney } from '@suerte/domain/money.ts'
import type { Reply } from '@suerte/contract/calls.ts'

export type SiteSettings = Reply<'GET /relay/console/settings'>['settings']
export const moneyKeys = [
  'depositMin',
  'depositMax',
  'withdrawMin',
  'withdrawMax',
  'twoPeopleAbove',
] as const
export type MoneyKey = (typeof moneyKeys)[number]

export type Change = {
  key: Exclude<keyof SiteSettings, 'whitelabel'> | 'flag'
  flag: string
  before: string
  after: string
}

const plainKeys = ['brand', 'maintenance', 'jackpot', ...moneyKeys] as const
const BRAND_MAX = 40
const BLOCKED_MAX = 200
const REGION_MAX = 60

/** What differs between two versions of the settings, in the order of the form. */
export function settingsChanges(before: SiteSettings, after: SiteSettings): Change[] {
  const plain = plainKeys.map((key) => ({
    key,
    flag: '',
    before: String(before[key]),
    after: String(after[key]),
  }))
  const regions = {
    key: 'regionBlocklist' as const,
    flag: '',
    before: before.regionBlocklist.join(', '),
    after: after.regionBlocklist.join(', '),
  }
  const flags = Object.keys({ ...before.whitelabel, ...after.whitelabel }).map((flag) => ({
    key: 'flag' as const,
    flag,
    before: String(before.whitelabel[flag] ?? false),
    after: String(after.whitelabel[flag] ?? false),
  }))
  return [...plain, regions, ...flags].filter((change) => change.before !== change.after)
}

/** Lines of a text field as the list of blocked regions: no blanks, nothing twice. */
export function regionsOf(text: string): string[] {
  const lines = text.split(/[\n,]/).map((line) => line.trim())
  return [...new Set(lines.filter((line) => line !== ''))]
}

/** Amounts as the shortest exact text, where they are amounts; else as they were typed. */
export function tidied(settings: SiteSettings): SiteSettings {
  const tidy = (text: string) => {
    const amount = parseMoney(text.trim())
    return amount === undefined ? text.trim() : formatMoney(amount)
  }
  return {
    ...settings,
    brand: settings.brand.trim(),
    depositMin: tidy(settings.depositMin),
    depositMax: tidy(settings.depositMax),
    withdrawMin: tidy(settings.withdrawMin),
    withdrawMax: tidy(settings.withdrawMax),
    twoPeopleAbove: tidy(settings.twoPeopleAbove),
  }
}

export type SettingsError = 'brand' | 'regions' | 'amount' | 'order'

/** What is wrong, by field; an empty object when all is well. */
export function settingsErrors(
  settings: SiteSettings,
): Partial<Record<'brand' | 'regionBlocklist' | MoneyKey, SettingsError>> {
  const errors: ReturnType<typeof settingsErrors> = {}
  const amounts = new Map(moneyKeys.map((key) => [key, parseMoney(settings[key].trim())]))
  const brand = settings.brand.trim()
  if (brand === '' || brand.length > BRAND_MAX) errors.brand = 'brand'
  const { regionBlocklist } = settings
  if (
    regionBlocklist.length > BLOCKED_MAX ||
    regionBlocklist.some((region) => region.length > REGION_MAX)
  )
    errors.regionBlocklist = 'regions'
  for (const [key, amount] of amounts)
    if (amount === undefined || amount < 0n) errors[key] = 'amount'
  for (const kind of ['deposit', 'withdraw'] as const) {
    const least = amounts.get(`${kind}Min`) ?? 0n
    const most = amounts.get(`${kind}Max`) ?? 0n
    if (!errors[`${kind}Min`] && !errors[`${kind}Max`] && least > most)
      errors[`${kind}Max`] = 'order'
  }
  return errors
}
