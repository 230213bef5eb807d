import { choose, productOfSizes, subsets } from '../combinatorics.ts'
import {
  NO_WINS,
  tier,
  type PickerRow,
  type RowsPicker,
  type Selection,
  type Wins,
} from '../play.ts'
import { bitsOf, rowBits } from './bits.ts'
import { DIGITS, POSITIONS, type Pattern } from './pattern.ts'

/** A row of ten digits with quick picks. */
export function digitRow(label: string, min = 1, max = 10): PickerRow {
  return { label, options: DIGITS, min, max, quick: true }
}

/** A picker of rows that must all be filled. */
export function rowsPicker(rows: readonly PickerRow[]): RowsPicker {
  return { kind: 'rows', rows, filledMin: rows.length, filledMax: rows.length, positions: null }
}

/** A picker with one row of digits per position, labelled "0", "1" ... */
function digitRows(size: number): RowsPicker {
  return rowsPicker(Array.from({ length: size }, (_, i) => digitRow(`${i}`)))
}

function firstOfRows(selection: Selection): number[] {
  return selection.rows.map((row) => row[0] ?? 0)
}

/** Straight (fushi): one digit set per position, every digit in its place. */
export function straight(size: number): Pattern {
  const tiers = [tier('straight', 1, 10 ** size)]
  return {
    size,
    picker: digitRows(size),
    tiers: () => tiers,
    units: ({ rows }) => productOfSizes(rows),
    wins: straightWins,
    mask: ({ rows }) => rowBits(rows),
    probe: (digits) => ({ all: rowBits(digits.map((digit) => [digit])), any: 0n }),
    symmetric: false,
    bestWins: () => [{ straight: 1 }],
  }
}

const straightWins: Pattern['wins'] = ({ rows }, digits) =>
  rows.every((row, i) => row.includes(digits[i] ?? -1)) ? { straight: 1 } : NO_WINS

/** Combo (ZH): each suffix of 1 to `size` digits is a unit and a tier of its own. */
export function combo(size: number): Pattern {
  const lengths = Array.from({ length: size }, (_, i) => size - i)
  const tiers = lengths.map((length) => tier(`star${length}`, 1, 10 ** length))
  const wins: Pattern['wins'] = ({ rows }, digits) => {
    const won: Record<string, number> = {}
    for (let length = 1; length <= size; length++) {
      const at = size - length
      if (!rows[at]?.includes(digits[at] ?? -1)) break
      won[`star${length}`] = productOfSizes(rows.slice(0, at))
    }
    return won
  }
  return {
    size,
    picker: digitRows(size),
    tiers: () => tiers,
    units: ({ rows }) => size * productOfSizes(rows),
    wins,
    mask: ({ rows }) => bitsOf(rows[size - 1] ?? []),
    probe: (digits) => ({ all: bitsOf([digits[size - 1] ?? 0]), any: 0n }),
    symmetric: false,
    bestWins: (selection, options) => [wins(selection, firstOfRows(selection), options)],
  }
}

const FIVE_ROWS = POSITIONS.map((label) => digitRow(label))

/** Locate (DWD): digits at any positions, each hit position wins one unit. */
export function locate(): Pattern {
  const tiers = [tier('hit', 1, 10)]
  return {
    size: 5,
    picker: { kind: 'rows', rows: FIVE_ROWS, filledMin: 1, filledMax: 5, positions: null },
    tiers: () => tiers,
    units: ({ rows }) => rows.reduce((sum, row) => sum + row.length, 0),
    wins: ({ rows }, digits) => hitWins('hit', hitRows(rows, digits)),
    mask: ({ rows }) => rowBits(rows),
    probe: (digits) => ({ all: 0n, any: rowBits(digits.map((digit) => [digit])) }),
    symmetric: false,
    bestWins: ({ rows }) => [{ hit: rows.filter((row) => row.length > 0).length }],
  }
}

/** Any-k straight (renXuan): digits per position, every k filled positions are a straight of k. */
export function anyStraight(k: number): Pattern {
  const tiers = [tier('straight', 1, 10 ** k)]
  const kSubsets = subsets([0, 1, 2, 3, 4], k)
  const wins: Pattern['wins'] = ({ rows }, digits) =>
    hitWins('straight', choose(hitRows(rows, digits), k))
  return {
    size: 5,
    picker: { kind: 'rows', rows: FIVE_ROWS, filledMin: k, filledMax: 5, positions: null },
    tiers: () => tiers,
    units: ({ rows }) =>
      kSubsets.reduce((sum, subset) => sum + productOfSizes(subset.map((i) => rows[i] ?? [])), 0),
    wins,
    mask: ({ rows }) => rowBits(rows),
    probe: (digits) => ({ all: 0n, any: rowBits(digits.map((digit) => [digit])) }),
    symmetric: false,
    bestWins: (selection, options) => [wins(selection, firstOfRows(selection), options)],
  }
}

/** How many rows hold the digit at their position. */
function hitRows(rows: readonly (readonly number[])[], digits: readonly number[]): number {
  return rows.filter((row, i) => row.includes(digits[i] ?? -1)).length
}

/** A win of `count` units of one tier. */
export function hitWins(id: string, count: number): Wins {
  return count > 0 ? { [id]: count } : NO_WINS
}
