import { multisets, tuples } from '../combinatorics.ts'
import {
  NO_WINS,
  PROBE_NONE,
  tier,
  type PickerRow,
  type Selection,
  type Tier,
  type Wins,
} from '../play.ts'
import { bitsOf } from './bits.ts'
import { distinctDigits, shapeOfDigits, spanOf, sumOf } from './digits.ts'
import { DIGIT_VALUES, type Pattern } from './pattern.ts'
import { rowsPicker } from './straight.ts'

/** A row of numbers `from` to `to`; `max` of them may be chosen. */
function numberRow(label: string, from: number, to: number, max = to - from + 1): PickerRow {
  const options = Array.from({ length: to - from + 1 }, (_, i) => `${from + i}`)
  return { label, options, min: 1, max, quick: false }
}

/** How many lists of digits have each measure, from `from` up. */
function tally(
  lists: readonly (readonly number[])[],
  measure: (digits: readonly number[]) => number,
  from = 0,
): number[] {
  const counts: number[] = []
  for (const digits of lists) {
    const index = measure(digits) - from
    counts[index] = (counts[index] ?? 0) + 1
  }
  return Array.from(counts, (count) => count ?? 0)
}

/** Straights by a measure of the digits: each straight that measures a chosen number is a unit. */
function straightBy(
  size: number,
  row: PickerRow,
  measure: (digits: readonly number[]) => number,
): Pattern {
  const table = tally(tuples(DIGIT_VALUES, size), measure)
  const tiers = [tier('straight', 1, 10 ** size)]
  const win = { straight: 1 }
  return {
    size,
    picker: rowsPicker([row]),
    tiers: () => tiers,
    units: ({ rows: [chosen = []] }) => sumOf(chosen.map((index) => table[index] ?? 0)),
    wins: ({ rows: [chosen = []] }, digits) => (chosen.includes(measure(digits)) ? win : NO_WINS),
    mask: ({ rows: [chosen = []] }) => bitsOf(chosen),
    probe: (digits) => ({ all: bitsOf([measure(digits)]), any: 0n }),
    symmetric: true,
  }
}

/** Straight sum (ZXHZ). */
export function straightSum(size: number): Pattern {
  return straightBy(size, numberRow('sum', 0, size * 9), sumOf)
}

/** Straight span (ZXKD): largest minus smallest. */
export function straightSpan(size: number): Pattern {
  return straightBy(size, numberRow('span', 0, 9), spanOf)
}

/** The tiers of group units by the shape of the digits. */
const GROUP_TIERS: Readonly<Record<string, Tier>> = {
  '11': tier('zu2', 2, 100),
  '21': tier('zu3', 3, 1000),
  '111': tier('zu6', 6, 1000),
}

/** The win of a drawn group; none for a triple or a pair of two. */
function winOf(digits: readonly number[]): Wins {
  const won = GROUP_TIERS[shapeOfDigits(digits)]
  return won ? { [won.id]: 1 } : NO_WINS
}

function groupTiers(size: number): Tier[] {
  return Object.entries(GROUP_TIERS).flatMap(([shape, each]) =>
    sumOf(shape.split('').map(Number)) === size ? [each] : [],
  )
}

function groupUnits(size: number): number[][] {
  return multisets(DIGIT_VALUES, size).filter((digits) => GROUP_TIERS[shapeOfDigits(digits)])
}

function tiersWon(units: readonly (readonly number[])[]): Tier[] {
  const found = new Set<Tier>()
  for (const digits of units) {
    const each = GROUP_TIERS[shapeOfDigits(digits)]
    if (each) found.add(each)
  }
  return [...found]
}

/** Group plays whose units are the groups (no triple, no pair of two) that `covers` a choice. */
function groupBy(
  size: number,
  row: PickerRow,
  covers: (chosen: readonly number[], digits: readonly number[]) => boolean,
  indexesOf: (digits: readonly number[]) => number[],
): Pattern {
  const groups = groupUnits(size)
  const tiers = groupTiers(size)
  const covered = ({ rows: [chosen = []] }: Selection) =>
    groups.filter((digits) => covers(chosen, digits))
  return {
    size,
    picker: rowsPicker([row]),
    tiers: () => tiers,
    tiersOf: (selection) => tiersWon(covered(selection)),
    units: (selection) => covered(selection).length,
    wins: ({ rows: [chosen = []] }, digits) => (covers(chosen, digits) ? winOf(digits) : NO_WINS),
    mask: ({ rows: [chosen = []] }) => bitsOf(chosen),
    probe: (digits) =>
      winOf(digits) === NO_WINS ? PROBE_NONE : { all: 0n, any: bitsOf(indexesOf(digits)) },
    symmetric: true,
  }
}

/** Group sum (ZUHZ): groups whose digits add up to a chosen number. */
export function groupSum(size: number): Pattern {
  return groupBy(
    size,
    numberRow('sum', 1, size * 9 - 1),
    (chosen, digits) => chosen.includes(sumOf(digits) - 1),
    (digits) => [sumOf(digits) - 1],
  )
}

/** Group containing one chosen digit (ZUBD). */
export function groupWith(size: number): Pattern {
  return groupBy(
    size,
    numberRow('digit', 0, 9, 1),
    (chosen, digits) => chosen.some((digit) => digits.includes(digit)),
    distinctDigits,
  )
}
