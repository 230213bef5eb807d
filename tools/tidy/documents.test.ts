import { expect, test } from 'vitest'
import { brokenReferences, lockGaps, unknownCommands } from './documents.ts'
import { readRepositoryFile, repositoryFiles } from './repository.ts'

const files = repositoryFiles()
const documents = files
  .filter((path) => path.endsWith('.md'))
  .map((path) => ({ path, text: readRepositoryFile(path) }))

test('commands in the documents exist in package.json', () => {
  expect(unknownCommands(documents, scriptNames())).toEqual([])
})

test('links and file paths in the documents lead somewhere', () => {
  expect(brokenReferences(documents, files)).toEqual([])
})

test('the lock file is complete, for every platform', () => {
  // npm's own file, of the version that its lockfileVersion names.
  const lock = JSON.parse(readRepositoryFile('package-lock.json')) as {
    packages: Record<string, object>
  }
  expect(lockGaps(lock.packages)).toEqual([])
})

test('the lock rule finds a package that is needed and not there, also below another', () => {
  const packages = {
    '': { dependencies: { a: '1' } },
    'node_modules/a': { dependencies: { b: '1' }, optionalDependencies: { c: '1' } },
    'node_modules/a/node_modules/b': { dependencies: { a: '1' } },
  }
  expect(lockGaps(packages)).toEqual(['package-lock.json lacks c, which node_modules/a needs'])
})

test('there is a README', () => {
  expect(files).toContain('README.md')
})

test('the document rules find an unknown command, a dead link and a dead path', () => {
  const text =
    'npm start, npm run nope\n[a](b.md) [c](c.md#d) `web/src/e.ts` [f](https://g.example)'
  const page = [{ path: 'docs/a.md', text }]
  expect(unknownCommands(page, ['start'])).toEqual([
    'docs/a.md:1 "npm run nope" is no script of package.json',
  ])
  expect(brokenReferences(page, ['docs/c.md'])).toHaveLength(2)
})

function scriptNames(): string[] {
  const manifest: unknown = JSON.parse(readRepositoryFile('package.json'))
  if (typeof manifest !== 'object' || manifest === null || !('scripts' in manifest)) return []
  return Object.keys(manifest.scripts ?? {})
}
