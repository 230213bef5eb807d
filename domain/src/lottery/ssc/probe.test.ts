import { assert, nat, property } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { seededInt, TEST_RULES } from '../fixtures.ts'
import { NO_WINS, type Draw, type Play, type Selection } from '../play.ts'
import { randomSelection, randomWideSelection } from '../random-selection.ts'
import { ssc } from './family.ts'

function passes(play: Play, selection: Selection, draw: Draw): boolean {
  const mask = play.mask(selection)
  const { all, any } = play.probe(draw, TEST_RULES)
  return (mask & all) === all && (any === 0n || (mask & any) !== 0n)
}

const rows = ssc.plays.map((play) => [play.code, play] as const)

describe('the settlement filter lets every winner and every push pass', () => {
  it.each(rows)('%s', (_, play) => {
    assert(
      property(nat(), (seed) => {
        const randomInt = seededInt(seed)
        const selection = randomWideSelection(play, randomInt)
        expect(play.mask(selection)).toBeLessThan(2n ** 61n)
        for (let i = 0; i < 20; i++) {
          const few = 2 + randomInt(9)
          const draw = Array.from({ length: 5 }, () => randomInt(few))
          const { all, any } = play.probe(draw, TEST_RULES)
          expect(all | any).toBeLessThan(2n ** 62n)
          const counts =
            play.wins(selection, draw, TEST_RULES) !== NO_WINS &&
            Object.keys(play.wins(selection, draw, TEST_RULES)).length > 0
          const pushed = play.pushes(selection, draw, TEST_RULES) > 0
          if (counts || pushed) expect(passes(play, selection, draw)).toBe(true)
        }
      }),
      { numRuns: 15 },
    )
  })
})

describe('the settlement filter keeps most losers out', () => {
  const selective = ['SSC_5ZX', 'SSC_3ZX_B', 'SSC_3ZU6_B', 'SSC_2ZX_F', 'SSC_5ZU60', 'SSC_3ZX_M_D']
  it.each(selective)('of small tickets of %s under 3 % that pass have lost', (code) => {
    const play = ssc.plays.find((each) => each.code === code)
    expect.assert(play)
    const randomInt = seededInt(11)
    let losersPassed = 0
    for (let i = 0; i < 2000; i++) {
      const selection = randomSelection(play, randomInt)
      const draw = Array.from({ length: 5 }, () => randomInt(10))
      const won = play.wins(selection, draw, TEST_RULES) !== NO_WINS
      if (!won && passes(play, selection, draw)) losersPassed += 1
    }
    expect(losersPassed).toBeLessThan(60)
  })
})
