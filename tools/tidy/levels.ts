import { resolveImport } from './arrows.ts'
import { problem } from './source.ts'
import type { Import, Source } from './source.ts'

/** The server's modules from the ground up; imports go to an earlier row. A new module gets its place here. */
const ROWS = [
  ['ledger', 'audit'],
  ['settings'],
  ['delivery'],
  ['identity'],
  ['wallet', 'protection', 'catalogue'],
  ['lottery', 'arcade', 'providers'],
  ['sandbox-gateway', 'cashier', 'promotions', 'agents', 'messages', 'support'],
  ['reports'],
  ['operators'],
]

const LEVELS = new Map(ROWS.flatMap((row, at) => row.map((name) => [name, at + 1] as const)))

const IN_MODULE = /^server\/src\/modules\/([^/]+)\//
const QUERIES = /\/queries(\.ts$|\/)/

/** Imports between modules that do not go down the levels, and platform code that knows a module. */
export function wrongLevels(sources: Source[]): string[] {
  return betweenModules(sources).flatMap(({ source, each, from, to }) => {
    if (source.isTest || from === to) return []
    const level = LEVELS.get(to)
    if (level === undefined) {
      return [
        problem(source, each.start, `module ${to} has no level: add it in tools/tidy/levels.ts`),
      ]
    }
    if (from === undefined) {
      const allowed = each.typeOnly || !source.path.startsWith('server/src/platform/')
      if (allowed) return []
      return [problem(source, each.start, `platform must not import the module ${to}: pass it in`)]
    }
    if ((LEVELS.get(from) ?? 0) > level) return []
    return [
      problem(source, each.start, `${from} must not import ${to}: imports go down the levels only`),
    ]
  })
}

/** Imports of another module's queries: a table is read and written by one module. */
export function foreignQueries(sources: Source[]): string[] {
  return betweenModules(sources)
    .filter(({ source, from, to, target }) => !source.isTest && from !== to && QUERIES.test(target))
    .map(({ source, each, to }) =>
      problem(source, each.start, `is not ${to}'s own code: call a step of ${to}, not its queries`),
    )
}

type Crossing = {
  source: Source
  each: Import
  from: string | undefined
  to: string
  target: string
}

function betweenModules(sources: Source[]): Crossing[] {
  return sources.flatMap((source) =>
    source.imports.flatMap((each) => {
      const direct = resolveImport(source.path, each.specifier)
      const target = direct.replace(/^@suerte\/server\//, 'server/src/')
      const to = IN_MODULE.exec(target)?.[1]
      if (to === undefined) return []
      return [{ source, each, from: IN_MODULE.exec(source.path)?.[1], to, target }]
    }),
  )
}
