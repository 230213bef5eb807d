import { expect, it } from 'vitest'
import { obstacleOf } from './obstacle.ts'

const clear = {
  closing: false,
  consentsNeeded: [],
  identity: 'none' as const,
  identityNeeded: false,
}

it('names what has to be done before play and deposits', () => {
  expect(obstacleOf(clear)).toBeUndefined()
  expect(obstacleOf({ ...clear, consentsNeeded: ['funds'] })).toBe('consent')
  expect(obstacleOf({ ...clear, identityNeeded: true })).toBe('identity')
  expect(obstacleOf({ ...clear, identityNeeded: true, identity: 'waiting' })).toBe('identity')
  expect(obstacleOf({ ...clear, identityNeeded: true, identity: 'verified' })).toBeUndefined()
  expect(obstacleOf({ ...clear, consentsNeeded: ['funds'], closing: true })).toBe('closing')
})
