import { describe, expect, it } from 'vitest'
import { formatMoney } from '../money.ts'
import { BET_ERRORS, priceBet, type BetInput } from './bet.ts'
import { findPlay } from './families.ts'
import { TEST_RULES } from './fixtures.ts'
import type { Play } from './play.ts'
import type { GameRules } from './rules.ts'
import { settleTicket } from './settle.ts'

const playOf = (code: string): Play => {
  const found = findPlay(code)
  expect.assert(found, code)
  return found
}

const trad = (change: Partial<Extract<BetInput, { mode: 'trad' }>> = {}): BetInput => ({
  mode: 'trad',
  selection: '1|2|3',
  unitMode: 'yuan',
  multiple: 1,
  series: 1960,
  ...change,
})

const ent = (selection: string, stakePerOptionMinor: bigint): BetInput => ({
  mode: 'ent',
  selection,
  stakePerOptionMinor,
})

const errorOf = (code: string, input: BetInput, rules: Partial<GameRules> = {}) => {
  const priced = priceBet(playOf(code), { ...TEST_RULES, ...rules }, input)
  return priced.ok ? 'ok' : priced.error
}

describe('[LOTT-04] a bet is refused by name, in order of precedence', () => {
  it.each<[string, BetInput, Partial<GameRules>]>([
    ['bet_mode_mismatch', ent('big', 1n), {}],
    ['selection_empty', trad({ selection: '' }), {}],
    ['selection_invalid', trad({ selection: '1|2|x', multiple: 0 }), {}],
    [
      'unit_mode_invalid',
      JSON.parse(
        '{"mode":"trad","selection":"1|2|3","unitMode":"toString","multiple":1,"series":1960}',
      ),
      {},
    ],
    ['multiple_invalid', trad({ multiple: 0, series: 1 }), {}],
    ['multiple_invalid', trad({ multiple: 1.5 }), {}],
    ['multiple_invalid', trad({ multiple: Number.NaN }), {}],
    ['multiple_invalid', trad({ multiple: 100_000 }), {}],
    ['series_out_of_range', trad({ series: 1699 }), {}],
    ['series_out_of_range', trad({ series: 1961 }), {}],
    ['series_out_of_range', trad({ series: 1960 }), { maxBetSeries: 1950 }],
    ['series_out_of_range', trad({ series: 1900.5 }), {}],
    ['stake_below_minimum', trad({ unitMode: 'li' }), { minStakeMinor: 21n }],
    ['stake_above_maximum', trad(), { maxStakePerTicketMinor: 19_999n }],
    ['prize_above_maximum', trad(), { maxPrizePerTicketMinor: 19_599_999n }],
    ['ok', trad(), { maxPrizePerTicketMinor: 19_600_000n, maxStakePerTicketMinor: 20_000n }],
  ])('%s', (error, input, rules) => {
    expect(errorOf('SSC_3ZX_F', input, rules)).toBe(error)
  })

  it('lists every refusal once', () => {
    expect(new Set(BET_ERRORS).size).toBe(BET_ERRORS.length)
  })

  it('refuses a stake of nothing or less at fixed odds', () => {
    expect(errorOf('SSC_E_SUM', ent('big', 0n), { minStakeMinor: 0n })).toBe('stake_below_minimum')
    expect(errorOf('SSC_E_SUM', ent('big', -5n))).toBe('stake_below_minimum')
  })
})

describe('a priced bet', () => {
  it('carries what settles it, whatever the rules become', () => {
    const play = playOf('SSC_3ZX_F')
    const priced = priceBet(play, TEST_RULES, trad({ series: 1800, multiple: 3, unitMode: 'jiao' }))
    expect.assert(priced.ok)
    const later: GameRules = { ...TEST_RULES, basePrice: 1, memberSeries: 1700, entSeries: 1 }
    const settled = settleTicket(play, later, priced.bet.terms, [1, 2, 3, 0, 0])
    expect(formatMoney(settled.prizeMinor)).toBe('540')
    expect(settled.outcome).toBe('won')
  })

  it('keeps the odds of each tier it can win', () => {
    const play = playOf('SSC_E_LH_WG')
    const priced = priceBet(play, TEST_RULES, ent('dragon,tie', 50_000n))
    expect.assert(priced.ok)
    expect(priced.bet.terms.odds).toBe('dragon=1.98,tie=9.9')
    expect(priced.bet.stakeMinor).toBe(100_000n)
    expect(priced.bet.maxPrizeMinor).toBe(495_000n)
    const onTie = settleTicket(play, TEST_RULES, priced.bet.terms, [4, 0, 0, 0, 4])
    expect(onTie).toEqual({ outcome: 'won', prizeMinor: 495_000n, refundMinor: 50_000n })
    const onTiger = settleTicket(play, TEST_RULES, priced.bet.terms, [4, 0, 0, 0, 5])
    expect(onTiger).toEqual({ outcome: 'lost', prizeMinor: 0n, refundMinor: 0n })
  })

  it('gives nothing back on a tie where the game says that a tie loses', () => {
    const play = playOf('SSC_E_LH_WG')
    const rules: GameRules = { ...TEST_RULES, dragonTigerTie: 'lose' }
    const priced = priceBet(play, rules, ent('dragon', 10_000n))
    expect.assert(priced.ok)
    expect(priced.bet.terms.odds).toBe('dragon=2.2')
    expect(settleTicket(play, rules, priced.bet.terms, [4, 0, 0, 0, 4]).outcome).toBe('lost')
  })

  it('prefers the odds of the play itself to those of its base', () => {
    const oddsOverrides = { 'SSC_E_BALL.digit': '9.7', 'SSC_E_BALL_G.digit': '9.75' }
    const odds = (code: string) => {
      const priced = priceBet(playOf(code), { ...TEST_RULES, oddsOverrides }, ent('7', 10_000n))
      return priced.ok ? priced.bet.terms.odds : priced.error
    }
    expect([odds('SSC_E_BALL_W'), odds('SSC_E_BALL_G')]).toEqual(['digit=9.7', 'digit=9.75'])
  })

  it('pays no rebate above the own series and none at fixed odds', () => {
    const priced = priceBet(playOf('SSC_3ZX_F'), TEST_RULES, trad())
    expect(priced.ok && priced.bet.rebateMinor).toBe(0n)
    const fixed = priceBet(playOf('SSC_E_SUM'), TEST_RULES, ent('big', 10_000n))
    expect(fixed.ok && fixed.bet.rebateMinor).toBe(0n)
  })
})

it('a damaged ticket is a bug, not a loss', () => {
  const terms = {
    selection: '3,2,1',
    units: 1,
    stakeMinor: 1n,
    unitMode: 'yuan',
    multiple: 1,
    series: 1960,
    basePrice: 2,
    odds: '',
  } as const
  expect(() => settleTicket(playOf('SSC_3ZX_F'), TEST_RULES, terms, [1, 2, 3, 4, 5])).toThrow(
    'selection_invalid',
  )
})
