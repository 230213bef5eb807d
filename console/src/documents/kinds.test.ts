import { documentKinds as contractKinds } from '@suerte/contract/member.ts'
import { expect, test } from 'vitest'
import { documentKinds } from './kinds.ts'

test('the documents are those of the contract', () => {
  expect(documentKinds).toEqual(contractKinds)
})
