import { expect, it } from 'vitest'
import { pictureProblem } from './picture-problem.ts'

it('[MEM-01] says why a picture cannot be the head icon before it is sent', () => {
  expect(pictureProblem({ type: 'image/webp', size: 5 }, 5)).toBeUndefined()
  expect(pictureProblem({ type: 'image/png', size: 6 }, 5)).toBe('size')
  expect(pictureProblem({ type: 'image/svg+xml', size: 1 }, 5)).toBe('type')
  expect(pictureProblem({ type: '', size: 1 }, 5)).toBe('type')
})
