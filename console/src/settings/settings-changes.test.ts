import { siteSettings } from '@suerte/contract/console.ts'
import { registerFields } from '@suerte/domain/identity/register-form.ts'
import { expect, test } from 'vitest'
import {
  numberKeys,
  numberRanges,
  regionsOf,
  settingsChanges,
  settingsErrors,
  tidied,
} from './settings-changes.ts'
import type { SiteSettings } from './settings-changes.ts'

const settings: SiteSettings = {
  brand: 'Suerte',
  maintenance: false,
  regionBlocklist: ['10.0.'],
  whitelabel: { chat: true },
  depositMin: '10',
  depositMax: '5000',
  withdrawMin: '20',
  withdrawMax: '9000',
  twoPeopleAbove: '1000',
  jackpot: 'counter',
  register: registerFields.map((field, index) => ({
    field,
    enabled: true,
    required: false,
    maxLength: 100,
    regExp: '',
    order: index + 1,
  })),
  ageMin: 18,
  mobileTemplate: { mem_cen: 1, dep_func: 1 },
  countries: ['PH', 'VN'],
  trialGrant: '2000',
  trialIdleHours: 24,
  identityCheck: false,
  smsPerDay: 2000,
}

test('only what differs is a change, old beside new, flags by their name', () => {
  const after = {
    ...settings,
    maintenance: true,
    regionBlocklist: [],
    whitelabel: { chat: false, vip: true },
  }
  expect(settingsChanges(settings, after)).toEqual([
    { kind: 'setting', key: 'maintenance', before: 'false', after: 'true' },
    { kind: 'setting', key: 'regionBlocklist', before: '10.0.', after: '' },
    { kind: 'flag', flag: 'chat', before: 'true', after: 'false' },
    { kind: 'flag', flag: 'vip', before: 'false', after: 'true' },
  ])
  expect(settingsChanges(settings, { ...settings })).toEqual([])
})

test('rules, layout, accounts and the order of countries are changes, too', () => {
  const after = {
    ...settings,
    register: settings.register.map((rule) =>
      rule.field === 'nickname' ? { ...rule, required: true } : rule,
    ),
    mobileTemplate: { mem_cen: 0, dep_func: 1 },
    smsPerDay: 5,
    countries: ['VN', 'PH'],
  }
  expect(settingsChanges(settings, after)).toEqual([
    { kind: 'setting', key: 'mem_cen', before: '1', after: '0' },
    { kind: 'rule', field: 'nickname', part: 'required', before: 'false', after: 'true' },
    { kind: 'setting', key: 'smsPerDay', before: '2000', after: '5' },
    { kind: 'setting', key: 'countries', before: 'PH, VN', after: 'VN, PH' },
  ])
})

test('every setting that the contract knows makes a change when it is another', () => {
  const seen = new Set(
    settingsChanges(settings, {
      brand: 'Other',
      maintenance: true,
      regionBlocklist: [],
      whitelabel: { chat: false },
      depositMin: '1',
      depositMax: '1',
      withdrawMin: '1',
      withdrawMax: '1',
      twoPeopleAbove: '1',
      jackpot: 'off',
      register: settings.register.map((rule) => ({ ...rule, maxLength: 99 })),
      ageMin: 21,
      mobileTemplate: { mem_cen: 0, dep_func: 0 },
      countries: ['MX'],
      trialGrant: '1',
      trialIdleHours: 1,
      identityCheck: true,
      smsPerDay: 1,
    }).map((change) => (change.kind === 'setting' ? change.key : change.kind)),
  )
  const parts = { whitelabel: 'flag', register: 'rule', mobileTemplate: 'mem_cen' } as const
  const told = Object.keys(siteSettings.shape).map((key) =>
    key in parts ? parts[key as keyof typeof parts] : key,
  )
  expect(told.toSorted()).toEqual([...seen].toSorted())
})

test('the same amount written longer is no change', () => {
  expect(settingsChanges(settings, tidied({ ...settings, depositMin: ' 10.00 ' }))).toEqual([])
})

test('amounts must be amounts, and a minimum may not be above its maximum', () => {
  expect(settingsErrors(settings)).toEqual({})
  expect(settingsErrors({ ...settings, twoPeopleAbove: '1,000' })).toEqual({
    twoPeopleAbove: 'amount',
  })
  expect(settingsErrors({ ...settings, withdrawMin: '-1' })).toEqual({ withdrawMin: 'amount' })
  expect(settingsErrors({ ...settings, depositMin: '5000.0001' })).toEqual({ depositMax: 'order' })
  expect(settingsErrors({ ...settings, trialGrant: 'much' })).toEqual({ trialGrant: 'amount' })
})

test('whole numbers keep to the range that the contract has', () => {
  for (const key of numberKeys) {
    const { least, most } = numberRanges[key]
    const part = siteSettings.shape[key]
    for (const value of [least, most]) {
      expect(part.safeParse(value).success).toBe(true)
      expect(settingsErrors({ ...settings, [key]: value })).toEqual({})
    }
    for (const value of [least - 1, most + 1, Number.NaN]) {
      expect(part.safeParse(value).success).toBe(false)
      expect(settingsErrors({ ...settings, [key]: value })).toEqual({ [key]: 'range' })
    }
  }
})

test('a site needs a name, a country and rules that make a form', () => {
  expect(settingsErrors({ ...settings, brand: '  ' })).toEqual({ brand: 'brand' })
  expect(settingsErrors({ ...settings, countries: [] })).toEqual({ countries: 'countries' })
  expect(settingsErrors({ ...settings, register: settings.register.slice(1) })).toEqual({
    register: 'register',
  })
})

test('regions are one a line or with commas, each once', () => {
  expect(regionsOf(' 10.0.\n\n192.0.2.1, 10.0.')).toEqual(['10.0.', '192.0.2.1'])
})
