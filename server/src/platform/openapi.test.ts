import { callList } from '@suerte/contract/calls.ts'
import { refusals } from '@suerte/contract/refusals.ts'
import { describe, expect, test } from 'vitest'
import { openApiDocument } from './openapi.ts'

describe('the OpenAPI document', () => {
  test('[SYS-09] has every call of the contract, with every refusal', () => {
    const document = openApiDocument()
    expect(document.openapi).toBe('3.1.0')
    const operations = Object.values(document.paths).flatMap((path) => Object.values(path))
    expect(operations).toHaveLength(callList.length)
    expect(JSON.parse(JSON.stringify(document))).toBeTruthy()
  })

  test('every refusal of a call is in the catalogue, and names are used once', () => {
    for (const [, call] of callList)
      for (const code of call.refusals) expect(refusals[code]).toBeDefined()
    const names = callList.map(([, call]) => call.name)
    expect(new Set(names).size).toBe(names.length)
  })
})
