import { tier, type Play } from '../play.ts'
import { optionsPattern, type Option } from './options.ts'
import { atWindow, DIGITS, POSITIONS, type Pattern } from './pattern.ts'
import { ATTRIBUTES, attributesOf } from './size-parity.ts'

const sides: readonly Option[] = ATTRIBUTES.map((id, index) => ({
  id,
  tier: id,
  hits: ([digit = 0]) => attributesOf(digit).includes(index),
}))

const digits: readonly Option[] = DIGITS.map((id, value) => ({
  id,
  tier: 'digit',
  hits: ([digit]) => digit === value,
}))

/** One ball: big, small, odd, even, or the digit itself. */
function ball(): Pattern {
  const tiers = [...ATTRIBUTES.map((id) => tier(id, 5, 10)), tier('digit', 1, 10)]
  return optionsPattern({
    size: 1,
    label: 'ball',
    options: [...sides, ...digits],
    tiers: () => tiers,
    symmetric: true,
  })
}

/** The five balls at fixed odds. */
export const entBallPlays: readonly Play[] = POSITIONS.map((code, index) =>
  atWindow(
    { base: 'SSC_E_BALL', group: 'ent-balls', mode: 'ent' },
    { code, reads: [index] },
    ball(),
  ),
)
