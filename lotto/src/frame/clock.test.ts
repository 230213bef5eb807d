import { expect, test } from 'vitest'
import { betterOffset, createServerClock, offsetOf } from './clock.ts'

test('the offset is taken at the middle of the round trip', () => {
  expect(offsetOf({ serverMs: 10_050, sentMs: 0, receivedMs: 100 })).toEqual({
    offsetMs: 10_000,
    errorMs: 50,
  })
})

test('a sharper answer replaces the offset and a slow one that agrees does not', () => {
  const sharp = { offsetMs: 1000, errorMs: 10 }
  const slow = { serverMs: 1700, sentMs: 0, receivedMs: 1000 }
  expect(betterOffset(sharp, slow)).toBe(sharp)
  expect(
    betterOffset({ offsetMs: 1200, errorMs: 500 }, { serverMs: 1005, sentMs: 0, receivedMs: 10 }),
  ).toEqual({
    offsetMs: 1000,
    errorMs: 5,
  })
})

test('an answer that contradicts the known offset wins: the device clock was changed', () => {
  const known = { offsetMs: 0, errorMs: 5 }
  expect(betterOffset(known, { serverMs: 60_200, sentMs: 0, receivedMs: 400 }).offsetMs).toBe(
    60_000,
  )
})

test('a clock runs with the server after one answer, and through sleep', async () => {
  let device = 1_000
  const clock = createServerClock(() => device)
  await clock.timed(async () => {
    device += 20
    return { serverTimeMs: 501_010 }
  })
  expect(clock.nowMs()).toBe(501_020)
  device += 3_600_000
  expect(clock.nowMs()).toBe(4_101_020)
})
