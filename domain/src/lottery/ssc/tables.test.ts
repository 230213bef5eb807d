import { describe, expect, it } from 'vitest'
import { formatMoney } from '../../money.ts'
import { findPlay } from '../families.ts'
import { TEST_RULES } from '../fixtures.ts'
import { unitPrize } from '../prize.ts'
import { parseSelection } from '../selection.ts'

function unitsOf(code: string, text: string): number {
  const play = findPlay(code)
  expect.assert(play, code)
  const parsed = parseSelection(play, text)
  expect.assert(parsed.ok, `${code} ${text}`)
  return parsed.units
}

const odds = (code: string) => {
  const play = findPlay(code)
  expect.assert(play, code)
  return play.tiers(TEST_RULES).map((tier) => formatMoney(unitPrize(play, tier, TEST_RULES, 0)))
}

const ALL = '0,1,2,3,4,5,6,7,8,9'

describe('unit tables of sum and span plays', () => {
  it.each<[string, string, number, number[]]>([
    [
      'T1',
      'SSC_3ZXHZ_B',
      0,
      [
        1, 3, 6, 10, 15, 21, 28, 36, 45, 55, 63, 69, 73, 75, 75, 73, 69, 63, 55, 45, 36, 28, 21, 15,
        10, 6, 3, 1,
      ],
    ],
    ['T2', 'SSC_3ZXKD_B', 0, [10, 54, 96, 126, 144, 150, 144, 126, 96, 54]],
    [
      'T3',
      'SSC_3ZUHZ_B',
      1,
      [1, 2, 2, 4, 5, 6, 8, 10, 11, 13, 14, 14, 15, 15, 14, 14, 13, 11, 10, 8, 6, 5, 4, 2, 2, 1],
    ],
    ['T4', 'SSC_2ZXHZ_F', 0, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1]],
    ['T5', 'SSC_2ZXKD_F', 0, [10, 18, 16, 14, 12, 10, 8, 6, 4, 2]],
    ['T6', 'SSC_2ZUHZ_F', 1, [1, 1, 2, 2, 3, 3, 4, 4, 5, 4, 4, 3, 3, 2, 2, 1, 1]],
  ])('%s', (_, code, from, table) => {
    expect(table.map((_, i) => unitsOf(code, `${from + i}`))).toEqual(table)
  })
})

describe('unit counts', () => {
  it.each<[string, string, number]>([
    ['SSC_3ZU3_B', ALL, 90],
    ['SSC_3ZU6_B', ALL, 120],
    ['SSC_5ZU120', ALL, 252],
    ['SSC_4ZU24_F', ALL, 210],
    ['SSC_3ZXHZ_B', '0,27', 2],
    ['SSC_3ZXHZ_B', '13,14', 150],
    ['SSC_3ZUHZ_B', '13,14', 30],
    ['SSC_3ZXKD_B', '0', 10],
    ['SSC_R2ZX', [ALL, ALL, ALL, ALL, ALL].join('|'), 1000],
    ['SSC_R3ZU6', `P:W,Q,B,S,G;N:${ALL}`, 1200],
    ['SSC_3ZUBD_M', '4', 54],
    ['SSC_2ZUBD_F', '4', 9],
    ['SSC_5ZX', [ALL, ALL, ALL, ALL, ALL].join('|'), 100_000],
  ])('%s of %s is %i', (code, text, units) => {
    expect(unitsOf(code, text)).toBe(units)
  })
})

describe('full prizes of one unit at series 2000', () => {
  it.each<[string, string[]]>([
    ['SSC_5ZX', ['200000']],
    ['SSC_5ZH', ['200000', '20000', '2000', '200', '20']],
    ['SSC_5ZU120', ['1666.6666']],
    ['SSC_5ZU60', ['3333.3333']],
    ['SSC_5ZU30', ['6666.6666']],
    ['SSC_5ZU20', ['10000']],
    ['SSC_5ZU10', ['20000']],
    ['SSC_5ZU5', ['40000']],
    ['SSC_4ZX_F', ['20000']],
    ['SSC_4ZU24_F', ['833.3333']],
    ['SSC_4ZU12_F', ['1666.6666']],
    ['SSC_4ZU6_B', ['3333.3333']],
    ['SSC_4ZU4_B', ['5000']],
    ['SSC_3HHZX_M', ['666.6666', '333.3333']],
    ['SSC_3TS_F', ['200', '41.6666', '7.4074']],
    ['SSC_2ZU_B', ['100']],
    ['SSC_DWD', ['20']],
    ['SSC_BDW31_F', ['7.38']],
    ['SSC_BDW32_F', ['37.037']],
    ['SSC_BDW41_B', ['5.8156']],
    ['SSC_BDW42_B', ['20.5338']],
    ['SSC_BDW51', ['4.8838']],
    ['SSC_BDW52', ['13.6332']],
    ['SSC_BDW53', ['45.977']],
    ['SSC_DXDS2_F', ['8']],
    ['SSC_DXDS3_B', ['16']],
    ['SSC_QW2', ['24.5519']],
    ['SSC_QW3', ['233.6448']],
    ['SSC_QW4', ['4347.826']],
    ['SSC_LH_QS', ['4.4444', '4.4444', '20']],
    ['SSC_R4ZU4', ['5000']],
  ])('%s', (code, prizes) => {
    const play = findPlay(code)
    expect.assert(play, code)
    const found = play.tiers(TEST_RULES).map((tier) => unitPrize(play, tier, TEST_RULES, 2000))
    expect(found.map(formatMoney).sort()).toEqual(prizes.sort())
  })

  it('makes fixed odds of the fair odds and the series, floored to 4 decimals', () => {
    expect(odds('SSC_E_BALL_W')).toEqual(['1.98', '1.98', '1.98', '1.98', '9.9'])
    expect(odds('SSC_E_LH_WG')).toEqual(['1.98', '1.98', '9.9'])
    expect(odds('SSC_E_ANY')).toEqual(['2.4175'])
    expect(odds('SSC_E_S3_F')).toEqual(['99', '16.5', '3.6666', '2.75', '3.3'])
  })
})
