import { callList } from '@suerte/contract/calls.ts'
import { expect, test } from 'vitest'
import { may, permissions } from './permissions.ts'

test('the desk knows the roles of every operator call as the contract has them', () => {
  const contract = callList
    .filter(([, call]) => call.caller === 'operator')
    .map(([key, call]) => [key, [...(call.roles ?? [])]])
  expect(permissions).toEqual(Object.fromEntries(contract))
})

test('one fitting role of several is enough, and no role is none', () => {
  expect(may(['support', 'content'], 'POST /relay/console/announcements')).toBe(true)
  expect(may(['support', 'risk'], 'POST /relay/console/deposits/:id/approve')).toBe(false)
  expect(may([], 'GET /relay/console/me')).toBe(false)
})
