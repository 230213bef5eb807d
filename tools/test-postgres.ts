import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './command.ts'
import { createDatabase, dropDatabase } from './postgres-database.ts'
import { isAlive } from './postgres-lock.ts'
import { startPostgres } from './postgres.ts'
import { loadMigrate } from './server-entry.ts'

declare module 'vitest' {
  // The merge that vitest asks for works with an interface only.
  export interface ProvidedContext {
    /** URL of a role that may create databases, on a running server. */
    postgresUrl: string
    /** Name of a migrated database to copy; '' while there are no migrations. */
    templateDatabase: string
  }
}

export type TestPostgres = {
  postgresUrl: string
  templateDatabase: string
  stop: () => Promise<void>
}

type Project = {
  provide: (key: 'postgresUrl' | 'templateDatabase', value: string) => void
}

/** Vitest's global set-up of the projects that need PostgreSQL. */
export default async function setup(project: Project): Promise<() => Promise<void>> {
  const server = await startTestPostgres()
  project.provide('postgresUrl', server.postgresUrl)
  project.provide('templateDatabase', server.templateDatabase)
  return server.stop
}

/**
 * A server with a migrated template: TEST_DATABASE_URL with TEST_TEMPLATE_DATABASE when a test run has
 * made them already, TEST_DATABASE_URL alone (a role that may create databases), or an embedded server
 * of our own that is removed at the end.
 */
export async function startTestPostgres(): Promise<TestPostgres> {
  const given = process.env['TEST_DATABASE_URL'] ?? ''
  const template = process.env['TEST_TEMPLATE_DATABASE']
  if (given !== '' && template !== undefined) {
    return { postgresUrl: given, templateDatabase: template, stop: () => Promise.resolve() }
  }
  if (given !== '') {
    const templateDatabase = await makeTemplate(given)
    const stop = () => dropDatabase(given, templateDatabase)
    return { postgresUrl: given, templateDatabase, stop }
  }
  return startThrowAway()
}

async function startThrowAway(): Promise<TestPostgres> {
  const parent = join(ROOT, '.cache', 'pg-test')
  removeLeftOvers(parent)
  const folder = join(parent, String(process.pid))
  // Nothing here outlives the run, so nothing has to reach the disk.
  const settings = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }
  const server = await startPostgres({ dataFolder: folder, settings })
  const templateDatabase = await makeTemplate(server.url)
  return {
    postgresUrl: server.url,
    templateDatabase,
    async stop() {
      await server.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function makeTemplate(adminUrl: string): Promise<string> {
  if (!existsSync(join(ROOT, 'server/src/platform/migrate.ts'))) return ''
  const { migrate } = await loadMigrate()
  const name = `suerte_template_${process.pid}`
  await dropDatabase(adminUrl, name)
  await migrate(await createDatabase(adminUrl, name), () => {})
  return name
}

/** Folders of test runs that were killed. */
function removeLeftOvers(parent: string): void {
  mkdirSync(parent, { recursive: true })
  for (const name of readdirSync(parent)) {
    if (!isAlive(Number(name))) rmSync(join(parent, name), { recursive: true, force: true })
  }
}
