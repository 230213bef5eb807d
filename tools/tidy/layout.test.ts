import { expect, test } from 'vitest'
import { attics, oddNames } from './names.ts'
import { readRepositoryFile, repositoryFiles } from './repository.ts'
import { longFiles } from './sizes.ts'

const paths = repositoryFiles()

test('files keep their budget of lines', () => {
  const code = paths.filter((path) => /\.(ts|tsx|mjs|css)$/.test(path))
  expect(longFiles(code.map((path) => ({ path, text: readRepositoryFile(path) })))).toEqual([])
})

test('nothing is named lib, utils, common, shared or helpers', () => {
  expect(attics(paths)).toEqual([])
})

test('code files are kebab-case or one PascalCase component', () => {
  expect(oddNames(paths)).toEqual([])
})

test('the layout rules find a long file, an attic and an odd name, and let tables of data be long', () => {
  const text = 'a\n'.repeat(401)
  expect(longFiles([{ path: 'web/src/a.ts', text }])).toHaveLength(1)
  expect(longFiles([{ path: 'domain/src/ssc.vectors.ts', text }])).toEqual([])
  expect(attics(['web/src/utils/a.ts', 'web/src/helpers.ts', 'web/src/glibly.ts'])).toHaveLength(2)
  expect(
    oddNames(['a/fooBar.ts', 'a/Foo.ts', 'a/Foo.tsx', 'a/Foo.module.css', 'a/foo-bar.ts']),
  ).toHaveLength(2)
})
