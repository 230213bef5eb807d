import { productOfSizes } from '../combinatorics.ts'
import { tier, type Play } from '../play.ts'
import { rowBits } from './bits.ts'
import { ALL_FIVE, atWindow, DIGIT_VALUES, POSITIONS, type Pattern } from './pattern.ts'
import { digitRow, hitWins } from './straight.ts'

const wins: Pattern['wins'] = ({ rows }, digits) => {
  const hit = rows.every((row, i) => row.length === 0 || row.includes(digits[i] ?? -1))
  return hitWins('fixed', hit ? 1 : 0)
}

/** `n` positions of the member's choice, each exactly right; digits per position multiply. */
function fixed(n: number): Pattern {
  const tiers = [tier('fixed', 1, 10 ** n)]
  return {
    size: 5,
    picker: {
      kind: 'rows',
      rows: POSITIONS.map((label) => digitRow(label)),
      filledMin: n,
      filledMax: n,
      positions: null,
    },
    tiers: () => tiers,
    units: ({ rows }) => {
      const filled = rows.filter((row) => row.length > 0)
      return filled.length === n ? productOfSizes(filled) : 0
    },
    wins,
    // A position left open takes every digit, so that all five digits can be asked for.
    mask: ({ rows }) => rowBits(rows.map((row) => (row.length > 0 ? row : DIGIT_VALUES))),
    probe: (digits) => ({ all: rowBits(digits.map((digit) => [digit])), any: 0n }),
    symmetric: false,
    bestWins: () => [{ fixed: 1 }],
  }
}

/** Two, three and four fixed positions at fixed odds. */
export const entFixedPlays: readonly Play[] = [2, 3, 4].map((n) =>
  atWindow({ base: `SSC_E_${n}D`, group: 'ent-fixed', mode: 'ent' }, ALL_FIVE, fixed(n)),
)
