import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './command.ts'
import { FriendlyError } from './friendly-error.ts'

/** What the server offers to the commands. Loaded at run time, so that tools alone need no server. */
export type ServerEntry = {
  startServer: (options: {
    databaseUrl: string
    port: number
    host: string
    dataFolder: string
    log: (line: string) => void
    publicUrl?: string
    trustProxy?: string
    gateway?: 'sandbox' | { url: string; secret: string }
  }) => Promise<{ url: string; close: () => Promise<void> }>
}

export type MigrateEntry = {
  migrate: (databaseUrl: string, log: (line: string) => void) => Promise<unknown>
}

export type Seeded = {
  demoMember?: { username: string; password: string }
  ownerLink?: string
}

export type SeedEntry = {
  /** Gives back only what it made now. */
  seed: (databaseUrl: string, dataFolder: string, options: { demo: boolean }) => Promise<Seeded>
}

export type LedgerCheckEntry = {
  checkLedger: (databaseUrl: string) => Promise<{ name: string; violations: string[] }[]>
}

export function loadServer(): Promise<ServerEntry> {
  return load<ServerEntry>('server/src/main.ts')
}

export function loadMigrate(): Promise<MigrateEntry> {
  return load<MigrateEntry>('server/src/platform/migrate.ts')
}

export function loadSeed(): Promise<SeedEntry> {
  return load<SeedEntry>('server/src/seed.ts')
}

export function loadLedgerCheck(): Promise<LedgerCheckEntry> {
  return load<LedgerCheckEntry>('server/src/ledger-check.ts')
}

async function load<T>(path: string): Promise<T> {
  const file = join(ROOT, path)
  if (!existsSync(file)) throw new FriendlyError(`${path} is missing from this copy`)
  // The import is by path, so the compiler cannot know the module's type: the types above are the contract.
  return (await import(file)) as T
}
