import { describe, expect, it } from 'vitest'
import { seededInt, TEST_RULES } from '../fixtures.ts'
import type { Draw, Play, Selection } from '../play.ts'
import { oddsText, possiblePrize, prizeOf, type TicketTerms } from '../prize.ts'
import { randomWideSelection } from '../random-selection.ts'
import { ssc } from './family.ts'

/** Plays of five digits whose possible prize is checked against all 100,000 draws. */
const EXACT_FIVE = new Set([
  'SSC_5ZH',
  'SSC_5ZU30',
  'SSC_DWD',
  'SSC_BDW53',
  'SSC_QW2',
  'SSC_R2ZX',
  'SSC_R2ZX_D',
  'SSC_R2ZXHZ',
  'SSC_R3ZU6',
  'SSC_R3HHZX',
  'SSC_R4ZU12',
  'SSC_E_NIU',
  'SSC_E_CARDS',
])

function termsOf(play: Play, selection: Selection): TicketTerms {
  return {
    selection: '',
    units: 1,
    stakeMinor: 20_000n,
    unitMode: 'yuan',
    multiple: 1,
    series: 2000,
    basePrice: 2,
    odds: play.mode === 'ent' ? oddsText(play, selection, TEST_RULES) : '',
  }
}

/** The best prize over all draws, each distinct win priced once. */
function bestPrize(play: Play, selection: Selection, draws: Iterable<Draw>): bigint {
  const terms = termsOf(play, selection)
  const seen = new Set<string>()
  let best = 0n
  for (const draw of draws) {
    const wins = play.wins(selection, draw, TEST_RULES)
    const key = JSON.stringify(wins)
    if (seen.has(key)) continue
    seen.add(key)
    const prize = prizeOf(play, terms, wins, TEST_RULES)
    if (prize > best) best = prize
  }
  return best
}

function* drawsOf(play: Play): Generator<Draw> {
  for (let n = 0; n < 10 ** play.reads.length; n++) {
    const draw = [0, 0, 0, 0, 0]
    play.reads.forEach((position, i) => (draw[position] = Math.floor(n / 10 ** i) % 10))
    yield draw
  }
}

function* likelyDraws(selection: Selection, seed: number): Generator<Draw> {
  const randomInt = seededInt(seed)
  const typed = selection.lines.flatMap((line) => line.split('').map(Number))
  const pool = [...selection.rows.flat(), ...typed].filter((digit) => digit <= 9)
  for (let i = 0; i < 2000; i++) {
    yield Array.from({ length: 5 }, () =>
      randomInt(4) === 0 ? randomInt(10) : (pool[randomInt(pool.length)] ?? 0),
    )
  }
}

const selectionFor = (play: Play, seed: number) => {
  // Typed any-k lines keep to few digits, where the possible prize is exact.
  if (play.base !== 'SSC_R2ZX_D') return randomWideSelection(play, seededInt(seed), 4)
  return { positions: [0, 1, 2, 4], rows: [], lines: ['01', '02', '12', '20', '22'] }
}

describe('the possible prize is the largest prize over every draw', () => {
  const plays = ssc.plays.filter((play) => play.reads.length <= 3 || EXACT_FIVE.has(play.code))
  it.each(plays.map((play) => [play.code, play] as const))('%s', (_, play) => {
    const selection = selectionFor(play, 17)
    const possible = possiblePrize(play, selection, termsOf(play, selection), TEST_RULES)
    expect(possible).toBe(bestPrize(play, selection, drawsOf(play)))
    expect(possible).toBeGreaterThan(0n)
  })
})

describe('no draw pays more than the possible prize', () => {
  const plays = ssc.plays.filter((play) => play.reads.length > 3)
  it.each(plays.map((play) => [play.code, play] as const))('%s', (_, play) => {
    for (let seed = 0; seed < 3; seed++) {
      const selection = randomWideSelection(play, seededInt(seed), 6)
      const possible = possiblePrize(play, selection, termsOf(play, selection), TEST_RULES)
      const best = bestPrize(play, selection, likelyDraws(selection, seed))
      expect(possible).toBeGreaterThanOrEqual(best)
      expect(possible).toBeGreaterThan(0n)
    }
  })
})
