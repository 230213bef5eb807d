import { expect, it } from 'vitest'
import { documentKind } from './document-kinds.ts'

it('reads the document from the address, and shows the terms when there is no such one', () => {
  expect(documentKind('privacy')).toBe('privacy')
  expect(documentKind('funds')).toBe('funds')
  expect(documentKind('recipe')).toBe('terms')
  expect(documentKind(undefined)).toBe('terms')
})
