import { posix } from 'node:path'
import { problem } from './source.ts'
import type { Import, Source } from './source.ts'

/** Whom each workspace may import. Nobody imports the server but what runs or measures it. */
const ARROWS: Record<string, string[]> = {
  domain: [],
  contract: ['domain'],
  server: ['domain', 'contract'],
  ui: [],
  web: ['domain', 'contract', 'ui'],
  lotto: ['domain', 'contract', 'ui'],
  console: ['domain', 'contract', 'ui'],
  tools: ['domain', 'contract', 'server'],
  e2e: ['domain', 'contract', 'server', 'tools'],
  bench: ['domain', 'contract', 'server', 'tools'],
}

/** Workspaces whose src/ has a closed list of packages, tests apart. */
const PACKAGES: Record<string, RegExp> = {
  domain: /^$/,
  contract: /^zod$/,
  ui: /^react(-dom)?(\/.*)?$/,
}

const TEST_TOOLS = /^(vitest|fast-check|node:.*)$/
const FRONT_ENDS = new Set(['web', 'lotto', 'console'])
const KNOWN_ENDING = /\.(ts|tsx|mjs|js|css|json|svg|png|webp|po)(\?.*)?$/

/** Imports that run against the arrows of ARCHITECTURE.md. */
export function wrongArrows(sources: Source[]): string[] {
  return sources.flatMap((source) =>
    source.imports.flatMap((each) => {
      const advice = adviceFor(source, each)
      return advice === undefined ? [] : [problem(source, each.start, advice)]
    }),
  )
}

function adviceFor(source: Source, { specifier }: Import): string | undefined {
  const { workspace } = source
  const allowed = ARROWS[workspace]
  if (specifier.startsWith('.')) {
    const target = resolveImport(source.path, specifier)
    if (allowed !== undefined && target.split('/')[0] !== workspace) {
      return `leaves its workspace: import '@suerte/…' instead of '${specifier}'`
    }
    return KNOWN_ENDING.test(specifier) ? undefined : `write the file's ending in '${specifier}'`
  }
  if (allowed === undefined) return undefined
  const other = /^@suerte\/([^/]+)/.exec(specifier)?.[1]
  if (other !== undefined) {
    const inTest = source.isTest && ['tools', workspace].includes(other)
    if (allowed.includes(other) || inTest) return undefined
    return `${workspace} must not import ${other}: see the arrows in ARCHITECTURE.md`
  }
  const packages = source.path.includes('/src/') ? PACKAGES[workspace] : undefined
  if (packages === undefined || packages.test(specifier)) return undefined
  if (source.isTest && TEST_TOOLS.test(specifier)) return undefined
  return `${workspace} must not import the package '${specifier}'`
}

/** Values that a front end takes from contract files that bring zod along: only types may cross. */
export function zodInBrowser(sources: Source[]): string[] {
  const heavy = filesWithZod(sources.filter(({ workspace }) => workspace === 'contract'))
  return sources
    .filter(({ workspace, isTest }) => FRONT_ENDS.has(workspace) && !isTest)
    .flatMap((source) =>
      source.imports
        .filter(({ typeOnly, specifier }) => !typeOnly && heavy.has(contractFile(specifier)))
        .map(({ start, specifier }) =>
          problem(source, start, `ships zod to the browser: use import type from '${specifier}'`),
        ),
    )
}

function contractFile(specifier: string): string {
  if (specifier === 'zod') return specifier
  return specifier.replace(/^@suerte\/contract\//, 'contract/src/')
}

function filesWithZod(contract: Source[]): Set<string> {
  const heavy = new Set(['zod'])
  for (let before = 0; before !== heavy.size;) {
    before = heavy.size
    for (const { path, imports } of contract) {
      const values = imports.filter(({ typeOnly }) => !typeOnly)
      if (values.some(({ specifier }) => heavy.has(resolveImport(path, specifier)))) heavy.add(path)
    }
  }
  return heavy
}

/** The repository path that a relative import leads to; other specifiers as they are. */
export function resolveImport(path: string, specifier: string): string {
  if (!specifier.startsWith('.')) return specifier
  return posix.join(posix.dirname(path), specifier)
}
