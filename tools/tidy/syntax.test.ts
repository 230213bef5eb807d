import { expect, test } from 'vitest'
import { repositorySources } from './repository.ts'
import { parseSource } from './source.ts'
import {
  bannedSyntax,
  barrels,
  interfaces,
  lonelyTests,
  namelessMarkers,
  unexplainedAssertions,
} from './syntax.ts'

const sources = repositorySources()

test('no any, enum, namespace, parameter property or non-null assertion', () => {
  expect(bannedSyntax(sources)).toEqual([])
})

test('shapes are types, not interfaces', () => {
  expect(interfaces(sources)).toEqual([])
})

test('type assertions say why, and domain has none', () => {
  expect(unexplainedAssertions(sources)).toEqual([])
})

test('no barrels', () => {
  expect(barrels(sources)).toEqual([])
})

test('no test is run alone', () => {
  expect(lonelyTests(sources)).toEqual([])
})

test('markers of unfinished work carry a name', () => {
  expect(namelessMarkers(sources)).toEqual([])
})

test('the syntax rules find each banned form and let augmentations pass', () => {
  const source = parseSource(
    'web/src/a.ts',
    `enum A { B }
     namespace C { export const d = 1 }
     let e: any = f!
     class G { constructor(private h: string) {} }
     declare module 'vitest' { interface I {} }
     interface J {}`,
  )
  expect(bannedSyntax([source])).toHaveLength(5)
  expect(interfaces([source])).toHaveLength(1)
})

test('the assertion rule wants a reason outside domain and refuses all within', () => {
  const code = `const a = b as const
    const c = b as string




    // The driver gives text here.
    const d = b as string`
  expect(unexplainedAssertions([parseSource('web/src/a.ts', code)])).toHaveLength(1)
  expect(unexplainedAssertions([parseSource('domain/src/a.ts', code)])).toHaveLength(2)
})

test('the barrel rule finds a file that only hands on, and export *', () => {
  const found = barrels([
    parseSource('web/src/a.ts', `export { b } from './b.ts'\nexport { c } from './c.ts'`),
    parseSource('web/src/d.ts', `export * from './e.ts'\nexport const f = 1`),
    parseSource('web/src/g.ts', `export { h } from './h.ts'\nexport const i = 1`),
  ])
  expect(found).toHaveLength(2)
})

test('the marker rules find a nameless marker and a lonely test', () => {
  const marker = ['TO', 'DO'].join('')
  const source = parseSource(
    'web/src/a.test.ts',
    `// ${marker}: later\n// ${marker}(ana): later\ntest.only('x', () => {})`,
  )
  expect(namelessMarkers([source])).toHaveLength(1)
  expect(lonelyTests([source])).toHaveLength(1)
})
