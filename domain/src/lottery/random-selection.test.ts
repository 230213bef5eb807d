import { assert, nat, property } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { families, findFamily, findPlay } from './families.ts'
import { seededInt } from './fixtures.ts'
import { quickPick, quickPicksOf } from './quick-pick.ts'
import { randomSelection } from './random-selection.ts'
import { formatSelection, parseSelection } from './selection.ts'

const rows = families.flatMap((family) => family.plays).map((play) => [play.code, play] as const)

describe('[LOTT-05] a random ticket', () => {
  it.each(rows)('of %s is a legal selection', (_, play) => {
    assert(
      property(nat(), (seed) => {
        const selection = randomSelection(play, seededInt(seed))
        expect(parseSelection(play, formatSelection(play, selection)).ok).toBe(true)
      }),
      { numRuns: 10 },
    )
  })

  it('can be every straight of two digits', () => {
    const play = findPlay('SSC_2ZX_F')
    expect.assert(play)
    const randomInt = seededInt(5)
    const seen = new Set<string>()
    for (let i = 0; i < 2000; i++) seen.add(formatSelection(play, randomSelection(play, randomInt)))
    expect(seen.size).toBe(100)
  })
})

const rowOf = (code: string) => {
  const picker = findPlay(code)?.picker
  expect.assert(picker?.kind === 'rows' && picker.rows[0])
  return picker.rows[0]
}

describe('[LOTT-05] quick picks', () => {
  it.each([
    ['all', [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]],
    ['big', [5, 6, 7, 8, 9]],
    ['small', [0, 1, 2, 3, 4]],
    ['odd', [1, 3, 5, 7, 9]],
    ['even', [0, 2, 4, 6, 8]],
    ['clear', []],
  ] as const)('%s', (pick, digits) => {
    expect(quickPick(rowOf('SSC_5ZX'), pick)).toEqual(digits)
  })

  it('are offered where they make sense', () => {
    expect(quickPicksOf(rowOf('SSC_5ZX'))).toHaveLength(6)
    expect(quickPicksOf(rowOf('SSC_3ZXHZ_B'))).toEqual(['all', 'clear'])
    expect(quickPicksOf(rowOf('SSC_3ZUBD_B'))).toEqual([])
  })
})

it('families and plays are found by code, and by nothing else', () => {
  expect(findFamily('SSC')?.plays).toHaveLength(159)
  expect(findFamily('constructor')).toBeUndefined()
  expect(findPlay('__proto__')).toBeUndefined()
  expect(new Set(rows.map(([code]) => code)).size).toBe(rows.length)
})
