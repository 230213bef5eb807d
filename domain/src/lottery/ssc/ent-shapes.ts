import { tier, type Play, type PlayOptions } from '../play.ts'
import { distinctDigits, isStraight, shapeOfDigits } from './digits.ts'
import { optionsPattern } from './options.ts'
import { atWindow, BACK_THREE, FRONT_THREE, MIDDLE_THREE, type Pattern } from './pattern.ts'

const SHAPES = ['triple', 'straight', 'pair', 'half', 'mixed'] as const

/** The one shape of three balls, the rarer first. */
function shapeOfThree(digits: readonly number[], { straightWraps }: PlayOptions): string {
  const repeats = shapeOfDigits(digits)
  if (repeats === '3') return 'triple'
  if (repeats === '21') return 'pair'
  if (isStraight(digits, straightWraps.ent)) return 'straight'
  return hasNeighbours(digits, straightWraps.ent) ? 'half' : 'mixed'
}

function hasNeighbours(digits: readonly number[], wraps: boolean): boolean {
  const sorted = distinctDigits(digits)
  const near = sorted.some((digit, i) => i > 0 && digit - (sorted[i - 1] ?? 0) === 1)
  return near || (wraps && sorted[0] === 0 && sorted.at(-1) === 9)
}

function threeShapes(): Pattern {
  return optionsPattern({
    size: 3,
    label: 'shape',
    options: SHAPES.map((id) => ({
      id,
      tier: id,
      hits: (digits, options) => shapeOfThree(digits, options) === id,
    })),
    tiers: ({ straightWraps }) => [
      tier('triple', 10, 1000),
      tier('straight', straightWraps.ent ? 60 : 48, 1000),
      tier('pair', 270, 1000),
      tier('half', straightWraps.ent ? 360 : 336, 1000),
      tier('mixed', straightWraps.ent ? 300 : 336, 1000),
    ],
    symmetric: true,
  })
}

/** Shapes of the front, middle and back three at fixed odds. */
export const entShapePlays: readonly Play[] = [FRONT_THREE, MIDDLE_THREE, BACK_THREE].map(
  (window) =>
    atWindow({ base: 'SSC_E_S3', group: 'ent-shapes', mode: 'ent' }, window, threeShapes()),
)
