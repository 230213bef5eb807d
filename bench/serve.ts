import type { AddressInfo } from 'node:net'
import { startServer, type ServerOptions } from '@suerte/server/main.ts'
import type { Placed } from '@suerte/server/modules/lottery/queries/tickets.ts'
import { createGuard } from '@suerte/server/platform/guard.ts'
import Fastify from 'fastify'

// A child of a measurement: serves the calls, with the database or with a store that does nothing behind bets.
const [databaseUrl = '', dataFolder = '', mode = 'house'] = process.argv.slice(2)

const nothing: NonNullable<ServerOptions['ports']>['bets'] = {
  add: async (): Promise<Placed> => ({ status: 0, balance: 10n ** 15n, placedAt: new Date() }),
}

if (mode === 'echo') {
  // what PERF-READ is held against: the same bytes from memory
  const app = Fastify()
  const bytes = Buffer.from(process.env['ECHO_BODY'] ?? '{}')
  app.get('/*', (_request, reply) => reply.type('application/json').send(bytes))
  await app.listen({ port: 0, host: '127.0.0.1' })
  process.send?.((app.server.address() as AddressInfo).port)
} else {
  const server = await startServer({
    databaseUrl,
    dataFolder,
    port: 0,
    host: '127.0.0.1',
    pages: false,
    jobs: [],
    // sign-ins are measured from many addresses, which a proxy in front tells
    ...(mode === 'proxied' ? { trustProxy: 'loopback' } : {}),
    ports: { guard: createGuard(), ...(mode === 'nothing' ? { bets: nothing } : {}) },
  })
  process.send?.(Number(new URL(server.url).port))
}
process.once('SIGTERM', () => process.exit(0))
