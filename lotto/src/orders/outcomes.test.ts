import { expect, test } from 'vitest'
import { outcomesOf, waitingIds } from './outcomes.ts'

type Told = Parameters<typeof waitingIds>[0][number]

function ticket(
  id: string,
  state: Told['state'],
  stake: string,
  prize = '0',
  numero = '0001',
): Told {
  return { id, state, stake, prize, numero }
}

test('only tickets that waited before are told about', () => {
  const before = waitingIds([ticket('a', 'open', '2'), ticket('b', 'won', '2', '20')])
  expect([...before]).toEqual(['a'])
  const now = [ticket('a', 'won', '2', '19.8'), ticket('b', 'won', '2', '20')]
  expect(outcomesOf(before, now)).toEqual([{ numero: '0001', kind: 'won', amountMinor: 198_000n }])
})

test('a prize that does not cover the stake of the numero is no win', () => {
  const waited = new Set(['a', 'b'])
  const now = [ticket('a', 'won', '2', '4'), ticket('b', 'lost', '6')]
  expect(outcomesOf(waited, now)).toEqual([
    { numero: '0001', kind: 'returned', amountMinor: 40_000n },
  ])
})

test('exactly the stake back is no win either', () => {
  expect(outcomesOf(new Set(['a']), [ticket('a', 'push', '5')])).toEqual([
    { numero: '0001', kind: 'returned', amountMinor: 50_000n },
  ])
})

test('losing and own cancelling are not told, a void numero is', () => {
  const waited = new Set(['a', 'b', 'c'])
  const now = [
    ticket('a', 'lost', '2'),
    ticket('b', 'cancelled', '2', '0', '0002'),
    ticket('c', 'void', '3', '0', '0003'),
  ]
  expect(outcomesOf(waited, now)).toEqual([{ numero: '0003', kind: 'void', amountMinor: 30_000n }])
})

test('a ticket that still waits is told about later', () => {
  expect(outcomesOf(new Set(['a']), [ticket('a', 'drawing', '2')])).toEqual([])
})
