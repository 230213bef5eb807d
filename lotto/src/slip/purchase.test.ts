import { expect, test } from 'vitest'
import type { TicketRequest } from './bet.ts'
import { reducePurchase, startPurchase, type Purchase, type PurchaseAction } from './purchase.ts'

const tickets: TicketRequest[] = [
  {
    playCode: 'SSC_DWD',
    selection: '1||||',
    unitMode: 'yuan',
    multiple: 1,
    series: 1960,
    stakePerOption: '0',
    units: 1,
    stake: '2',
  },
]
const send: PurchaseAction = { do: 'send', tickets }
const fail = (code: string, field?: string): PurchaseAction => ({
  do: 'failed',
  code,
  field,
  newKey: 'key-2',
})
const after = (...actions: PurchaseAction[]): Purchase =>
  actions.reduce(reducePurchase, startPurchase('20260101-0001', 'key-1'))

test('[LOTT-03] without an answer the same key and the same tickets are sent again', () => {
  for (const code of ['offline', 'unknown_error', 'idempotency_busy']) {
    const unsure = after(send, fail(code))
    expect(unsure, code).toMatchObject({ key: 'key-1', state: { is: 'unsure' }, sent: tickets })
    const again = reducePurchase(unsure, { do: 'send', tickets: [] })
    expect(again, code).toMatchObject({ key: 'key-1', sent: tickets, state: { is: 'sending' } })
  }
})

test('a refusal is final: the next try is a new intention and names the wrong ticket', () => {
  expect(after(send, fail('stake_too_low', 'tickets.3'))).toMatchObject({
    key: 'key-2',
    sent: undefined,
    state: { is: 'refused', code: 'stake_too_low', ticket: 3 },
  })
  expect(after(send, fail('insufficient_balance'))).toMatchObject({
    state: { is: 'refused', ticket: undefined },
  })
})

test('another numero is taken only when nothing may have been sold yet', () => {
  const move: PurchaseAction = { do: 'move', numero: '20260101-0002', newKey: 'key-3' }
  expect(after(send, fail('numero_closed'), move)).toMatchObject({
    numero: '20260101-0002',
    key: 'key-3',
    state: { is: 'ready' },
  })
  expect(after(send, move).numero).toBe('20260101-0001')
  expect(after(send, fail('offline'), move)).toMatchObject({
    numero: '20260101-0001',
    key: 'key-1',
  })
})

test('a second press while the first is on its way does nothing', () => {
  const sending = after(send)
  expect(reducePurchase(sending, send)).toBe(sending)
})
