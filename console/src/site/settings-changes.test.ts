import { expect, test } from 'vitest'
import { regionsOf, settingsChanges, settingsErrors, tidied } from './settings-changes.ts'
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
}

test('only what differs is a change, old beside new, flags by their name', () => {
  const after = {
    ...settings,
    maintenance: true,
    regionBlocklist: [],
    whitelabel: { chat: false, vip: true },
  }
  expect(settingsChanges(settings, after)).toEqual([
    { key: 'maintenance', flag: '', before: 'false', after: 'true' },
    { key: 'regionBlocklist', flag: '', before: '10.0.', after: '' },
    { key: 'flag', flag: 'chat', before: 'true', after: 'false' },
    { key: 'flag', flag: 'vip', before: 'false', after: 'true' },
  ])
  expect(settingsChanges(settings, { ...settings })).toEqual([])
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
})

test('a site needs a name', () => {
  expect(settingsErrors({ ...settings, brand: '  ' })).toEqual({ brand: 'brand' })
})

test('regions are one a line or with commas, each once', () => {
  expect(regionsOf(' 10.0.\n\n192.0.2.1, 10.0.')).toEqual(['10.0.', '192.0.2.1'])
})
