import { expect, test } from 'vitest'
import { saleAt, withResult, type Numero, type OpenNumeros } from './sale.ts'

/** One-minute numeros: number n closes at minute n. */
function numero(n: number, result: number[] | null = null): Numero {
  return {
    gameId: 'SSC1M',
    numero: `20260101-000${n}`,
    state: result ? 'settled' : 'open',
    opensAtMs: (n - 1) * 60_000,
    closesAtMs: n * 60_000,
    drawsAtMs: n * 60_000 + 5_000,
    commitment: '',
    beaconRound: 1,
    result,
  }
}
const answer: OpenNumeros = {
  serverTimeMs: 61_000,
  current: numero(2),
  next: [numero(3), numero(4)],
  last: numero(1, [1, 2, 3, 4, 5]),
}

test('the current numero is on sale until it closes, and nothing is being drawn', () => {
  expect(saleAt(answer, 119_999)).toMatchObject({
    onSale: { numero: '20260101-0002' },
    drawing: false,
    nextChangeMs: 120_000,
  })
})

test('at the close the next numero is on sale and the closed one is being drawn', () => {
  expect(saleAt(answer, 120_000)).toMatchObject({
    onSale: { numero: '20260101-0003' },
    drawing: true,
  })
})

test('after a long sleep nothing is on sale until the server says so', () => {
  expect(saleAt(answer, 999_000).onSale).toBeNull()
})

test('between two numeros with a gap the next opening is awaited', () => {
  const gap = { ...answer, current: null, next: [numero(4)] }
  expect(saleAt(gap, 130_000)).toMatchObject({ onSale: null, nextChangeMs: 180_000 })
})

test('a result told live ends the drawing, and an older one changes nothing', () => {
  const told = withResult(answer, '20260101-0002', [9, 8, 7, 6, 5])
  expect(saleAt(told, 121_000)).toMatchObject({ drawing: false, last: { result: [9, 8, 7, 6, 5] } })
  expect(withResult(told, '20260101-0001', [0, 0, 0, 0, 0])).toBe(told)
})
