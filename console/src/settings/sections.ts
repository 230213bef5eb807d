import type { ErrorKey } from './settings-changes.ts'

/** The parts of the settings, one on the screen at a time. */
export const sections = ['brand', 'money', 'flags', 'register', 'accounts', 'countries'] as const
export type Section = (typeof sections)[number]

/** Where the field stands that an error is about. */
export const sectionOf: Record<ErrorKey, Section> = {
  brand: 'brand',
  regionBlocklist: 'brand',
  depositMin: 'money',
  depositMax: 'money',
  withdrawMin: 'money',
  withdrawMax: 'money',
  twoPeopleAbove: 'money',
  register: 'register',
  ageMin: 'accounts',
  trialGrant: 'accounts',
  trialIdleHours: 'accounts',
  smsPerDay: 'accounts',
  countries: 'countries',
}

export function isErrorKey(key: string): key is ErrorKey {
  return Object.hasOwn(sectionOf, key)
}
