import { assert, constantFrom, nat, property, string } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findPlay, families } from './families.ts'
import { formatDraw, parseDraw } from './family.ts'
import { seededInt } from './fixtures.ts'
import type { Play } from './play.ts'
import { randomWideSelection } from './random-selection.ts'
import {
  emptySelection,
  formatSelection,
  isManual,
  MANUAL_LINES_MAX,
  normalizeManual,
  parseSelection,
} from './selection.ts'
import { ssc } from './ssc/family.ts'

const play = (code: string): Play => {
  const found = findPlay(code)
  expect.assert(found, code)
  return found
}

const outcome = (code: string, text: string) => {
  const parsed = parseSelection(play(code), text)
  return parsed.ok ? parsed.units : parsed.error
}

const rows = families.flatMap((family) => family.plays).map((each) => [each.code, each] as const)

describe('a selection and its text', () => {
  it.each(rows)('%s reads back what it writes', (_, each) => {
    assert(
      property(nat(), (seed) => {
        const selection = randomWideSelection(each, seededInt(seed))
        const text = formatSelection(each, selection)
        expect(parseSelection(each, text)).toEqual({
          ok: true,
          selection,
          units: each.units(selection),
        })
      }),
      { numRuns: 10 },
    )
  })

  it('has one text only: whatever else parses is written the same', () => {
    const pieces = constantFrom(...'0123456789,|;:PNWQG big'.split(''))
    assert(
      property(constantFrom(...rows), string({ unit: pieces, maxLength: 24 }), ([, each], text) => {
        const parsed = parseSelection(each, text)
        if (parsed.ok) expect(formatSelection(each, parsed.selection)).toBe(text)
      }),
      { numRuns: 3000 },
    )
  })

  it('refuses any other text without throwing', () => {
    assert(
      property(
        constantFrom(...rows),
        string({ unit: 'binary', maxLength: 40 }),
        ([, each], text) => {
          expect(parseSelection(each, text).ok).toBeTypeOf('boolean')
        },
      ),
      { numRuns: 3000 },
    )
  })
})

describe('what is refused, and why', () => {
  it.each([
    ['SSC_3ZX_F', '', 'selection_empty'],
    ['SSC_3ZX_F', '||', 'selection_empty'],
    ['SSC_3ZX_F', '1|2|', 'selection_invalid'],
    ['SSC_3ZX_F', '1|2', 'selection_invalid'],
    ['SSC_3ZX_F', '1|2|3|4', 'selection_invalid'],
    ['SSC_3ZX_F', '2,1|2|3', 'selection_invalid'],
    ['SSC_3ZX_F', '1,1|2|3', 'selection_invalid'],
    ['SSC_3ZX_F', '1 |2|3', 'selection_invalid'],
    ['SSC_3ZX_F', '１|2|3', 'selection_invalid'],
    ['SSC_3ZX_F', '10|2|3', 'selection_invalid'],
    ['SSC_3ZX_F', '1|2|3', 1],
    ['SSC_DWD', '||||', 'selection_empty'],
    ['SSC_DWD', '||||7', 1],
    ['SSC_R2ZX', '1||||', 'selection_invalid'],
    ['SSC_R2ZX', '1||||1', 1],
    [
      'SSC_5ZH',
      '0,1,2,3,4,5,6,7,8,9|0,1,2,3,4,5,6,7,8,9|0,1,2,3,4,5,6,7,8,9|0,1,2,3,4,5,6,7,8,9|0,1,2',
      'selection_too_large',
    ],
    ['SSC_5ZU60', '1|1,2,3', 'selection_invalid'],
    ['SSC_3ZUBD_B', '1,2', 'selection_invalid'],
    ['SSC_3ZU6_B', '1,2', 'selection_invalid'],
    ['SSC_3ZU3_B_D', '112,122', 2],
    ['SSC_3ZU3_B_D', '121', 'selection_invalid'],
    ['SSC_3ZU3_B_D', '123', 'selection_invalid'],
    ['SSC_3ZX_B_D', '121,120', 'selection_invalid'],
    ['SSC_3ZX_B_D', '121,121', 'selection_invalid'],
    ['SSC_3ZX_B_D', '12', 'selection_invalid'],
    ['SSC_3ZX_B_D', '121,', 'selection_invalid'],
    ['SSC_R3ZU6', 'P:W,Q;N:1,2,3', 'selection_invalid'],
    ['SSC_R3ZU6', 'P:Q,W,G;N:1,2,3', 'selection_invalid'],
    ['SSC_R3ZU6', 'P:W,Q,G;N:', 'selection_empty'],
    ['SSC_R3ZU6', '1,2,3', 'selection_invalid'],
    ['SSC_R3ZU6', 'P:W,Q,G;N:1,2,3', 1],
    ['SSC_E_2D', '1|1|1||', 'selection_invalid'],
    ['SSC_E_2D', '1||1,2||', 2],
    ['SSC_LH_WG', 'tie,dragon', 'selection_invalid'],
    ['SSC_LH_WG', 'dragon,tie', 2],
  ])('%s %s: %s', (code, text, expected) => {
    expect(outcome(code, text)).toBe(expected)
  })

  it('takes 50,000 typed lines and refuses one more', () => {
    const lines = Array.from({ length: MANUAL_LINES_MAX + 1 }, (_, i) => `${i}`.padStart(5, '0'))
    expect(outcome('SSC_5ZX_D', lines.slice(1).join(','))).toBe(MANUAL_LINES_MAX)
    expect(outcome('SSC_5ZX_D', lines.join(','))).toBe('selection_too_large')
  })
})

const normalize = (code: string, text: string) => {
  const { picker } = play(code)
  expect.assert(isManual(picker))
  return normalizeManual(picker, text)
}

describe('typed lines', () => {
  it('are separated by space, comma, semicolon or new line; repeats go, illegal ones are listed', () => {
    expect(normalize('SSC_3ZX_B_D', ' 345;123, 345\n12 1234\tabc\r\n١٢٣')).toEqual({
      lines: ['123', '345'],
      duplicates: 1,
      illegal: ['12', '1234', 'abc', '١٢٣'],
    })
  })

  it('of group plays are sorted, and must have the shape of the play', () => {
    expect(normalize('SSC_3HHZX_B', '211 321 112 777')).toEqual({
      lines: ['112', '123'],
      duplicates: 1,
      illegal: ['777'],
    })
    expect(normalize('SSC_2ZU_F_D', '21 33').lines).toEqual(['12'])
  })
})

describe('drawn results', () => {
  it('read back what they write', () => {
    expect(parseDraw(ssc, '1,3,4,5,6')).toEqual([1, 3, 4, 5, 6])
    expect(formatDraw([0, 0, 9, 9, 0])).toBe('0,0,9,9,0')
  })

  it.each(['', '1,2,3,4', '1,2,3,4,5,6', '1,2,3,4,10', '01,2,3,4,5', '1,2,3,4,-1', '1,2,3,4,1e0'])(
    'refuse %j',
    (text) => {
      expect(parseDraw(ssc, text)).toBeUndefined()
    },
  )
})

it('an empty selection has every position ticked and no unit', () => {
  expect(emptySelection(play('SSC_R3ZU6'))).toEqual({
    positions: [0, 1, 2, 3, 4],
    rows: [[]],
    lines: [],
  })
  for (const [, each] of rows) expect(each.units(emptySelection(each))).toBe(0)
})
