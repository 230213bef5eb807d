import { expect, test } from 'vitest'
import { clampWhole } from './clamp-whole.ts'
import { nextIndex } from './next-index.ts'
import { pickFiles } from './pick-files.ts'

const limits = { filesMax: 2, bytesMax: 100, accept: 'image/png,image/jpeg' }
const picture = (name: string, size = 10, type = 'image/png') => ({ name, size, type })

test('keeps what fits and names what does not, with the reason', () => {
  const { kept, refused } = pickFiles(
    [picture('a')],
    [picture('gif', 1, 'image/gif'), picture('big', 101), picture('b', 100), picture('c')],
    limits,
  )
  expect(kept.map((file) => file.name)).toEqual(['a', 'b'])
  expect(refused).toEqual([
    { name: 'gif', reason: 'type' },
    { name: 'big', reason: 'size' },
    { name: 'c', reason: 'count' },
  ])
})

test('a typed number is put in range, and no number becomes the lower end', () => {
  expect(clampWhole(0, 1, 99)).toBe(1)
  expect(clampWhole(120, 1, 99)).toBe(99)
  expect(clampWhole(2.6, 1, 99)).toBe(3)
  expect(clampWhole(Number.NaN, 1, 99)).toBe(1)
})

test('arrow keys go round, and turn round in right-to-left', () => {
  expect(nextIndex('ArrowRight', 2, 3, false)).toBe(0)
  expect(nextIndex('ArrowRight', 2, 3, true)).toBe(1)
  expect(nextIndex('ArrowLeft', 0, 3, false)).toBe(2)
  expect(nextIndex('Home', 2, 3, true)).toBe(0)
  expect(nextIndex('End', 0, 3, false)).toBe(2)
  expect(nextIndex('a', 0, 3, false)).toBeUndefined()
})
