import { expect, test } from 'vitest'
import { hourBars } from './hour-bars.ts'

test('the tallest bar fills the chart and the others are shares of it', () => {
  const bars = hourBars([
    { hour: 9, staked: '200', paid: '50.5' },
    { hour: 10, staked: '100', paid: '0' },
  ])
  expect(bars).toHaveLength(24)
  expect(bars[9]).toMatchObject({ stakedShare: 1, paidShare: 0.252 })
  expect(bars[10]).toMatchObject({ stakedShare: 0.5, paidShare: 0 })
  expect(bars[11]).toEqual({ hour: 11, staked: '0', paid: '0', stakedShare: 0, paidShare: 0 })
})

test('a day without bets has bars of no height', () => {
  expect(hourBars([]).every((bar) => bar.stakedShare === 0 && bar.paidShare === 0)).toBe(true)
})
