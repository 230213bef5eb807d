import { expect, test } from 'vitest'
import { wrongArrows, zodInBrowser } from './arrows.ts'
import { foreignQueries, wrongLevels } from './levels.ts'
import { repositorySources } from './repository.ts'
import { parseSource } from './source.ts'

const sources = repositorySources()

test('imports between workspaces follow the arrows', () => {
  expect(wrongArrows(sources)).toEqual([])
})

test('front ends take only types from contract files that use zod', () => {
  expect(zodInBrowser(sources)).toEqual([])
})

test('modules of the server import lower levels only', () => {
  expect(wrongLevels(sources)).toEqual([])
})

test('no module imports the queries of another', () => {
  expect(foreignQueries(sources)).toEqual([])
})

test('the arrow rule finds a front end that imports another, a package in domain and a missing ending', () => {
  const found = wrongArrows([
    parseSource('web/src/a.ts', `import { x } from '@suerte/console/x.ts'`),
    parseSource('domain/src/b.ts', `import { z } from 'zod'`),
    parseSource('web/src/c.ts', `\nconst page = import('./page')`),
    parseSource('web/src/d.ts', `export { x } from '../../ui/src/x.ts'`),
    parseSource('web/src/e.ts', `import { x } from '@suerte/domain/x.ts'`),
    parseSource('domain/src/f.test.ts', `import { test } from 'vitest'`),
  ])
  expect(found.map((line) => line.split(' ')[0])).toEqual([
    'web/src/a.ts:1',
    'domain/src/b.ts:1',
    'web/src/c.ts:2',
    'web/src/d.ts:1',
  ])
})

test('the zod rule finds a value that brings zod along, and lets types pass', () => {
  const shapes = parseSource('contract/src/shapes.ts', `import { z } from 'zod'`)
  const calls = parseSource('contract/src/calls.ts', `import { a } from './shapes.ts'`)
  const light = parseSource('contract/src/codes.ts', `import type { a } from './shapes.ts'`)
  const web = parseSource(
    'web/src/a.ts',
    `import type { A } from '@suerte/contract/calls.ts'
     import { codes } from '@suerte/contract/codes.ts'
     import { calls, type B } from '@suerte/contract/calls.ts'`,
  )
  expect(zodInBrowser([shapes, calls, light, web])).toHaveLength(1)
})

test('the level rule finds an import upwards, sideways, of an unlisted module and of foreign queries', () => {
  const code = `import { a } from '../messages/content.ts'
    import { b } from '../cashier/deposit.ts'
    import { c } from '../ledger/queries.ts'
    import { d } from '../attic/d.ts'`
  const cashier = parseSource('server/src/modules/cashier/a.ts', code)
  const platform = parseSource(
    'server/src/platform/a.ts',
    `import { b } from '../modules/ledger/b.ts'`,
  )
  expect(wrongLevels([cashier, platform])).toHaveLength(3)
  expect(foreignQueries([cashier])).toHaveLength(1)
})
