import { assert, constantFrom, integer, property } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { nextNumeros, numeroAt, type Schedule } from './schedule.ts'

const minute: Schedule = { intervalMs: 60_000, closeLeadMs: 5_000, offsetMinutes: 0 }

describe('[LOTT-02] numeros of an interval game', () => {
  it.each([
    ['2026-03-01T00:00:00.000Z', '20260301-0001'],
    ['2026-03-01T00:00:54.999Z', '20260301-0001'],
    ['2026-03-01T00:00:55.000Z', '20260301-0002'],
    ['2024-02-29T23:58:55.000Z', '20240229-1440'],
    ['2024-02-29T23:59:54.999Z', '20240229-1440'],
    ['2024-02-29T23:59:55.000Z', '20240301-0001'],
    ['1999-12-31T23:59:59.000Z', '20000101-0001'],
  ])('at %s sells %s', (time, numero) => {
    expect(numeroAt(minute, Date.parse(time)).numero).toBe(numero)
  })

  it('counts days in local time', () => {
    const china = { ...minute, offsetMinutes: 480 }
    const found = numeroAt(china, Date.parse('2026-03-01T16:00:00.000Z'))
    expect(found.numero).toBe('20260302-0001')
    expect(found.drawAtMs).toBe(Date.parse('2026-03-01T16:01:00.000Z'))
  })

  it('sells each moment exactly one numero, and the day in its name is right', () => {
    const schedules = constantFrom(
      minute,
      { intervalMs: 180_000, closeLeadMs: 10_000, offsetMinutes: 480 },
      { intervalMs: 300_000, closeLeadMs: 20_000, offsetMinutes: -210 },
    )
    assert(
      property(schedules, integer({ min: 0, max: 4_000_000_000_000 }), (schedule, nowMs) => {
        const [now, next] = nextNumeros(schedule, nowMs, 2)
        expect.assert(now && next)
        expect(now.opensAtMs).toBeLessThanOrEqual(nowMs)
        expect(nowMs).toBeLessThan(now.closesAtMs)
        expect(next.opensAtMs).toBe(now.closesAtMs)
        expect(next).toEqual(numeroAt(schedule, now.closesAtMs))
        expect(now.drawAtMs - now.closesAtMs).toBe(schedule.closeLeadMs)
        const localMs = now.drawAtMs - schedule.intervalMs + schedule.offsetMinutes * 60_000
        const day = new Date(localMs).toISOString().slice(0, 10).replaceAll('-', '')
        expect(now.numero.slice(0, 8)).toBe(day)
      }),
      { numRuns: 500 },
    )
  })

  it('names a day of draws from the first to the last', () => {
    const numeros = nextNumeros(minute, Date.parse('2026-03-01T00:00:00.000Z'), 1441)
    expect(numeros.at(0)?.numero).toBe('20260301-0001')
    expect(numeros.at(1439)?.numero).toBe('20260301-1440')
    expect(numeros.at(1440)?.numero).toBe('20260302-0001')
    expect(new Set(numeros.map((each) => each.numero)).size).toBe(1441)
  })

  it.each([
    [{ ...minute, intervalMs: 7_000 }],
    [{ ...minute, intervalMs: 0 }],
    [{ ...minute, closeLeadMs: 60_000 }],
    [{ ...minute, closeLeadMs: -1 }],
  ])('refuses the schedule %j', (schedule) => {
    expect(() => numeroAt(schedule, 0)).toThrow(RangeError)
  })
})
