import { describe, expect, it } from 'vitest'
import { seededInt, TEST_RULES } from '../fixtures.ts'
import type { Play, PlayOptions, Selection } from '../play.ts'
import { oddsFor, rtp } from '../prize.ts'
import { randomSelection, randomWideSelection } from '../random-selection.ts'
import type { GameRules } from '../rules.ts'
import { ssc } from './family.ts'

/** Winning and pushed units over every draw of the digits the play reads. */
function enumerate(play: Play, selection: Selection, options: PlayOptions) {
  const won: Record<string, number> = {}
  let pushed = 0
  const draw = [0, 0, 0, 0, 0]
  const draws = 10 ** play.reads.length
  for (let n = 0; n < draws; n++) {
    play.reads.forEach((position, i) => (draw[position] = Math.floor(n / 10 ** i) % 10))
    const wins = play.wins(selection, draw, options)
    for (const id in wins) won[id] = (won[id] ?? 0) + (wins[id] ?? 0)
    pushed += play.pushes(selection, draw, options)
  }
  return { won, pushed, draws }
}

const VARIANTS: readonly GameRules[] = [
  TEST_RULES,
  {
    ...TEST_RULES,
    straightWraps: { trad: true, ent: false },
    dragonTigerTie: 'lose',
    oddsOverrides: { 'SSC_E_LH.tie': '8.88', 'SSC_E_BALL_W.big': '1.95' },
  },
]

describe('[LOTT-03] by series a play returns series / divisor, over every draw', () => {
  const plays = ssc.plays.filter((play) => play.mode === 'trad')
  it.each(plays.map((play) => [play.code, play] as const))('%s', (_, play) => {
    const selection = randomWideSelection(play, seededInt(play.code.length), 3)
    const rules = play.base === 'SSC_3TS' ? VARIANTS : [TEST_RULES]
    for (const options of rules) {
      const { won, draws } = enumerate(play, selection, options)
      // Each winning unit of a tier pays its price / p at series 2000: the returns must add up
      // to exactly the units bought.
      let num = 0n
      let den = 1n
      for (const tier of play.tiers(options)) {
        num = num * BigInt(tier.num) + BigInt((won[tier.id] ?? 0) * tier.den) * den
        den *= BigInt(tier.num)
      }
      expect(num).toBe(BigInt(play.units(selection)) * BigInt(draws) * den)
      expect(rtp(play, play.tiers(options)[0] ?? fail(), TEST_RULES, 1960)).toEqual({
        num: 1960n,
        den: 2000n,
      })
    }
  })
})

describe('[LOTT-03] at fixed odds each option returns what the closed form says', () => {
  const plays = ssc.plays.filter((play) => play.mode === 'ent')
  it.each(plays.map((play) => [play.code, play] as const))('%s', (_, play) => {
    const varies = ['SSC_E_LH', 'SSC_E_BALL', 'SSC_E_S3', 'SSC_E_CARDS'].includes(play.base)
    for (const rules of varies ? VARIANTS : [TEST_RULES]) {
      for (const selection of singles(play)) {
        const [tier = fail()] = play.tiersOf(selection, rules)
        const { won, pushed, draws } = enumerate(play, selection, rules)
        const returned = BigInt(won[tier.id] ?? 0) * oddsFor(play, tier, rules)
        const { num, den } = rtp(play, tier, rules, 0)
        expect((returned + BigInt(pushed) * 10_000n) * den).toBe(num * BigInt(draws) * 10_000n)
      }
    }
  })
})

/** One selection for each tier of a play. */
function singles(play: Play): Selection[] {
  const { picker } = play
  if (picker.kind !== 'rows' || picker.rows.length > 1) return [randomSelection(play, seededInt(7))]
  const seen = new Set<string>()
  return (picker.rows[0]?.options ?? []).flatMap((_, index) => {
    const selection = { positions: [], rows: [[index]], lines: [] }
    const id = play.tiersOf(selection, TEST_RULES)[0]?.id ?? ''
    if (seen.has(id)) return []
    seen.add(id)
    return [selection]
  })
}

function fail(): never {
  throw new Error('a play without tiers')
}
