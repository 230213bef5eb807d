import { assert, nat, property } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { seededInt, TEST_RULES } from '../fixtures.ts'
import type { Draw, Play, Selection } from '../play.ts'
import { randomWideSelection } from '../random-selection.ts'
import { ssc } from './family.ts'

/**
 * A second account of every play: the units of a selection written out one by one, each with the
 * draws it wins. Nothing here uses a formula of the rules.
 */
type Unit = { tier: string; wins: (window: string) => boolean }

const ALL = '0123456789'.split('')
const sorted = (text: string) => text.split('').sort().join('')
const total = (text: string) => text.split('').reduce((sum, digit) => sum + Number(digit), 0)
const span = (text: string) => Number(sorted(text).at(-1)) - Number(sorted(text)[0])
const strings = (size: number): string[] =>
  size === 0 ? [''] : strings(size - 1).flatMap((head) => ALL.map((digit) => head + digit))
const products = (rows: readonly (readonly string[])[]): string[] =>
  rows.reduce<string[]>((heads, row) => heads.flatMap((h) => row.map((d) => h + d)), [''])
const combos = (items: readonly string[], k: number): string[][] =>
  k === 0
    ? [[]]
    : items.flatMap((item, i) => combos(items.slice(i + 1), k - 1).map((rest) => [item, ...rest]))
const WRAPPED_RUNS = new Set(['019', '089', '01239', '01289', '01789', '06789'])
const isRun = (text: string, wraps: boolean) =>
  '0123456789'.includes(sorted(text)) || (wraps && WRAPPED_RUNS.has(sorted(text)))

const exactly = (tier: string, target: string): Unit => ({ tier, wins: (w) => w === target })
const anyOrder = (tier: string, target: string): Unit => ({
  tier,
  wins: (w) => sorted(w) === sorted(target),
})
const shapeTier = (text: string) =>
  text.length === 2 ? 'zu2' : new Set(text).size === 2 ? 'zu3' : 'zu6'
const groupsOf = (size: number) =>
  strings(size).filter((text) => text === sorted(text) && new Set(text).size > 1)

const twoRows: Readonly<Record<string, [number, number, number, number]>> = {
  '5ZU60': [2, 1, 1, 3],
  '5ZU30': [2, 2, 1, 1],
  '5ZU20': [3, 1, 1, 2],
  '5ZU10': [3, 1, 2, 1],
  '5ZU5': [4, 1, 1, 1],
  '4ZU12': [2, 1, 1, 2],
  '4ZU4': [3, 1, 1, 1],
}
const oneRow: Readonly<Record<string, [number, number]>> = {
  '5ZU120': [1, 5],
  '4ZU24': [1, 4],
  '4ZU6': [2, 2],
  '3ZU6': [1, 3],
  '2ZU': [1, 2],
}

/** Units of a play on its window. `name` is the code without "SSC_", "R" and window. */
function unitsOf(name: string, size: number, play: Play, selection: Selection): Unit[] {
  const { picker } = play
  const rows = selection.rows.map((row, i) =>
    row.map((index) => (picker.kind === 'rows' ? (picker.rows[i]?.options[index] ?? '') : '')),
  )
  const [one = [], two = []] = rows
  if (name.endsWith('ZX_D')) return selection.lines.map((line) => exactly('straight', line))
  if (name.endsWith('_D') || name === '3HHZX') {
    return selection.lines.map((line) => anyOrder(shapeTier(line), line))
  }
  if (/^\dZX$/.test(name)) return products(rows).map((text) => exactly('straight', text))
  if (/^\dZH$/.test(name)) {
    return products(rows).flatMap((text) =>
      text.split('').map((_, i): Unit => {
        const suffix = text.slice(i)
        return { tier: `star${suffix.length}`, wins: (w) => w.endsWith(suffix) }
      }),
    )
  }
  const group = oneRow[name]
  if (group) {
    return combos(one, group[1]).map((digits) => anyOrder(tierName(name), times(digits, group[0])))
  }
  const pair = twoRows[name]
  if (pair) {
    return combos(one, pair[1]).flatMap((a) =>
      combos(two, pair[3])
        .filter((b) => !b.some((digit) => a.includes(digit)))
        .map((b) => anyOrder(tierName(name), times(a, pair[0]) + times(b, pair[2]))),
    )
  }
  switch (name) {
    case '3ZU3':
      return one.flatMap((a) => one.filter((b) => b !== a).map((b) => anyOrder('zu3', a + a + b)))
    case '2ZXHZ':
    case '3ZXHZ':
      return strings(size)
        .filter((text) => one.includes(`${total(text)}`))
        .map((text) => exactly('straight', text))
    case '2ZXKD':
    case '3ZXKD':
      return strings(size)
        .filter((text) => one.includes(`${span(text)}`))
        .map((text) => exactly('straight', text))
    case '2ZUHZ':
    case '3ZUHZ':
      return groupsOf(size)
        .filter((text) => one.includes(`${total(text)}`))
        .map((text) => anyOrder(shapeTier(text), text))
    case '2ZUBD':
    case '3ZUBD':
      return groupsOf(size)
        .filter((text) => text.includes(one[0] ?? 'x'))
        .map((text) => anyOrder(shapeTier(text), text))
    case '3HZWS':
      return one.map((id) => ({ tier: 'hit', wins: (w) => `${total(w)}`.endsWith(id) }))
    case 'DWD':
      return rows.flatMap((row, i) =>
        row.map((digit): Unit => ({ tier: 'hit', wins: (w) => w[i] === digit })),
      )
    default:
      return moreUnits(name, play, rows)
  }
}

const tierName = (name: string) => (name === '2ZU' ? 'zu2' : name.slice(1).toLowerCase())
const times = (digits: string[], n: number) => digits.map((digit) => digit.repeat(n)).join('')

function moreUnits(name: string, play: Play, rows: readonly (readonly string[])[]): Unit[] {
  const [one = []] = rows
  const bdw = /^BDW\d(\d)$/.exec(name)
  if (bdw) {
    return combos(one, Number(bdw[1])).map((digits) => ({
      tier: 'hit',
      wins: (w) => digits.every((digit) => w.includes(digit)),
    }))
  }
  const repeat = /^QW(\d)$/.exec(name)?.[1] ?? (name === 'E_ANY' ? '1' : undefined)
  if (repeat) {
    return one.map((digit) => ({
      tier: 'hit',
      wins: (w) => w.split(digit).length > Number(repeat),
    }))
  }
  const fixed = /^(?:R(\d)ZX|E_(\d)D)$/.exec(name)
  if (fixed) {
    const tier = fixed[1] ? 'straight' : 'fixed'
    const filled = rows.flatMap((row, i) => (row.length > 0 ? [`${i}`] : []))
    return combos(filled, Number(fixed[1] ?? fixed[2])).flatMap((places) =>
      products(places.map((place) => rows[Number(place)] ?? [])).map((text): Unit => ({
        tier,
        wins: (w) => places.every((place, i) => w[Number(place)] === text[i]),
      })),
    )
  }
  if (name.startsWith('DXDS')) {
    return rows
      .reduce<string[][]>((heads, row) => heads.flatMap((h) => row.map((a) => [...h, a])), [[]])
      .map((wanted) => ({
        tier: 'hit',
        wins: (w) => wanted.every((attribute, i) => ofDigit(attribute, Number(w[i]))),
      }))
  }
  const option = OPTION_RULES[name]
  if (!option) throw new Error(`no second account of ${play.code}`)
  return one.map((id) => ({
    tier: name === 'E_BALL' && /\d/.test(id) ? 'digit' : id,
    wins: (w) => option(id, w),
  }))
}

const ofDigit = (attribute: string, value: number, big = 5) =>
  ({ big: value >= big, small: value < big, odd: value % 2 === 1, even: value % 2 === 0 })[
    attribute
  ] ?? false

const dragon = (id: string, w: string) =>
  ({ dragon: w[0] ?? '', tiger: w[1] ?? '', tie: '' })[id] ===
  (w[0] === w[1] ? '' : w.split('').sort().at(-1))

function threeShape(w: string): string {
  const different = new Set(w).size
  if (different === 1) return 'triple'
  if (different === 2) return 'pair'
  if (isRun(w, true)) return 'straight'
  const cyclic = ALL.map((digit, i) => digit + ALL[(i + 1) % 10])
  return cyclic.some(([a = '', b = '']) => w.includes(a) && w.includes(b)) ? 'half' : 'mixed'
}

function niu(w: string): number {
  const bull = combos(w.split(''), 3).some((three) => total(three.join('')) % 10 === 0)
  return bull ? ((total(w) + 9) % 10) + 1 : 0
}

function hand(w: string): string {
  const repeats = sorted([...new Set(w)].map((digit) => w.split(digit).length - 1).join(''))
  const names: Record<string, string> = {
    '5': 'five',
    '14': 'four',
    '23': 'full',
    '113': 'three',
    '122': 'twoPairs',
    '1112': 'pair',
  }
  return names[repeats] ?? (isRun(w, true) ? 'straight' : 'high')
}

const OPTION_RULES: Readonly<Record<string, (id: string, window: string) => boolean>> = {
  '3TS': (id, w) => {
    if (id === 'straight') return isRun(w, false)
    return new Set(w).size === (id === 'triple' ? 1 : 2)
  },
  LH: dragon,
  E_LH: dragon,
  E_BALL: (id, w) => (/\d/.test(id) ? w === id : ofDigit(id, Number(w))),
  E_SUM: (id, w) => ofDigit(id, total(w), 23),
  E_S3: (id, w) => threeShape(w) === id,
  E_NIU: (id, w) => {
    const bull = niu(w)
    if (id === 'none') return bull === 0
    if (id === 'niuniu') return bull === 10
    return id.startsWith('niu') ? `niu${bull}` === id : bull > 0 && ofDigit(id, bull, 6)
  },
  E_CARDS: (id, w) => hand(w) === id,
}

/** The units of a play with every digit of the draw in sight. */
function account(play: Play, selection: Selection): ((draw: Draw) => string | undefined)[] {
  const name = play.base.slice('SSC_'.length)
  const ticked = play.picker.positions !== null
  const inner = ticked ? name.slice(1) : name
  const size = ticked ? Number(inner[0]) : play.reads.length
  const units = unitsOf(inner, size, play, selection)
  const places = ticked
    ? combos(selection.positions.map(String), size).map((three) => three.map(Number))
    : [play.reads]
  return places.flatMap((place) =>
    units.map((unit) => (draw: Draw) => {
      const window = place.map((index) => `${draw[index]}`).join('')
      return unit.wins(window) ? unit.tier : undefined
    }),
  )
}

/** A draw that is likely to hit: digits mostly from the selection's own. */
function someDraw(seed: number): Draw {
  const randomInt = seededInt(seed)
  const few = 2 + randomInt(9)
  return Array.from({ length: 5 }, () => randomInt(few))
}

describe('units and wins agree with units written out one by one', () => {
  it.each(ssc.plays.map((play) => [play.code, play] as const))('%s', (_, play) => {
    assert(
      property(nat(), (seed) => {
        const selection = randomWideSelection(play, seededInt(seed), 4)
        const units = account(play, selection)
        expect(play.units(selection)).toBe(units.length)
        for (let i = 0; i < 5; i++) {
          const draw = someDraw(seed + i)
          const won: Record<string, number> = {}
          for (const unit of units) {
            const tier = unit(draw)
            if (tier !== undefined) won[tier] = (won[tier] ?? 0) + 1
          }
          expect(play.wins(selection, draw, TEST_RULES)).toEqual(won)
        }
      }),
      { numRuns: 12 },
    )
  })
})
