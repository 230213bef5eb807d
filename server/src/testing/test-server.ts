import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createDatabase, dropDatabase } from '@suerte/tools/postgres-database.ts'
import { inject } from 'vitest'
import { startServer, type Server, type ServerOptions } from '../main.ts'
import { createGuard } from '../platform/guard.ts'
import { seed } from '../seed.ts'
import { installTestClock, type TestClock } from './test-clock.ts'
import { testBeacon } from './test-beacon.ts'

export type TestServer = Server & {
  databaseUrl: string
  dataFolder: string
  clock: TestClock
  /** Ends the server and drops its database. */
  end(): Promise<void>
}

const MANY = { points: 1_000_000, seconds: 1 }
/** Tests act faster than people: limits that are not the subject of a test are out of the way. */
export const openGuard = () =>
  createGuard({
    captcha: MANY,
    register: MANY,
    login: MANY,
    trial: MANY,
    username: MANY,
    launch: MANY,
    receipt: MANY,
    headIcon: MANY,
    deposit: MANY,
    proof: MANY,
    operator: MANY,
  })

/** A database of its own from the template, seeded, with a clock that tests move. */
export async function testDatabase() {
  const admin = inject('postgresUrl')
  const name = `t_${randomUUID().replaceAll('-', '')}`
  const databaseUrl = await createDatabase(admin, name, inject('templateDatabase') || undefined)
  const dataFolder = await mkdtemp(join(tmpdir(), 'suerte-test-'))
  const clock = await installTestClock(databaseUrl)
  const seeded = await seed(databaseUrl, dataFolder, { demo: false })
  return {
    databaseUrl,
    dataFolder,
    clock,
    seeded,
    drop: async () => {
      await clock.close()
      await dropDatabase(admin, name)
      await rm(dataFolder, { recursive: true, force: true })
    },
  }
}

/** The whole server on a free port over a database of its own, without front ends unless asked. */
export async function startTestServer(
  options: Partial<ServerOptions> = {},
): Promise<TestServer & { ownerLink: string }> {
  const { databaseUrl, dataFolder, clock, seeded, drop } = await testDatabase()
  const server = await startServer({
    databaseUrl,
    dataFolder,
    port: 0,
    host: '127.0.0.1',
    pages: false,
    gateway: 'sandbox',
    ...options,
    ports: { clock, guard: openGuard(), beacon: testBeacon(), ...options.ports },
  })
  return {
    ...server,
    databaseUrl,
    dataFolder,
    clock: {
      ...clock,
      // time jumped: what was read a moment ago is old now
      async advance(ms) {
        await clock.advance(ms)
        server.ctx.reads.forget()
      },
    },
    ownerLink: seeded.ownerLink ?? '',
    async end() {
      await server.close()
      await drop()
    },
  }
}
