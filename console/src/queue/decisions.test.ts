import { expect, test } from 'vitest'
import {
  afterDecision,
  approvalsLeft,
  decisionsFor,
  isLastApproval,
  stepFrom,
} from './decisions.ts'
import type { QueueRow } from './decisions.ts'

const rows = [{ id: 'a' }, { id: 'b' }, { id: 'c' }]
const row: QueueRow = {
  id: 'a',
  memberId: 'm',
  account: 'demo',
  amount: '900',
  state: 'review',
  reason: '',
  createdAtMs: 0,
  decidedAtMs: null,
  approvals: ['ana'],
  approvalsNeeded: 2,
}

test('a deposit is decided while it is in review, and never again', () => {
  expect(decisionsFor('deposit', 'review')).toEqual(['approve', 'refuse'])
  for (const state of ['waiting', 'paid', 'refused', 'expired'] as const)
    expect(decisionsFor('deposit', state)).toEqual([])
})

test('a withdrawal is approved, then paid; until it is paid it can be refused', () => {
  expect(decisionsFor('withdrawal', 'review')).toEqual(['approve', 'refuse'])
  expect(decisionsFor('withdrawal', 'approved')).toEqual(['paid', 'refuse'])
  expect(decisionsFor('withdrawal', 'paid')).toEqual([])
})

test('who approved once waits for a second person', () => {
  expect(approvalsLeft(row, 'ana')).toEqual({ left: 1, mine: true })
  expect(approvalsLeft(row, 'ben')).toEqual({ left: 1, mine: false })
  expect(isLastApproval(row)).toBe(true)
  expect(isLastApproval({ ...row, approvals: [] })).toBe(false)
})

test('steps stop at the ends and begin at the first row', () => {
  expect(stepFrom(rows, undefined, 1)).toBe('a')
  expect(stepFrom(rows, 'a', 1)).toBe('b')
  expect(stepFrom(rows, 'c', 1)).toBe('c')
  expect(stepFrom(rows, 'a', -1)).toBe('a')
  expect(stepFrom([], 'a', 1)).toBeUndefined()
})

test('after a decision the row below is next, at the end the one above, in an empty list none', () => {
  expect(afterDecision(rows, 'b')).toBe('c')
  expect(afterDecision(rows, 'c')).toBe('b')
  expect(afterDecision([{ id: 'a' }], 'a')).toBeUndefined()
  expect(afterDecision(rows, 'gone')).toBeUndefined()
})
