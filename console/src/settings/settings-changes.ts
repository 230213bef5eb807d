import type { Reply } from '@suerte/contract/calls.ts'
import { formatMoney, parseMoney } from '@suerte/domain/money.ts'
import { inOrder } from './order-moves.ts'
import { ruleChanges, ruleErrors, type RuleChange } from './rule-set.ts'

export type SiteSettings = Reply<'GET /relay/console/settings'>['settings']
export const moneyKeys = [
  'depositMin',
  'depositMax',
  'withdrawMin',
  'withdrawMax',
  'twoPeopleAbove',
] as const
export type MoneyKey = (typeof moneyKeys)[number]

/** Whole numbers and what they may be, as the contract has them. */
export const numberRanges = {
  ageMin: { least: 18, most: 30 },
  trialIdleHours: { least: 1, most: 720 },
  smsPerDay: { least: 0, most: 1_000_000 },
} as const
export type NumberKey = keyof typeof numberRanges
export const numberKeys = ['ageMin', 'trialIdleHours', 'smsPerDay'] as const

const plainKeys = ['brand', 'maintenance', 'jackpot', ...moneyKeys] as const
const accountKeys = ['trialGrant', 'identityCheck', ...numberKeys] as const
const layoutKeys = ['mem_cen'] as const
export type SettingKey =
  | (typeof plainKeys)[number]
  | (typeof accountKeys)[number]
  | (typeof layoutKeys)[number]
  | 'regionBlocklist'
  | 'countries'

export type Change = { before: string; after: string } & (
  | { kind: 'setting'; key: SettingKey }
  | { kind: 'flag'; flag: string }
  | ({ kind: 'rule' } & RuleChange)
)

const BRAND_MAX = 40
const BLOCKED_MAX = 200
const REGION_MAX = 60

/** What differs between two versions of the settings, in the order of the form. */
export function settingsChanges(before: SiteSettings, after: SiteSettings): Change[] {
  const setting = (key: SettingKey, text: (settings: SiteSettings) => string): Change => ({
    kind: 'setting',
    key,
    before: text(before),
    after: text(after),
  })
  const flags = Object.keys({ ...before.whitelabel, ...after.whitelabel }).map((flag): Change => ({
    kind: 'flag',
    flag,
    before: String(before.whitelabel[flag] ?? false),
    after: String(after.whitelabel[flag] ?? false),
  }))
  const rules = ruleChanges(inOrder(before.register), inOrder(after.register)).map(
    (change): Change => ({ kind: 'rule', ...change }),
  )
  return [
    ...plainKeys.map((key) => setting(key, (settings) => String(settings[key]))),
    setting('regionBlocklist', (settings) => settings.regionBlocklist.join(', ')),
    ...layoutKeys.map((key) => setting(key, (settings) => String(settings.mobileTemplate[key]))),
    ...flags,
    ...rules,
    ...accountKeys.map((key) => setting(key, (settings) => String(settings[key]))),
    setting('countries', (settings) => settings.countries.join(', ')),
  ].filter((change) => change.before !== change.after)
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
    trialGrant: tidy(settings.trialGrant),
    register: inOrder(settings.register),
  }
}

export type SettingsError =
  | 'brand'
  | 'regions'
  | 'amount'
  | 'order'
  | 'range'
  | 'countries'
  | 'register'
  | 'refused'
export type ErrorKey =
  | 'brand'
  | 'regionBlocklist'
  | 'trialGrant'
  | 'countries'
  | 'register'
  | MoneyKey
  | NumberKey
export type SettingsErrors = Partial<Record<ErrorKey, SettingsError>>

/** What is wrong, by field; an empty object when all is well. */
export function settingsErrors(settings: SiteSettings): SettingsErrors {
  const errors: SettingsErrors = {}
  const brand = settings.brand.trim()
  if (brand === '' || brand.length > BRAND_MAX) errors.brand = 'brand'
  const { regionBlocklist } = settings
  if (
    regionBlocklist.length > BLOCKED_MAX ||
    regionBlocklist.some((region) => region.length > REGION_MAX)
  )
    errors.regionBlocklist = 'regions'
  Object.assign(errors, amountErrors(settings))
  if (Object.keys(ruleErrors(settings.register)).length > 0) errors.register = 'register'
  for (const key of numberKeys) {
    const { least, most } = numberRanges[key]
    if (!(settings[key] >= least && settings[key] <= most)) errors[key] = 'range'
  }
  if (settings.countries.length === 0) errors.countries = 'countries'
  return errors
}

function amountErrors(settings: SiteSettings): SettingsErrors {
  const errors: SettingsErrors = {}
  const keys = [...moneyKeys, 'trialGrant'] as const
  const amounts = new Map(keys.map((key) => [key, parseMoney(settings[key].trim())]))
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
