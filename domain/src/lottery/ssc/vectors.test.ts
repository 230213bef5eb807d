import { describe, expect, it } from 'vitest'
import { formatMoney } from '../../money.ts'
import { priceBet, type BetInput, type PricedBet, type TradBet } from '../bet.ts'
import { parseDraw } from '../family.ts'
import { findPlay } from '../families.ts'
import { TEST_RULES } from '../fixtures.ts'
import type { Draw, Play, Wins } from '../play.ts'
import type { GameRules } from '../rules.ts'
import { settleTicket } from '../settle.ts'
import { ssc } from './family.ts'

type Row = [
  id: string,
  code: string,
  selection: string,
  draw: string,
  units: number,
  stake: string,
  wins: Wins,
  payout: string,
]

/** Worked examples at series 1960, base price 2, yuan, multiple 1; digits not read are 7. */
const VECTORS: readonly Row[] = [
  ['SSC01', 'SSC_5ZX', '1,2|3,4|4,5|5,6|6,7', '1,3,4,5,6', 32, '64', { straight: 1 }, '196000'],
  [
    'SSC02',
    'SSC_5ZH',
    '1,2|3,4|4,5|5,6|6,7',
    '1,3,4,5,6',
    160,
    '320',
    { star5: 1, star4: 2, star3: 4, star2: 8, star1: 16 },
    '244921.6',
  ],
  [
    'SSC03',
    'SSC_5ZH',
    '1,2|3,4|4,5|5,6|6,7',
    '9,3,4,5,6',
    160,
    '320',
    { star4: 2, star3: 4, star2: 8, star1: 16 },
    '48921.6',
  ],
  ['SSC04', 'SSC_5ZU120', '0,1,2,5,6,8', '1,0,5,6,8', 6, '12', { zu120: 1 }, '1633.3333'],
  ['SSC05', 'SSC_5ZU60', '1,8|0,1,6,7', '0,1,6,8,8', 5, '10', { zu60: 1 }, '3266.6666'],
  ['SSC06', 'SSC_5ZU30', '1,6,8|0,1', '0,6,6,8,8', 4, '8', { zu30: 1 }, '6533.3333'],
  ['SSC07', 'SSC_5ZU20', '8|0,1,8', '0,1,8,8,8', 1, '2', { zu20: 1 }, '9800'],
  ['SSC08', 'SSC_5ZU10', '1,8|1,8', '1,1,8,8,8', 2, '4', { zu10: 1 }, '19600'],
  ['SSC09', 'SSC_5ZU5', '1,8|1,2', '1,8,8,8,8', 3, '6', { zu5: 1 }, '39200'],
  ['SSC10', 'SSC_4ZU24_B', '0,5,6,8,9', '7,0,5,6,8', 5, '10', { zu24: 1 }, '816.6666'],
  ['SSC11', 'SSC_4ZU12_B', '8|0,6,8,9', '7,0,6,8,8', 3, '6', { zu12: 1 }, '1633.3333'],
  ['SSC12', 'SSC_4ZU6_B', '2,8,9', '7,2,2,8,8', 3, '6', { zu6: 1 }, '3266.6666'],
  ['SSC13', 'SSC_4ZU4_B', '8|0,2', '7,0,8,8,8', 2, '4', { zu4: 1 }, '4900'],
  ['SSC14', 'SSC_3ZU3_B', '5,8,9', '7,7,5,8,8', 6, '12', { zu3: 1 }, '653.3333'],
  ['SSC15', 'SSC_3ZU6_B', '2,5,8,9', '7,7,8,2,5', 4, '8', { zu6: 1 }, '326.6666'],
  ['SSC16', 'SSC_3ZUHZ_B', '6', '7,7,0,3,3', 6, '12', { zu3: 1 }, '653.3333'],
  ['SSC17', 'SSC_3ZUHZ_B', '6', '7,7,1,2,3', 6, '12', { zu6: 1 }, '326.6666'],
  ['SSC18', 'SSC_3ZUHZ_B', '6', '7,7,2,2,2', 6, '12', {}, '0'],
  ['SSC19', 'SSC_3ZXHZ_B', '6', '7,7,2,0,4', 28, '56', { straight: 1 }, '1960'],
  ['SSC20', 'SSC_3ZXKD_B', '8', '7,7,0,8,2', 96, '192', { straight: 1 }, '1960'],
  ['SSC21', 'SSC_3ZUBD_B', '8', '7,7,8,8,1', 54, '108', { zu3: 1 }, '653.3333'],
  ['SSC22', 'SSC_3ZUBD_B', '8', '7,7,0,8,1', 54, '108', { zu6: 1 }, '326.6666'],
  ['SSC23', 'SSC_3ZUBD_B', '8', '7,7,8,8,8', 54, '108', {}, '0'],
  ['SSC24', 'SSC_2ZX_F', '1,5,8|2,8', '5,8,7,7,7', 6, '12', { straight: 1 }, '196'],
  ['SSC25', 'SSC_2ZU_F', '0,1,5,8', '8,5,7,7,7', 6, '12', { zu2: 1 }, '98'],
  ['SSC26', 'SSC_2ZU_F', '0,1,5,8', '8,8,7,7,7', 6, '12', {}, '0'],
  ['SSC27', 'SSC_2ZUHZ_F', '9', '4,5,7,7,7', 5, '10', { zu2: 1 }, '98'],
  ['SSC28', 'SSC_DWD', '1,2||||6,7,8', '1,3,4,5,6', 5, '10', { hit: 2 }, '39.2'],
  ['SSC29', 'SSC_BDW31_B', '4,5,7', '1,3,4,5,6', 3, '6', { hit: 2 }, '14.4649'],
  ['SSC30', 'SSC_BDW32_B', '4,5,6,7', '1,3,4,5,6', 6, '12', { hit: 3 }, '108.8888'],
  ['SSC31', 'SSC_BDW53', '1,3,4,9', '1,3,4,5,6', 4, '8', { hit: 1 }, '45.0574'],
  ['SSC32', 'SSC_DXDS2_B', 'big,odd|big,even', '1,3,4,5,6', 4, '8', { hit: 4 }, '31.36'],
  ['SSC33', 'SSC_DXDS2_B', 'big,even|small', '1,3,4,5,6', 2, '4', {}, '0'],
  ['SSC34', 'SSC_LH_WG', 'dragon,tiger,tie', '1,3,4,5,6', 3, '6', { tiger: 1 }, '4.3555'],
  ['SSC35', 'SSC_LH_WG', 'tie', '1,3,4,5,1', 1, '2', { tie: 1 }, '19.6'],
  ['SSC36', 'SSC_R2ZX', '1,2|3||5,6|6', '1,3,4,5,6', 13, '26', { straight: 6 }, '1176'],
  ['SSC37', 'SSC_R3ZU6', 'P:W,Q,S,G;N:1,3,5,6', '1,3,4,5,6', 16, '32', { zu6: 4 }, '1306.6666'],
  ['SSC38', 'SSC_QW1', '6,9', '1,3,4,6,6', 2, '4', { hit: 1 }, '4.7862'],
  ['SSC39', 'SSC_QW2', '6', '1,3,4,6,6', 1, '2', { hit: 1 }, '24.0608'],
]

describe('[LOTT-03] worked examples of SSC by series', () => {
  it.each(VECTORS)('%s %s %s on %s', (_, code, selection, drawn, units, stake, wins, payout) => {
    const play = playOf(code)
    const bet = price(play, TEST_RULES, tradBet(selection))
    expect(bet.units).toBe(units)
    expect(formatMoney(bet.stakeMinor)).toBe(stake)
    expect(play.wins(bet.selection, drawOf(drawn), TEST_RULES)).toEqual(wins)
    expect(pays(play, bet, drawn)).toBe(payout)
    expect(bet.maxPrizeMinor).toBeGreaterThanOrEqual(
      settleTicket(play, TEST_RULES, bet.terms, drawOf(drawn)).prizeMinor,
    )
  })
})

describe('[LOTT-04] unit modes, multiples, base price and series', () => {
  it.each<[string, string, string, Partial<TradBet>, 1 | 2, string, string, string, string]>([
    [
      'SSC15 jiao x7',
      'SSC_3ZU6_B',
      '2,5,8,9',
      { unitMode: 'jiao', multiple: 7 },
      2,
      '7,7,8,2,5',
      '5.6',
      '228.6666',
      '0',
    ],
    ['SSC19 li', 'SSC_3ZXHZ_B', '6', { unitMode: 'li' }, 2, '7,7,2,0,4', '0.056', '1.96', '0'],
    [
      'SSC24 base 1 fen x50',
      'SSC_2ZX_F',
      '1,5,8|2,8',
      { unitMode: 'fen', multiple: 50 },
      1,
      '5,8,7,7,7',
      '3',
      '49',
      '0',
    ],
    [
      'SSC24 at series 1800',
      'SSC_2ZX_F',
      '1,5,8|2,8',
      { series: 1800 },
      2,
      '5,8,7,7,7',
      '12',
      '180',
      '0.96',
    ],
  ])('%s', (_, code, selection, change, basePrice, drawn, stake, payout, rebate) => {
    const play = playOf(code)
    const rules = { ...TEST_RULES, basePrice }
    const input: BetInput = { ...tradBet(selection), ...change }
    const bet = price(play, rules, input)
    expect(formatMoney(bet.stakeMinor)).toBe(stake)
    expect(pays(play, bet, drawn)).toBe(payout)
    expect(formatMoney(bet.rebateMinor)).toBe(rebate)
  })

  it('trades 160 points of a 20 stake for a rebate of 1.6', () => {
    const input = { ...tradBet('0,1|0,1,2,3,4|3'), series: 1800 }
    expect(formatMoney(price(playOf('SSC_3ZX_F'), TEST_RULES, input).rebateMinor)).toBe('1.6')
  })
})

describe('[LOTT-03] worked examples of SSC at fixed odds', () => {
  it.each<[string, string, string, string, string, string, string, string]>([
    ['E1 total big', 'SSC_E_SUM', 'big', '1.982', '100', '9,8,3,7,4', 'won', '198.2'],
    ['E2 dragon, a tie pushes', 'SSC_E_LH_WG', 'dragon', '1.95', '100', '4,0,0,0,4', 'push', '100'],
    ['E3 wrapped straight', 'SSC_E_S3_F', 'straight', '14', '10', '9,0,1,4,4', 'won', '140'],
    ['E4 half straight', 'SSC_E_S3_F', 'half', '2.3', '10', '1,2,8,4,4', 'won', '23'],
    ['E4 a pair is no half straight', 'SSC_E_S3_F', 'half', '2.3', '10', '1,1,2,4,4', 'lost', '0'],
    ['E5 niu 8', 'SSC_E_NIU', 'niu8', '14', '10', '1,2,3,5,7', 'won', '140'],
    ['niu 3', 'SSC_E_NIU', 'niu3', '14', '10', '1,3,6,5,8', 'won', '140'],
    ['niuniu', 'SSC_E_NIU', 'niuniu', '14', '10', '5,5,0,9,1', 'won', '140'],
    ['niuniu of zeros', 'SSC_E_NIU', 'niuniu', '14', '10', '0,0,0,0,0', 'won', '140'],
    ['niu 1', 'SSC_E_NIU', 'niu1', '14', '10', '9,8,3,7,4', 'won', '140'],
  ])('%s', (_, code, option, odds, stake, drawn, outcome, payout) => {
    const play = playOf(code)
    const rules = { ...TEST_RULES, oddsOverrides: { [`${play.base}.${option}`]: odds } }
    const stakePerOptionMinor = BigInt(stake) * 10_000n
    const bet = price(play, rules, { mode: 'ent', selection: option, stakePerOptionMinor })
    expect(settleTicket(play, rules, bet.terms, drawOf(drawn)).outcome).toBe(outcome)
    expect(pays(play, bet, drawn)).toBe(payout)
  })
})

function playOf(code: string): Play {
  const play = findPlay(code)
  expect.assert(play, code)
  return play
}

function drawOf(text: string): Draw {
  const draw = parseDraw(ssc, text)
  expect.assert(draw, text)
  return draw
}

function tradBet(selection: string): TradBet {
  return { mode: 'trad', selection, unitMode: 'yuan', multiple: 1, series: 1960 }
}

function price(play: Play, rules: GameRules, input: BetInput): PricedBet {
  const priced = priceBet(play, rules, input)
  expect.assert(priced.ok, JSON.stringify(priced.ok ? '' : priced))
  return priced.bet
}

/** Everything that is paid on a draw: prize and stake given back. */
function pays(play: Play, bet: PricedBet, drawn: string): string {
  const { prizeMinor, refundMinor } = settleTicket(play, TEST_RULES, bet.terms, drawOf(drawn))
  return formatMoney(prizeMinor + refundMinor)
}
