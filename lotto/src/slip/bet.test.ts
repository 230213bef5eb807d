import { TEST_RULES } from '@suerte/domain/lottery/fixtures.ts'
import { expect, test } from 'vitest'
import { priceBetOf, refusalOf, toRequest, totalsOf, type Bet } from './bet.ts'

const trad: Bet = {
  id: 'a',
  playCode: 'SSC_3ZX_B',
  selection: '1,2|3|4,5,6',
  unitMode: 'jiao',
  multiple: 3,
  series: 1900,
  stakePerOption: '1',
}
const ent: Bet = {
  ...trad,
  id: 'b',
  playCode: 'SSC_E_BALL_W',
  selection: 'big,7',
  stakePerOption: '2.50',
}

test('a classic bet costs units x price x mode x multiple and gives the rebate of its series', () => {
  // 6 units x 2 x 0.1 x 3; (1960 - 1900) / 2000 of it comes back; 1900 for 2, a tenth, three times.
  expect(priceBetOf(trad, TEST_RULES).result).toMatchObject({
    ok: true,
    bet: { units: 6, stakeMinor: 36_000n, rebateMinor: 1_080n, maxPrizeMinor: 5_700_000n },
  })
})

test('a bet at fixed odds costs its stake on every pick', () => {
  // Digit 7 is big too: both picks win together.
  expect(priceBetOf(ent, TEST_RULES).result).toMatchObject({
    ok: true,
    bet: { units: 2, stakeMinor: 50_000n, rebateMinor: 0n, maxPrizeMinor: 297_000n },
  })
})

test('totals add up what is good and say when something is not', () => {
  const bad = { ...trad, selection: '1,2||' }
  const tickets = [trad, ent].map((bet) => priceBetOf(bet, TEST_RULES))
  expect(totalsOf(tickets)).toEqual({ stakeMinor: 86_000n, rebateMinor: 1_080n, allGood: true })
  expect(totalsOf([...tickets, priceBetOf(bad, TEST_RULES)])).toMatchObject({
    stakeMinor: 86_000n,
    allGood: false,
  })
})

test('the request carries the units and the stake that were shown', () => {
  expect(toRequest(priceBetOf(trad, TEST_RULES))).toEqual({
    playCode: 'SSC_3ZX_B',
    selection: '1,2|3|4,5,6',
    unitMode: 'jiao',
    multiple: 3,
    series: 1900,
    stakePerOption: '0',
    units: 6,
    stake: '3.6',
  })
  expect(toRequest(priceBetOf(ent, TEST_RULES))).toMatchObject({
    unitMode: 'yuan',
    multiple: 1,
    series: 0,
    stakePerOption: '2.5',
    stake: '5',
  })
})

test('a play that is gone and an amount that is none make no request', () => {
  expect(toRequest(priceBetOf({ ...trad, playCode: 'SSC_NONE' }, TEST_RULES))).toBeUndefined()
  const priced = priceBetOf({ ...ent, stakePerOption: 'ten' }, TEST_RULES)
  expect(toRequest(priced)).toBeUndefined()
  expect(priced.result.ok ? '' : refusalOf(priced.result.error)).toBe('stake_too_low')
})
