import { expect, it } from 'vitest'
import { rangeMs } from './day-range.ts'

it('covers both days whole, in the time zone of the reader', () => {
  const { fromMs, toMs } = rangeMs({ from: '2026-11-19', to: '2026-11-20' })
  expect(new Date(fromMs ?? 0).toString()).toContain('Nov 19 2026 00:00:00')
  expect((toMs ?? 0) + 1).toBe(new Date(2026, 10, 21).getTime())
})

it('leaves open what is not given', () => {
  expect(rangeMs({ from: '', to: '' })).toEqual({})
})
