import { randomInt, randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createDatabase } from '@suerte/tools/postgres-database.ts'
import { startPostgres } from '@suerte/tools/postgres.ts'
import { expect, test } from 'vitest'
import { checkLedger } from '../ledger-check.ts'
import { connect } from '../platform/db.ts'
import { migrate } from '../platform/migrate.ts'
import { seed } from '../seed.ts'
import {
  addFleet,
  addOpenNumero,
  ask,
  betOn,
  frameHeaders,
  startChild,
  type Child,
} from '../testing/fleet.ts'
import { figure, LONG_MS, scaled } from './scale.ts'

const NUMERO = '20990101-0001'
const SERVER_KILLS = scaled(100, 3)
const POSTGRES_KILLS = scaled(50, 2)
const UNDER_LOAD_MS = 300
const WORKERS = 8

/** What clients were told: the key of each acknowledged order, and its id. */
type Log = Map<string, string>

test(
  '[REL-KILL] [R-01] [R-02] kill -9 of server and PostgreSQL loses no acknowledged bet and doubles none',
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'suerte-kill-'))
    let postgres = await startPostgres({ dataFolder: join(folder, 'pg') })
    const url = await createDatabase(postgres.url, 'kill')
    await migrate(url)
    await seed(url, folder, { demo: false })
    const setUp = connect(url, { max: 1, role: null })
    await addOpenNumero(setUp, 'SSC5M', NUMERO)
    await setUp.end()
    const players = await addFleet(url, 64, 10n ** 12n)
    const acknowledged: Log = new Map()
    let unknown = 0
    let resolved = 0

    async function load(child: Child, stop: () => boolean, worker: number) {
      while (!stop()) {
        const player = players[(worker + randomInt(8) * WORKERS) % players.length]
        if (!player) return
        const key = randomUUID()
        const body = betOn(NUMERO, randomInt(10))
        const answer = await ask(child.url, 'POST', '/lgw/orders', frameHeaders(player, key), body)
        if (answer === 'lost' || answer.status >= 500) {
          pending.push({ player: players.indexOf(player), key, body })
          unknown += 1
        } else if (answer.status === 200)
          acknowledged.set(key, (answer.body as { order: { id: string } }).order.id)
      }
    }
    const pending: { player: number; key: string; body: object }[] = []
    /** The unknown results of a crash are resolved by asking again with the same key. */
    async function resolve(child: Child) {
      for (const { player, key, body } of pending.splice(0)) {
        const who = players[player]
        if (!who) continue
        const answer = await ask(child.url, 'POST', '/lgw/orders', frameHeaders(who, key), body)
        if (answer === 'lost' || answer.status !== 200)
          throw new Error('a retry with the same key got no answer')
        acknowledged.set(key, (answer.body as { order: { id: string } }).order.id)
        resolved += 1
      }
    }

    for (let kill = 0; kill < SERVER_KILLS + POSTGRES_KILLS; kill++) {
      const child = await startChild(url, folder, { jobs: false })
      await resolve(child)
      let stopped = false
      const working = Array.from({ length: WORKERS }, (_, worker) =>
        load(child, () => stopped, worker),
      )
      await new Promise((done) => setTimeout(done, UNDER_LOAD_MS + randomInt(UNDER_LOAD_MS)))
      if (kill < SERVER_KILLS) await child.kill()
      else await postgres.kill9()
      stopped = true
      await Promise.all(working)
      if (kill >= SERVER_KILLS) {
        await child.kill()
        postgres = await startPostgres({ dataFolder: join(folder, 'pg'), port: postgres.port })
      }
    }
    const last = await startChild(url, folder, { jobs: false })
    await resolve(last)
    await last.kill()

    const db = connect(url, { max: 1, role: null })
    const rows = await db<{ key: string; id: string }[]>`select key, id from ticket_order`
    const stored = new Map(rows.map((row) => [row.key, row.id]))
    const lost = [...acknowledged].filter(([key, id]) => stored.get(key) !== id).length
    const doubled = rows.length - stored.size
    figure(
      'REL-KILL',
      `${SERVER_KILLS} kills of the server, ${POSTGRES_KILLS} of PostgreSQL, ${acknowledged.size} acknowledged orders, ${lost} lost, ${doubled} doubled, ${unknown} unknown, ${resolved} resolved by retry`,
    )
    expect(acknowledged.size).toBeGreaterThan(SERVER_KILLS + POSTGRES_KILLS)
    expect([lost, doubled, unknown - resolved]).toEqual([0, 0, 0])
    expect((await checkLedger(url)).flatMap((check) => check.violations)).toEqual([])
    await db.end()
    await postgres.stop()
    await rm(folder, { recursive: true, force: true })
  },
  LONG_MS,
)
