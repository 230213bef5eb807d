import { callList } from '@suerte/contract/calls.ts'
import { refusals } from '@suerte/contract/refusals.ts'
import { expect, test } from 'vitest'
import { readRepositoryFile, repositoryFiles } from './repository.ts'
import {
  callsWithoutHandler,
  callsWithoutTest,
  refusalsOutOfStep,
  refusalsWithoutTest,
  sharedNames,
} from './wire.ts'

const paths = repositoryFiles()
const isTest = (path: string) => /^(server|e2e)\/.*\.test\.ts$/.test(path)

function read(wanted: (path: string) => boolean) {
  return paths.filter(wanted).map((path) => ({ path, text: readRepositoryFile(path) }))
}

test('every call of the contract has a handler', () => {
  const server = read((path) => /^server\/src\/.*\.ts$/.test(path) && !isTest(path))
  expect(callsWithoutHandler(callList, server)).toEqual([])
})

test('every call of the contract is mentioned by a test', () => {
  expect(callsWithoutTest(callList, read(isTest))).toEqual([])
})

test('no two calls share a name', () => {
  expect(sharedNames(callList)).toEqual([])
})

test('[SYS-06] every refusal is reached by a test', () => {
  expect(refusalsWithoutTest(Object.keys(refusals), read(isTest))).toEqual([])
})

test('docs/refusals.md lists exactly the refusals there are', () => {
  const page = paths.includes('docs/refusals.md') ? readRepositoryFile('docs/refusals.md') : ''
  expect(refusalsOutOfStep(Object.keys(refusals), page)).toEqual([])
})

test('the wire rules find a call without handler, without test and with a name in use', () => {
  const calls = [
    ['GET /wps/a', { name: 'readA' }],
    ['GET /wps/b', { name: 'readA' }],
  ] as const
  const files = [{ path: 'server/src/a.ts', text: `'GET /wps/a': readA` }]
  expect(callsWithoutHandler(calls, files)).toHaveLength(1)
  expect(callsWithoutTest(calls, [{ path: 'a.test.ts', text: 'GET /wps/b' }])).toHaveLength(1)
  expect(sharedNames(calls)).toHaveLength(1)
  expect(refusalsOutOfStep(['a_b'], '| `c_d` | 400 |')).toHaveLength(2)
})
