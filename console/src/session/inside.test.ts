import { expect, test } from 'vitest'
import { inside } from './inside.ts'

test.each([
  ['/deposits?state=review', '/console/deposits?state=review'],
  ['/console/draws', '/console/draws'],
  [undefined, '/console/'],
  ['//evil.example/x', '/console/'],
  ['https://evil.example', '/console/'],
  ['/\\evil.example', '/console/'],
  ['/login?next=/login', '/console/'],
])('after the login %s leads to %s', (next, path) => {
  expect(inside(next)).toBe(path)
})
