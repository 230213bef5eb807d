import { tier, type Play } from '../play.ts'
import { isStraight, shapeOfDigits, sumOf } from './digits.ts'
import { oneRowGroup, pairGroup } from './group.ts'
import { manualGroupSix, manualGroupThree, manualMixed, manualStraight } from './manual.ts'
import { optionsPattern } from './options.ts'
import { atWindow, BACK_THREE, DIGITS, FRONT_THREE, MIDDLE_THREE, type Pattern } from './pattern.ts'
import { combo, straight } from './straight.ts'
import { groupSum, groupWith, straightSpan, straightSum } from './sums.ts'

/** Last digit of the sum (HZWS). */
function sumTail(): Pattern {
  const tiers = [tier('hit', 1, 10)]
  return optionsPattern({
    size: 3,
    label: 'tail',
    options: DIGITS.map((id, tail) => ({
      id,
      tier: 'hit',
      hits: (digits) => sumOf(digits) % 10 === tail,
    })),
    tiers: () => tiers,
    symmetric: true,
  })
}

/** Special shapes (TS): triple, straight, pair; each draw has at most one. */
function special(): Pattern {
  return optionsPattern({
    size: 3,
    label: 'shape',
    options: [
      { id: 'triple', tier: 'triple', hits: (digits) => shapeOfDigits(digits) === '3' },
      {
        id: 'straight',
        tier: 'straight',
        hits: (digits, { straightWraps }) => isStraight(digits, straightWraps.trad),
      },
      { id: 'pair', tier: 'pair', hits: (digits) => shapeOfDigits(digits) === '21' },
    ],
    tiers: ({ straightWraps }) => [
      tier('triple', 10, 1000),
      tier('straight', straightWraps.trad ? 60 : 48, 1000),
      tier('pair', 270, 1000),
    ],
    symmetric: true,
  })
}

/** Three-digit group patterns that any-k plays share. */
export const threeStarGroups: readonly [string, Pattern][] = [
  ['3ZU3', pairGroup()],
  ['3ZU3_D', manualGroupThree()],
  ['3ZU6', oneRowGroup('zu6', { times: 1, count: 3 })],
  ['3ZU6_D', manualGroupSix()],
  ['3HHZX', manualMixed()],
  ['3ZUHZ', groupSum(3)],
]

const patterns: readonly [string, Pattern][] = [
  ['3ZX', straight(3)],
  ['3ZX_D', manualStraight(3)],
  ['3ZH', combo(3)],
  ['3ZXHZ', straightSum(3)],
  ['3ZXKD', straightSpan(3)],
  ...threeStarGroups,
  ['3ZUBD', groupWith(3)],
  ['3HZWS', sumTail()],
  ['3TS', special()],
]

/** The first, middle and last three digits. */
export const threeStarPlays: readonly Play[] = [FRONT_THREE, MIDDLE_THREE, BACK_THREE].flatMap(
  (window) =>
    patterns.map(([name, pattern]) =>
      atWindow({ base: `SSC_${name}`, group: 'three' }, window, pattern),
    ),
)
