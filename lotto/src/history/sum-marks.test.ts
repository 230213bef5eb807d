import { expect, test } from 'vitest'
import { sumMarks } from './sum-marks.ts'

test.each([
  [[9, 8, 6, 0, 0], { sum: 23, big: true, odd: true }],
  [[9, 8, 5, 0, 0], { sum: 22, big: false, odd: false }],
  [[0, 0, 0, 0, 0], { sum: 0, big: false, odd: false }],
  [[9, 9, 9, 9, 9], { sum: 45, big: true, odd: true }],
])('%j has the marks of its sum', (result, marks) => {
  expect(sumMarks(result, 10)).toEqual(marks)
})
