import { hasLine, shapeOf } from '../selection.ts'
import { NO_WINS, PROBE_NONE, tier, type ManualPicker, type Tier, type Wins } from '../play.ts'
import { bitsOf } from './bits.ts'
import { distinctDigits, shapeOfDigits } from './digits.ts'
import type { Pattern } from './pattern.ts'

/** A tier for each shape a typed line may have; a straight line has the shape "". */
type ShapeTiers = Readonly<Record<string, Tier>>

const ZU3 = tier('zu3', 3, 1000)
const ZU6 = tier('zu6', 6, 1000)

/** Typed straights: one line, one unit, every digit in its place. */
export function manualStraight(size: number): Pattern {
  return manual(size, null, { '': tier('straight', 1, 10 ** size) })
}

/** Typed pairs of different digits in any order. */
export function manualPair(): Pattern {
  return manual(2, ['11'], { '11': tier('zu2', 2, 100) })
}

/** Typed group 3. */
export function manualGroupThree(): Pattern {
  return manual(3, ['21'], { '21': ZU3 })
}

/** Typed group 6. */
export function manualGroupSix(): Pattern {
  return manual(3, ['111'], { '111': ZU6 })
}

/** Mixed group (HHZX): typed group 3 and group 6 lines together. */
export function manualMixed(): Pattern {
  return manual(3, ['21', '111'], { '21': ZU3, '111': ZU6 })
}

function manual(size: number, shapes: readonly string[] | null, tiers: ShapeTiers): Pattern {
  const picker: ManualPicker = { kind: 'manual', digits: size, shapes, positions: null }
  const tierOfLine = (line: string) => tiers[shapes ? shapeOf(line) : '']
  const tierOfDigits = (digits: readonly number[]) => tiers[shapes ? shapeOfDigits(digits) : '']
  const lineOf = (digits: readonly number[]) =>
    (shapes ? digits.toSorted((a, b) => a - b) : digits).join('')
  return {
    size,
    picker,
    tiers: () => Object.values(tiers),
    tiersOf: ({ lines }) => tiersOfLines(lines, tierOfLine),
    units: ({ lines }) => lines.length,
    wins: ({ lines }, digits) => {
      const won = tierOfDigits(digits)
      return won && hasLine(lines, lineOf(digits)) ? oneWin(won.id) : NO_WINS
    },
    mask: ({ lines }) => lines.reduce((bits, line) => bits | lineBits(line), 0n),
    probe: (digits) =>
      tierOfDigits(digits) ? { all: lineBits(lineOf(digits)), any: 0n } : PROBE_NONE,
    symmetric: shapes !== null,
    alphabet: ({ lines }) => distinctDigits(lines.flatMap((line) => line.split('').map(Number))),
    bestWins: ({ lines }) => tiersOfLines(lines, tierOfLine).map((each) => oneWin(each.id)),
  }
}

function oneWin(id: string): Wins {
  return { [id]: 1 }
}

function tiersOfLines(
  lines: readonly string[],
  tierOfLine: (line: string) => Tier | undefined,
): Tier[] {
  const found = new Set<Tier>()
  for (const line of lines) {
    const each = tierOfLine(line)
    if (each) found.add(each)
  }
  return [...found]
}

/** Bit `place * 10 + digit` of each digit, and one bit above 50 that tells lines apart. */
function lineBits(line: string): bigint {
  const digits = line.split('').map(Number)
  const places = digits.map((digit, place) => place * 10 + digit)
  return bitsOf([...places, 50 + (Number(line) % 11)])
}
