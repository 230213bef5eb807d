import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { createDatabase } from '@suerte/tools/postgres-database.ts'
import { startPostgres } from '@suerte/tools/postgres.ts'

// A start from nothing (or from data that are there) to one served page; `bare` is the least that does it.
const [mode = 'house', folder = ''] = process.argv.slice(2)
const modules = mode === 'house' ? load() : undefined
const postgres = await startPostgres({ dataFolder: join(folder, 'pg') })
const url = await createDatabase(postgres.url, 'suerte')

if (mode === 'bare') {
  const { default: connect } = await import('postgres')
  const db = connect(url, { max: 1 })
  const server = createServer((_request, response) => {
    void db`select 1`.then(() => response.end('<!doctype html><title>one page</title>'))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  await (await fetch(`http://127.0.0.1:${port}/`)).text()
} else {
  const [{ migrate }, { seed }, { startServer }] = await (modules ?? load())
  await migrate(url)
  await seed(url, folder)
  const server = await startServer({
    databaseUrl: url,
    dataFolder: folder,
    port: 0,
    host: '127.0.0.1',
  })
  const page = await fetch(`http://127.0.0.1:${new URL(server.url).port}/m/home`)
  if (!page.ok) throw new Error(`home answered ${page.status}`)
  await page.text()
}
process.stdout.write('served\n')
await postgres.stop()
process.exit(0)

/** As npm start does: the server's code is read while PostgreSQL starts. */
function load() {
  return Promise.all([
    import('@suerte/server/platform/migrate.ts'),
    import('@suerte/server/seed.ts'),
    import('@suerte/server/main.ts'),
  ])
}
