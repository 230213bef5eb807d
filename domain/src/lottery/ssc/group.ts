import { choose, factorial } from '../combinatorics.ts'
import { NO_WINS, PROBE_NONE, tier, type PickerRow } from '../play.ts'
import { bitsOf, pairBits } from './bits.ts'
import { countDigits, digitsOccurring } from './digits.ts'
import type { Pattern } from './pattern.ts'
import { digitRow, rowsPicker } from './straight.ts'

/** `count` different digits, each drawn `times` times. */
export type Part = { times: number; count: number }

const ROW_LABELS = ['', 'single', 'double', 'triple', 'quad']

/** Orders in which digits with these repeats can be drawn. */
function arrangements(parts: readonly Part[]): number {
  const size = parts.reduce((sum, part) => sum + part.times * part.count, 0)
  const repeats = parts.reduce((product, part) => product * factorial(part.times) ** part.count, 1)
  return factorial(size) / repeats
}

/** Group play with one row: `count` of its digits, each drawn `times` times, in any order. */
export function oneRowGroup(id: string, part: Part): Pattern {
  const size = part.times * part.count
  const tiers = [tier(id, arrangements([part]), 10 ** size)]
  const win = { [id]: 1 }
  const drawn = (digits: readonly number[]) => {
    const found = digitsOccurring(countDigits(digits), part.times)
    return found.length === part.count ? found : undefined
  }
  return {
    size,
    picker: rowsPicker([digitRow('digits', part.count)]),
    tiers: () => tiers,
    units: ({ rows: [row = []] }) => choose(row.length, part.count),
    wins: ({ rows: [row = []] }, digits) =>
      drawn(digits)?.every((digit) => row.includes(digit)) ? win : NO_WINS,
    mask: ({ rows: [row = []] }) => pairBits(row),
    probe: (digits) => {
      const found = drawn(digits)
      return found ? { all: pairBits(found), any: 0n } : PROBE_NONE
    },
    symmetric: true,
    bestWins: () => [win],
    alphabet: ({ rows: [row = []] }) => row.slice(0, 5),
  }
}

/** Group 3 (zu3): one digit twice and another once, both from the row; n(n-1) units. */
export function pairGroup(): Pattern {
  const tiers = [tier('zu3', 3, 1000)]
  const win = { zu3: 1 }
  return {
    size: 3,
    picker: rowsPicker([digitRow('digits', 2)]),
    tiers: () => tiers,
    units: ({ rows: [row = []] }) => 2 * choose(row.length, 2),
    wins: ({ rows: [row = []] }, digits) =>
      pairAndSingle(digits)?.every((digit) => row.includes(digit)) ? win : NO_WINS,
    mask: ({ rows: [row = []] }) => pairBits(row),
    probe: (digits) => {
      const found = pairAndSingle(digits)
      return found ? { all: pairBits(found), any: 0n } : PROBE_NONE
    },
    symmetric: true,
    bestWins: () => [win],
    alphabet: ({ rows: [row = []] }) => row.slice(0, 5),
  }
}

/** The digit drawn twice and the one drawn once, when that is what was drawn. */
function pairAndSingle(digits: readonly number[]): number[] | undefined {
  const counts = countDigits(digits)
  const [pair] = digitsOccurring(counts, 2)
  const [single] = digitsOccurring(counts, 1)
  return pair === undefined || single === undefined ? undefined : [pair, single]
}

/**
 * Group play with two rows: the digits of the first part come from the first row, those of the
 * second part from the second, all different. One of the parts has a single digit.
 */
export function twoRowGroup(id: string, first: Part, second: Part): Pattern {
  const size = first.times * first.count + second.times * second.count
  const tiers = [tier(id, arrangements([first, second]), 10 ** size)]
  const win = { [id]: 1 }
  const label = (part: Part): PickerRow => digitRow(ROW_LABELS[part.times] ?? '', part.count)
  const drawn = (digits: readonly number[]) => {
    const counts = countDigits(digits)
    const a = digitsOccurring(counts, first.times)
    const b = digitsOccurring(counts, second.times)
    return a.length === first.count && b.length === second.count ? { a, b } : undefined
  }
  const wins: Pattern['wins'] = ({ rows: [one = [], two = []] }, digits) => {
    const found = drawn(digits)
    if (!found) return NO_WINS
    const hit =
      found.a.every((digit) => one.includes(digit)) && found.b.every((digit) => two.includes(digit))
    return hit ? win : NO_WINS
  }
  return {
    size,
    picker: rowsPicker([label(first), label(second)]),
    tiers: () => tiers,
    units: ({ rows: [one = [], two = []] }) =>
      first.count === 1 ? sumOver(one, two, second.count) : sumOver(two, one, first.count),
    wins,
    mask: ({ rows: [one = [], two = []] }) => bitsOf(one) | bitsOf(two, 10),
    probe: (digits) => {
      const found = drawn(digits)
      return found ? { all: bitsOf(found.a) | bitsOf(found.b, 10), any: 0n } : PROBE_NONE
    },
    symmetric: true,
    bestWins: () => [win],
  }
}

/** Ways to take one digit of `singles` and `count` other digits of `others`. */
function sumOver(singles: readonly number[], others: readonly number[], count: number): number {
  return singles.reduce(
    (sum, digit) => sum + choose(others.length - (others.includes(digit) ? 1 : 0), count),
    0,
  )
}
