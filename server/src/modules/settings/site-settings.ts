import type { FieldRule } from '@suerte/domain/identity/fields.ts'
import { ruleSetProblem, type RegisterField } from '@suerte/domain/identity/register-form.ts'
import { FIELD_MAX } from '@suerte/contract/account.ts'
import { parseMoney } from '@suerte/domain/money.ts'
import { isSupportedCountry } from 'libphonenumber-js/min'
import isSafe from 'safe-regex2'
import type { Db } from '../../platform/db.ts'
import { defaultProviders, type ProviderSettings } from './provider-settings.ts'
import { loadSetting, newestDocuments } from './queries.ts'

/** What an operator may change without a release. Amounts are decimal strings, as on the wire. */
export type SiteSettings = {
  brand: string
  maintenance: boolean
  /** Addresses, CIDR-less prefixes such as '203.0.113.', that get the region page. */
  regionBlocklist: string[]
  whitelabel: Record<string, boolean>
  depositMin: string
  depositMax: string
  withdrawMin: string
  withdrawMax: string
  twoPeopleAbove: string
  jackpot: 'counter' | 'off'
  /** The registration form, field by field. */
  register: FieldRule[]
  ageMin: number
  mobileTemplate: { mem_cen: number; dep_func: number }
  /** ISO codes of the countries whose mobile numbers are taken; the first is offered first. */
  countries: string[]
  trialGrant: string
  /** Trial accounts that nobody used for so long are removed. */
  trialIdleHours: number
  /** Whether an operator must have checked who a member is before play. */
  identityCheck: boolean
  /** Most SMS the whole site sends in a day. */
  smsPerDay: number
}
export type FixedSettings = {
  merchantCode: string
  trialMerchantCode: string
  languages: string[]
  banks: { code: string; name: string }[]
  payTo: { label: string; value: string }[]
  currency: {
    code: string
    symbol: string
    locale: string
    decimal: string
    group: string
    pattern: string
  }
  links: { resourceType: string; url: string; labelNameEn: string }[]
  sessionIdleMs: number
  sessionMaxMs: number
  /** What the steps of the jackpot counter follow from. */
  jackpotSeed: number
}
export type Settings = {
  site: SiteSettings
  fixed: FixedSettings
  providers: ProviderSettings
  /** Versions of the documents in force; '' where there is none. */
  documents: { terms: string; privacy: string; funds: string }
}

const MINUTE = 60_000
const field = (name: RegisterField, order: number, more: Partial<FieldRule> = {}): FieldRule => ({
  field: name,
  enabled: true,
  required: true,
  maxLength: 20,
  regExp: '',
  order,
  ...more,
})
const off = (name: RegisterField, order: number, more: Partial<FieldRule> = {}): FieldRule =>
  field(name, order, { enabled: false, required: false, maxLength: 60, ...more })

/** Any characters, no composition rules: length is what counts (NIST SP 800-63B-4, 3.1.1.2). */
const PASSWORD = '[\\s\\S]{15,128}'

export const defaultRegister: FieldRule[] = [
  field('username', 1, { regExp: '[a-z][a-z0-9]{3,15}', maxLength: 16 }),
  off('mobileNum', 2, { maxLength: 20, regExp: '[\\d ()-]{4,20}' }),
  field('password', 3, { regExp: PASSWORD, maxLength: 128 }),
  field('confirmPassword', 4, { maxLength: 128 }),
  field('nickname', 5, { required: false, maxLength: 20 }),
  off('payeeName', 6),
  off('email', 7, { maxLength: 120, regExp: '[^@\\s]+@[^@\\s]+\\.[^@\\s.]+' }),
  off('paymentPassword', 8, { maxLength: 6, regExp: '\\d{6}' }),
  off('idNumber', 9, { maxLength: 40 }),
  off('qqNum', 10, { maxLength: 15, regExp: '\\d{5,15}' }),
  off('facebook', 11),
  off('wechat', 12),
  off('line', 13),
  off('whatsapp', 14),
  off('zalo', 15),
  field('affiliateCode', 16, { required: false, maxLength: 20 }),
]

export const defaultSite: SiteSettings = {
  brand: 'Suerte',
  maintenance: false,
  regionBlocklist: [],
  whitelabel: {
    USERNAMEREG3: true,
    MOBILENUMREG3: false,
    REGMOBVERF3: false,
    MOBILENUMPASSREG3: false,
    MOBILEVERCODELOGIN3: false,
    FACEBOOKLOGIN3: false,
    GOOGLELOGIN3: false,
    CBS3: false,
    PROMOTIONS: false,
    REWCEN3: false,
    TRANSBETREPMEM3: true,
    CAPTCHA3: true,
    REG3: true,
    TRIAL3: true,
  },
  depositMin: '10',
  depositMax: '50000',
  withdrawMin: '20',
  withdrawMax: '50000',
  twoPeopleAbove: '1000',
  jackpot: 'counter',
  register: defaultRegister,
  ageMin: 18,
  mobileTemplate: { mem_cen: 1, dep_func: 1 },
  countries: ['CN', 'PH', 'VN', 'TH', 'MY', 'ID', 'IN', 'JP', 'KR', 'BR', 'MX', 'ES', 'NP', 'TR'],
  trialGrant: '2000',
  trialIdleHours: 24,
  identityCheck: false,
  smsPerDay: 2000,
}

export const defaultFixed: FixedSettings = {
  merchantCode: 'suerte',
  trialMerchantCode: 'suerte-trial',
  languages: ['EN'],
  banks: [
    { code: 'MERCADO', name: 'Banco del Mercado' },
    { code: 'PLAZA', name: 'Caja de la Plaza' },
    { code: 'FAROL', name: 'Farol Savings' },
  ],
  payTo: [
    { label: 'Bank', value: 'Banco del Mercado' },
    { label: 'Holder', value: 'Suerte Demo House' },
    { label: 'Account', value: '6210 0000 0000 0001' },
  ],
  currency: {
    code: 'CNY',
    symbol: '¥',
    locale: 'en',
    decimal: '.',
    group: ',',
    pattern: '#,##0.00',
  },
  links: [],
  sessionIdleMs: 30 * MINUTE,
  sessionMaxMs: 24 * 60 * MINUTE,
  jackpotSeed: 1,
}

/** Settings as they stand in the database; a missing part has its default. */
export async function readSettings(db: Db): Promise<Settings> {
  const [site, fixed, providers, documents] = await Promise.all([
    loadSetting<Partial<SiteSettings>>(db, 'site'),
    loadSetting<Partial<FixedSettings>>(db, 'fixed'),
    loadSetting<Partial<ProviderSettings>>(db, 'providers'),
    newestDocuments(db),
  ])
  const version = (kind: string) => documents.find((known) => known.kind === kind)?.version ?? ''
  return {
    site: {
      ...defaultSite,
      ...site?.value,
      whitelabel: { ...defaultSite.whitelabel, ...site?.value.whitelabel },
    },
    fixed: { ...defaultFixed, ...fixed?.value },
    providers: { ...defaultProviders, ...providers?.value },
    documents: { terms: version('terms'), privacy: version('privacy'), funds: version('funds') },
  }
}

/** The field of `site` that does not hold together, if any. */
export function wrongSiteField(site: SiteSettings): keyof SiteSettings | undefined {
  const amount = (text: string) => parseMoney(text) ?? -1n
  for (const name of ['depositMin', 'withdrawMin', 'twoPeopleAbove'] as const)
    if (amount(site[name]) < 0n) return name
  if (amount(site.depositMax) < amount(site.depositMin)) return 'depositMax'
  if (amount(site.withdrawMax) < amount(site.withdrawMin)) return 'withdrawMax'
  if (parseMoney(site.trialGrant) === undefined) return 'trialGrant'
  if (ruleSetProblem(site.register, FIELD_MAX)) return 'register'
  // a pattern runs on what strangers type: one that can run away is not taken
  if (site.register.some(({ regExp }) => !isSafe(regExp))) return 'register'
  if (!site.countries.every((country) => isSupportedCountry(country))) return 'countries'
  return undefined
}

/** The settings in force, kept in memory and read again every second by a job and after each change. */
export type SettingsHolder = { current(): Settings; refresh(): Promise<boolean> }

export async function holdSettings(db: Db): Promise<SettingsHolder> {
  let settings = await readSettings(db)
  let shown = JSON.stringify(settings)
  // one after the other: an old reading must not arrive after a new one
  let last: Promise<unknown> = Promise.resolve()
  async function refresh() {
    const next = await readSettings(db)
    const text = JSON.stringify(next)
    if (text === shown) return false
    settings = next
    shown = text
    return true
  }
  return {
    current: () => settings,
    refresh() {
      const turn = last.then(refresh)
      last = turn.catch(() => {})
      return turn
    },
  }
}
