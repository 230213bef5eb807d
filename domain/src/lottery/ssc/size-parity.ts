import { productOfSizes } from '../combinatorics.ts'
import { tier, type Play } from '../play.ts'
import { bitsOf } from './bits.ts'
import { atWindow, BACK_THREE, BACK_TWO, FRONT_THREE, FRONT_TWO, type Pattern } from './pattern.ts'
import { hitWins, rowsPicker } from './straight.ts'

/** The four attributes of a digit; big is 5 and above. */
export const ATTRIBUTES = ['big', 'small', 'odd', 'even'] as const

/** Indexes into ATTRIBUTES that a digit has: one of size, one of parity. */
export function attributesOf(digit: number): [number, number] {
  return [digit >= 5 ? 0 : 1, digit % 2 === 1 ? 2 : 3]
}

/** A digit of each of the four kinds: big odd, big even, small odd, small even. */
const KINDS: readonly number[] = [5, 6, 1, 0]

/** How many attributes of a row a digit has: 0 to 2. */
function satisfied(row: readonly number[], digit: number): number {
  return attributesOf(digit).filter((attribute) => row.includes(attribute)).length
}

function kindOf(digit: number): number {
  return KINDS.findIndex((kind) => attributesOf(kind).join() === attributesOf(digit).join())
}

const wins: Pattern['wins'] = ({ rows }, digits) =>
  hitWins(
    'hit',
    rows.reduce((product, row, i) => product * satisfied(row, digits[i] ?? 0), 1),
  )

/** Size and parity per position (DXDS): each combination of one attribute per position is a unit. */
function sizeParity(size: number): Pattern {
  const tiers = [tier('hit', 1, 2 ** size)]
  return {
    size,
    picker: rowsPicker(
      Array.from({ length: size }, (_, i) => ({
        label: `${i}`,
        options: ATTRIBUTES,
        min: 1,
        max: 4,
        quick: false,
      })),
    ),
    tiers: () => tiers,
    units: ({ rows }) => productOfSizes(rows),
    wins,
    // One bit per position and kind of digit, set when that kind satisfies something there.
    mask: ({ rows }) =>
      rows.reduce((bits, row, i) => {
        const kinds = KINDS.flatMap((digit, kind) => (satisfied(row, digit) > 0 ? [kind] : []))
        return bits | bitsOf(kinds, i * 4)
      }, 0n),
    probe: (digits) => ({
      all: bitsOf(digits.map((digit, i) => i * 4 + kindOf(digit))),
      any: 0n,
    }),
    symmetric: false,
    bestWins: (selection, options) => {
      const best = selection.rows.map((row) =>
        KINDS.reduce((a, b) => (satisfied(row, b) > satisfied(row, a) ? b : a)),
      )
      return [wins(selection, best, options)]
    },
  }
}

const group = 'size'

/** Front and back two and three. */
export const sizeParityPlays: readonly Play[] = [
  ...[FRONT_TWO, BACK_TWO].map((window) =>
    atWindow({ base: 'SSC_DXDS2', group }, window, sizeParity(2)),
  ),
  ...[FRONT_THREE, BACK_THREE].map((window) =>
    atWindow({ base: 'SSC_DXDS3', group }, window, sizeParity(3)),
  ),
]
