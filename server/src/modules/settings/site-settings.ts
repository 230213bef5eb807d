import type { FieldRule } from '@suerte/domain/identity/fields.ts'
import { parseMoney } from '@suerte/domain/money.ts'
import type { Db } from '../../platform/db.ts'
import { loadSetting } from './queries.ts'

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
}
export type FixedSettings = {
  merchantCode: string
  trialMerchantCode: string
  languages: string[]
  ageMin: number
  termsVersion: string
  trialGrant: string
  register: FieldRule[]
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
  mobileTemplate: { mem_cen: number; dep_func: number }
  sessionIdleMs: number
  sessionMaxMs: number
  /** What the steps of the jackpot counter follow from. */
  jackpotSeed: number
}
export type Settings = { site: SiteSettings; fixed: FixedSettings }

const MINUTE = 60_000
const field = (name: string, order: number, more: Partial<FieldRule> = {}): FieldRule => ({
  field: name,
  enabled: true,
  required: true,
  maxLength: 20,
  regExp: '',
  order,
  ...more,
})
const off = (name: string, order: number): FieldRule =>
  field(name, order, { enabled: false, required: false, maxLength: 60 })

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
}

export const defaultFixed: FixedSettings = {
  merchantCode: 'suerte',
  trialMerchantCode: 'suerte-trial',
  languages: ['EN'],
  ageMin: 18,
  termsVersion: '2026-11',
  trialGrant: '2000',
  register: [
    field('username', 1, { regExp: '[a-z][a-z0-9]{3,15}', maxLength: 16 }),
    field('password', 2, { regExp: '(?=.*\\p{L})(?=.*\\d).{8,64}', maxLength: 64 }),
    field('confirmPassword', 3, { maxLength: 64 }),
    field('nickname', 4, { required: false, maxLength: 20 }),
    off('email', 5),
    off('mobileNum', 6),
    off('payeeName', 7),
    off('affiliateCode', 8),
  ],
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
  mobileTemplate: { mem_cen: 1, dep_func: 1 },
  sessionIdleMs: 30 * MINUTE,
  sessionMaxMs: 24 * 60 * MINUTE,
  jackpotSeed: 1,
}

/** Settings as they stand in the database; a missing part has its default. */
export async function readSettings(db: Db): Promise<Settings> {
  const [site, fixed] = await Promise.all([
    loadSetting<Partial<SiteSettings>>(db, 'site'),
    loadSetting<Partial<FixedSettings>>(db, 'fixed'),
  ])
  return {
    site: { ...defaultSite, ...site?.value },
    fixed: { ...defaultFixed, ...fixed?.value },
  }
}

/** The field of `site` that does not hold together, if any. */
export function wrongSiteField(site: SiteSettings): keyof SiteSettings | undefined {
  const amount = (text: string) => parseMoney(text) ?? -1n
  for (const name of ['depositMin', 'withdrawMin', 'twoPeopleAbove'] as const)
    if (amount(site[name]) < 0n) return name
  if (amount(site.depositMax) < amount(site.depositMin)) return 'depositMax'
  if (amount(site.withdrawMax) < amount(site.withdrawMin)) return 'withdrawMax'
  return undefined
}

/** The settings in force, kept in memory and read again every second by a job and after each change. */
export type SettingsHolder = { current(): Settings; refresh(): Promise<boolean> }

export async function holdSettings(db: Db): Promise<SettingsHolder> {
  let settings = await readSettings(db)
  let shown = JSON.stringify(settings)
  return {
    current: () => settings,
    async refresh() {
      const next = await readSettings(db)
      const text = JSON.stringify(next)
      if (text === shown) return false
      settings = next
      shown = text
      return true
    },
  }
}
