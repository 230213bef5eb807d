import { choose } from '../combinatorics.ts'
import { PROBE_NONE, tier, type Play } from '../play.ts'
import { bitsOf, pairBits } from './bits.ts'
import { distinctDigits } from './digits.ts'
import {
  ALL_FIVE,
  atWindow,
  BACK_FOUR,
  BACK_THREE,
  FRONT_FOUR,
  FRONT_THREE,
  MIDDLE_THREE,
  type Pattern,
} from './pattern.ts'
import { digitRow, hitWins, rowsPicker } from './straight.ts'

/**
 * Any position (BDW): every `k` of the chosen digits are a unit, which wins when all of them are
 * among the `size` drawn digits.
 */
function anyPosition(size: number, k: number): Pattern {
  const tiers = [tier('hit', drawsWithAll(size, k), 10 ** size)]
  const wins: Pattern['wins'] = ({ rows: [row = []] }, digits) =>
    hitWins('hit', choose(row.filter((digit) => digits.includes(digit)).length, k))
  return {
    size,
    picker: rowsPicker([digitRow('digits', k)]),
    tiers: () => tiers,
    units: ({ rows: [row = []] }) => choose(row.length, k),
    wins,
    mask: ({ rows: [row = []] }) => (k === 1 ? bitsOf(row) : pairBits(row)),
    probe: (digits) => {
      const drawn = distinctDigits(digits)
      // Two or more digits hit exactly when some pair does; one digit drawn five times has none.
      const any = k === 1 ? bitsOf(drawn) : pairBits(drawn)
      return any === 0n ? PROBE_NONE : { all: 0n, any }
    },
    symmetric: true,
    bestWins: (selection, options) => {
      const [row = []] = selection.rows
      const digits = Array.from({ length: size }, (_, i) => row[i % row.length] ?? 0)
      return [wins(selection, digits, options)]
    },
  }
}

/** Draws of `size` digits in which `k` given digits all occur, by inclusion and exclusion. */
function drawsWithAll(size: number, k: number): number {
  let draws = 0
  for (let j = 0; j <= k; j++) draws += (-1) ** j * choose(k, j) * (10 - j) ** size
  return draws
}

const group = 'any'

/** Any position of three, four and five digits. */
export const anyPositionPlays: readonly Play[] = [
  ...[FRONT_THREE, MIDDLE_THREE, BACK_THREE].flatMap((window) => [
    atWindow({ base: 'SSC_BDW31', group }, window, anyPosition(3, 1)),
    atWindow({ base: 'SSC_BDW32', group }, window, anyPosition(3, 2)),
  ]),
  ...[FRONT_FOUR, BACK_FOUR].flatMap((window) => [
    atWindow({ base: 'SSC_BDW41', group }, window, anyPosition(4, 1)),
    atWindow({ base: 'SSC_BDW42', group }, window, anyPosition(4, 2)),
  ]),
  ...[1, 2, 3].map((k) => atWindow({ base: `SSC_BDW5${k}`, group }, ALL_FIVE, anyPosition(5, k))),
]
