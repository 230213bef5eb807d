import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../command.ts'
import { parseSource } from './source.ts'
import type { Source } from './source.ts'

/** Every file that is in the repository or would be after `git add`, by path from its folder. */
export function repositoryFiles(): string[] {
  const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard']
  // In a container the folder may belong to another user, which git refuses unless told.
  const output = execFileSync('git', ['-c', 'safe.directory=*', ...args], {
    cwd: ROOT,
    encoding: 'utf8',
    maxBuffer: 64_000_000,
  })
  return output.split('\0').filter((path) => path !== '' && existsSync(join(ROOT, path)))
}

export function readRepositoryFile(path: string): string {
  return readFileSync(join(ROOT, path), 'utf8')
}

/** Every TypeScript and JavaScript file of the repository, parsed. */
export function repositorySources(): Source[] {
  return repositoryFiles()
    .filter((path) => /\.(ts|tsx|mts|mjs|js)$/.test(path) && !path.endsWith('.d.ts'))
    .map((path) => parseSource(path, readRepositoryFile(path)))
}
