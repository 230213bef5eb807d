import { expect, it } from 'vitest'
import { passwordMin } from './password-min.ts'

it('reads the fewest characters from the operator’s pattern, where it can be read', () => {
  expect(passwordMin('[\\s\\S]{15,128}')).toBe(15)
  expect(passwordMin('.{8,}')).toBe(8)
  expect(passwordMin('\\S+')).toBeUndefined()
  expect(passwordMin('[a-z]{6}')).toBeUndefined()
})
