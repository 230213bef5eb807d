import { expect, test } from 'vitest'
import { impureDomain, undocumentedDomain, waitingDomain } from './purity.ts'
import { repositorySources } from './repository.ts'
import { longFunctions } from './sizes.ts'
import { parseSource } from './source.ts'
import { strayPlacesOfSql } from './sql-places.ts'

const sources = repositorySources()

test('domain reads no clock, no randomness and no machine', () => {
  expect(impureDomain(sources)).toEqual([])
})

test('domain is synchronous', () => {
  expect(waitingDomain(sources)).toEqual([])
})

test('exported functions of domain have a docstring', () => {
  expect(undocumentedDomain(sources)).toEqual([])
})

test('SQL stands in queries and migrations only', () => {
  expect(strayPlacesOfSql(sources)).toEqual([])
})

test('functions keep their budget of lines', () => {
  expect(longFunctions(sources)).toEqual([])
})

test('the purity rules find a clock, chance, waiting and a missing docstring', () => {
  const source = parseSource(
    'domain/src/a.ts',
    `export function f() { return Date.now() + Math.random() + new Date().getTime() }
     /** Doubles a count. */
     export function g(n: number) { return n * 2 }
     async function h() { await g(1) }`,
  )
  expect(impureDomain([source])).toHaveLength(3)
  expect(waitingDomain([source])).toHaveLength(1)
  expect(undocumentedDomain([source])).toHaveLength(1)
})

test('the SQL rule finds tagged and plain statements, and leaves sentences and queries alone', () => {
  const code = `tx\`select 1\`
    const a = 'insert into bet values (1)'
    const b = 'Select a game from the list'
    const c = tx.unsafe("update member set name = 'x'")`
  expect(strayPlacesOfSql([parseSource('server/src/modules/lottery/bet.ts', code)])).toHaveLength(3)
  expect(strayPlacesOfSql([parseSource('server/src/modules/lottery/queries.ts', code)])).toEqual([])
})

test('the budget rule finds a function of 71 lines and lets a component of 120 pass', () => {
  const lines = '\n'.repeat(70)
  const long = parseSource('web/src/a.ts', `function f() {${lines}}`)
  const component = parseSource('web/src/A.tsx', `function A() {${'\n'.repeat(119)} return <b /> }`)
  const longComponent = parseSource(
    'web/src/B.tsx',
    `function B() {${'\n'.repeat(120)} return <b /> }`,
  )
  expect(longFunctions([long, component, longComponent])).toHaveLength(2)
})
