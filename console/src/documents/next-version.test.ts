import { expect, test } from 'vitest'
import { nextVersion } from './next-version.ts'

test('a date or a month is followed by the day of today, also on the same day twice', () => {
  expect(nextVersion('2026-01-31', ['2026-01-31'], '2026-11-20')).toBe('2026-11-20')
  expect(nextVersion('2026-11-20', ['2026-11-20'], '2026-11-20')).toBe('2026-11-20.2')
  const known = ['2026-11-20', '2026-11-20.2']
  expect(nextVersion('2026-11-20.2', known, '2026-11-20')).toBe('2026-11-20.3')
  expect(nextVersion('2026-11', ['2026-11'], '2026-11-20')).toBe('2026-11-20')
  expect(nextVersion('', [], '2026-11-20')).toBe('2026-11-20')
})

test('a number goes up, and past those that are taken', () => {
  expect(nextVersion('1.9', ['1.9'], '2026-11-20')).toBe('1.10')
  expect(nextVersion('7', ['7', '8'], '2026-11-20')).toBe('9')
  expect(nextVersion('first', ['first'], '2026-11-20')).toBe('first-2')
})
