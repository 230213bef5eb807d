import { expect, test } from 'vitest'
import type { Bet } from './bet.ts'
import { reduceSlip, storedSlip, storeSlip, TICKETS_MAX } from './slip.ts'

function bet(id: string): Bet {
  return {
    id,
    playCode: 'SSC_DWD',
    selection: '1||||',
    unitMode: 'yuan',
    multiple: 1,
    series: 1960,
    stakePerOption: '1',
  }
}
const slip = ['a', 'b', 'c'].map(bet)

test('bets are added at the end, and never more than one order takes', () => {
  expect(reduceSlip(slip, { do: 'add', bets: [bet('d')] }).map(({ id }) => id)).toEqual([
    'a',
    'b',
    'c',
    'd',
  ])
  const many = Array.from({ length: 60 }, (_, i) => bet(`x${i}`))
  expect(reduceSlip(slip, { do: 'add', bets: many })).toHaveLength(TICKETS_MAX)
})

test('the multiple of one bet changes and the others stay', () => {
  const next = reduceSlip(slip, { do: 'multiple', id: 'b', multiple: 7 })
  expect(next.map(({ multiple }) => multiple)).toEqual([1, 7, 1])
})

test('what was removed or sold is gone, the rest stays in order', () => {
  expect(reduceSlip(slip, { do: 'remove', id: 'b' }).map(({ id }) => id)).toEqual(['a', 'c'])
  expect(reduceSlip(slip, { do: 'sold', ids: ['a', 'c'] }).map(({ id }) => id)).toEqual(['b'])
  expect(reduceSlip(slip, { do: 'clear' })).toEqual([])
})

test('a slip is kept per game, and one that cannot be read is an empty one', () => {
  const kept = new Map<string, string>()
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  }
  storeSlip('SSC1M', slip, storage)
  expect(storedSlip('SSC1M', storage)).toEqual(slip)
  expect(storedSlip('SSC3M', storage)).toEqual([])
  for (const broken of ['{', '{"a":1}', '[{"id":"a"}]', '[null]']) {
    expect(storedSlip('SSC1M', { getItem: () => broken }), broken).toEqual([])
  }
})
