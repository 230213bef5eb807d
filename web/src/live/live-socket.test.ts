import { expect, it } from 'vitest'
import { retryDelayMs } from './live-socket.ts'

it('waits longer after each failure, from half a second to ten seconds', () => {
  expect([0, 1, 2, 3, 4, 5, 20].map(retryDelayMs)).toEqual([
    500, 1000, 2000, 4000, 8000, 10_000, 10_000,
  ])
})
