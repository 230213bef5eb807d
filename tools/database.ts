import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import postgres from 'postgres'
import { ROOT } from './command.ts'
import { FriendlyError, codeOf, messageOf } from './friendly-error.ts'
import { createDatabase } from './postgres-database.ts'
import { isAlive, readLock } from './postgres-lock.ts'
import { startPostgres } from './postgres.ts'

/** The database a command works on. `ended` settles when an embedded server stops by itself. */
export type OpenDatabase = {
  url: string
  close: () => Promise<void>
  ended?: Promise<void>
}

const OLDEST_SERVER = 150_000

/** Where data live: DATA_FOLDER, else .data in the repository. */
export function dataFolder(): string {
  return resolve(ROOT, process.env['DATA_FOLDER'] ?? '.data')
}

/** DATABASE_URL when set (and checked), else the embedded server on the data folder, started here. */
export async function openDatabase(log: (line: string) => void): Promise<OpenDatabase> {
  const given = process.env['DATABASE_URL']
  if (given !== undefined && given !== '') {
    await checkDatabaseUrl(given)
    return { url: given, close: () => Promise.resolve() }
  }
  const server = await startPostgres({ dataFolder: join(dataFolder(), 'pg'), log })
  const url = await createDatabase(server.url, 'suerte')
  return { url, close: server.stop, ended: server.ended }
}

/** As openDatabase, but joins the embedded server of a Suerte that runs already. */
export async function joinDatabase(log: (line: string) => void): Promise<OpenDatabase> {
  const folder = join(dataFolder(), 'pg')
  const lock = readLock(join(folder, 'cluster'))
  const passwordFile = join(folder, 'password')
  const embedded = (process.env['DATABASE_URL'] ?? '') === ''
  if (!embedded || lock?.ready !== true || !isAlive(lock.pid) || !existsSync(passwordFile)) {
    return openDatabase(log)
  }
  const password = encodeURIComponent(readFileSync(passwordFile, 'utf8').trim())
  const url = `postgres://postgres:${password}@127.0.0.1:${lock.port}/suerte`
  return { url, close: () => Promise.resolve() }
}

/** Refuses a URL that is no PostgreSQL we can work with, saying why. */
export async function checkDatabaseUrl(url: string): Promise<void> {
  if (!URL.canParse(url) || !/^postgres(ql)?:$/.test(new URL(url).protocol)) {
    throw new FriendlyError(
      'DATABASE_URL is no PostgreSQL address: write postgres://user:password@host:5432/database, or unset it for the embedded server',
    )
  }
  const sql = postgres(url, { max: 1, connect_timeout: 5, onnotice: () => {} })
  let version: number
  try {
    const rows = await sql`select current_setting('server_version_num')::int as version`
    version = Number(rows[0]?.['version'])
  } catch (error) {
    const { hostname, pathname } = new URL(url)
    const reason = messageOf(error) || codeOf(error) || 'no answer'
    throw new FriendlyError(
      `DATABASE_URL does not work (${pathname.slice(1)} at ${hostname}: ${reason}): correct it, or unset it for the embedded server`,
    )
  } finally {
    await sql.end({ timeout: 1 })
  }
  if (version < OLDEST_SERVER) {
    throw new FriendlyError(
      `DATABASE_URL leads to PostgreSQL ${Math.floor(version / 10_000)}: 15 or newer is needed`,
    )
  }
}
