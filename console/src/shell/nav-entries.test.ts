import { expect, test } from 'vitest'
import { currentEntry, entriesFor } from './nav-entries.ts'

const idsFor = (...roles: Parameters<typeof entriesFor>[0]) => entriesFor(roles).map(({ id }) => id)

test('an owner sees everything; content people see neither money nor members', () => {
  expect(idsFor('owner')).toHaveLength(14)
  expect(idsFor('content')).toEqual([
    'today',
    'draws',
    'content',
    'documents',
    'settings',
    'security',
  ])
})

test('identities are for those who check them; providers and their secrets for owners alone', () => {
  expect(idsFor('risk')).toContain('identities')
  expect(idsFor('cashier')).not.toContain('identities')
  expect(idsFor('support', 'risk', 'auditor')).not.toContain('providers')
})

test('two roles see what either sees', () => {
  expect(idsFor('content', 'support')).toContain('outbox')
  expect(idsFor('content', 'support')).not.toContain('audit')
})

test('the page of one member belongs to the members; a path of the same beginning does not', () => {
  expect(currentEntry('/members/1')).toBe('members')
  expect(currentEntry('/membership')).toBeUndefined()
  expect(currentEntry('/')).toBe('today')
})
