import { addressFromEnvironment, requireFreePort, siteUrl } from './address.ts'
import type { Address } from './address.ts'
import { buildFrontEnds } from './build.ts'
import { runCommand, untilAskedToStop } from './command.ts'
import { dataFolder, openDatabase } from './database.ts'
import type { OpenDatabase } from './database.ts'
import { makeFolder } from './folder.ts'
import { FriendlyError } from './friendly-error.ts'
import { step } from './progress.ts'
import { loadMigrate, loadSeed, loadServer } from './server-entry.ts'
import type { MigrateEntry, Seeded, SeedEntry, ServerEntry } from './server-entry.ts'

// npm start: everything on one port, from a clean clone to the printed addresses.
await runCommand(async () => {
  process.env['NODE_ENV'] ??= 'production'
  const address = addressFromEnvironment()
  await requireFreePort(address)
  makeFolder(dataFolder())
  await buildFrontEnds()
  // the server's code is read while PostgreSQL starts
  const modules = Promise.all([loadMigrate(), loadSeed(), loadServer()])
  modules.catch(() => {})
  const database = await step('starting PostgreSQL', () => openDatabase(say))
  try {
    return await serve(address, database, modules)
  } finally {
    await database.close()
  }
})

type Modules = Promise<[MigrateEntry, SeedEntry, ServerEntry]>

async function serve(address: Address, database: OpenDatabase, modules: Modules): Promise<number> {
  const [{ migrate }, { seed }, { startServer }] = await modules
  await step('migrating the database', () => migrate(database.url, say))
  const made = await step('seeding', () => seed(database.url, dataFolder(), { demo: isEmbedded() }))
  const server = await startServer({
    databaseUrl: database.url,
    ...address,
    dataFolder: dataFolder(),
    log: say,
    ...publicAddress(),
    ...paymentGateway(),
  })
  const asked = untilAskedToStop().then(() => true)
  printWelcome(siteUrl(address), made)
  const databaseEnded = database.ended?.then(() => false)
  const wasAsked = await Promise.race(
    databaseEnded === undefined ? [asked] : [asked, databaseEnded],
  )
  if (wasAsked) console.log('\n  stopping …')
  await server.close()
  if (wasAsked) return 0
  throw new FriendlyError(
    `PostgreSQL stopped by itself: see ${dataFolder()}/pg/postgres.log, then start again`,
  )
}

/** The demo member is for newcomers: a database of one's own gets none. */
function isEmbedded(): boolean {
  return (process.env['DATABASE_URL'] ?? '') === ''
}

/** Behind a proxy: PUBLIC_URL is what browsers see, TRUST_PROXY the addresses that may tell the client's. */
function publicAddress(): { publicUrl?: string; trustProxy?: string } {
  const { PUBLIC_URL, TRUST_PROXY } = process.env
  return {
    ...(PUBLIC_URL ? { publicUrl: PUBLIC_URL.replace(/\/$/, '') } : {}),
    ...(TRUST_PROXY ? { trustProxy: TRUST_PROXY } : {}),
  }
}

/** The bundled gateway is for trying out; beside a database of one's own stands a real one, or none. */
function paymentGateway(): { gateway?: 'sandbox' | { url: string; secret: string } } {
  const { GATEWAY_URL, GATEWAY_SECRET } = process.env
  if (GATEWAY_URL && GATEWAY_SECRET)
    return { gateway: { url: GATEWAY_URL.replace(/\/$/, ''), secret: GATEWAY_SECRET } }
  return isEmbedded() ? { gateway: 'sandbox' } : {}
}

function printWelcome(url: string, { demoMember, ownerLink }: Seeded): void {
  const lines = [
    '',
    `  Suerte    ${url}/m/`,
    `  Console   ${url}/console/`,
    demoMember === undefined
      ? '  Member    the demo member of the first start (its password was printed then)'
      : `  Member    ${demoMember.username}  password ${demoMember.password}  (printed only now)`,
  ]
  if (ownerLink !== undefined) {
    const link = URL.canParse(ownerLink) ? ownerLink : `${url}${ownerLink}`
    lines.push(`  Owner     ${link}  (works once: makes the first operator)`)
  }
  console.log([...lines, '', '  Ctrl-C stops everything.', ''].join('\n'))
}

function say(line: string): void {
  console.log(`  ${line}`)
}
