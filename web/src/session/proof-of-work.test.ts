import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { solveWork } from './proof-of-work.ts'

const task = (number: number, maxNumber: number) => ({
  algorithm: 'SHA-256',
  challenge: createHash('sha256').update(`salt.${number}`).digest('hex'),
  salt: 'salt.',
  maxNumber,
  signature: 'signed',
})

it('[REG-03] finds the number of a task and hands its signature back', async () => {
  const { maxNumber: _, ...given } = task(4_321, 5_000)
  expect(await solveWork({ ...given, maxNumber: 5_000 })).toEqual({ ...given, number: 4_321 })
})

it('gives up when no number fits', async () => {
  expect(await solveWork(task(60, 50))).toBeUndefined()
})
