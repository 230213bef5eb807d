import { expect, test } from 'vitest'
import { indexAfter, indexAt, scrollFor } from './carousel-index.ts'

test('finds the slide nearest to the scroll position, in both directions of reading', () => {
  expect(indexAt(0, 320, 3)).toBe(0)
  expect(indexAt(161, 320, 3)).toBe(1)
  expect(indexAt(-640, 320, 3)).toBe(2)
  expect(indexAt(9999, 320, 3)).toBe(2)
})

test('has no trouble before the first layout', () => {
  expect(indexAt(100, 0, 3)).toBe(0)
  expect(indexAfter(0, 1, 0)).toBe(0)
})

test('goes round at both ends', () => {
  expect(indexAfter(2, 1, 3)).toBe(0)
  expect(indexAfter(0, -1, 3)).toBe(2)
  expect(indexAfter(1, -5, 3)).toBe(2)
})

test('scrolling to a slide lands on that slide', () => {
  for (const rtl of [false, true]) {
    for (const index of [0, 1, 2]) expect(indexAt(scrollFor(index, 328, rtl), 328, 3)).toBe(index)
  }
  expect(scrollFor(2, 300, true)).toBe(-600)
})
