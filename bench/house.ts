import { fork, type ChildProcess } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connect, list, type Db } from '@suerte/server/platform/db.ts'
import { newId } from '@suerte/server/platform/ids.ts'
import { migrate } from '@suerte/server/platform/migrate.ts'
import { digestOf } from '@suerte/server/platform/random.ts'
import { seed } from '@suerte/server/seed.ts'
import { createDatabase } from '@suerte/tools/postgres-database.ts'
import { startPostgres } from '@suerte/tools/postgres.ts'

export const RICH = 10n ** 15n
export const NUMERO = '20990101-0001'

/** A PostgreSQL with fsync on, a migrated and seeded database of its own, and a numero that stays open. */
export async function openHouse() {
  const folder = mkdtempSync(join(tmpdir(), 'suerte-bench-'))
  const postgres = await startPostgres({ dataFolder: join(folder, 'pg') })
  const url = await createDatabase(postgres.url, 'bench')
  await migrate(url)
  await seed(url, folder, { demo: false })
  const db = connect(url, { max: 4, role: null })
  const [numero] = await db<{ id: bigint }[]>`
    insert into numero (game_id, numero, opens_at, closes_at, draws_at, commitment, secret_sealed,
        beacon_round)
      values ('SSC5M', ${NUMERO}, now() - interval '1 hour', now() + interval '1 day',
        now() + interval '1 day', '\\x00', '\\x00', 1) returning id`
  return {
    folder,
    postgres,
    url,
    db,
    numeroId: numero?.id ?? 0n,
    async close() {
      await db.end()
      await postgres.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Members with money and an open game each; gives their ids and frame tokens. */
export async function addPlayers(db: Db, count: number) {
  const players = Array.from({ length: count }, () => ({
    id: newId(),
    frame: randomBytes(32).toString('base64url'),
    cookie: randomBytes(32).toString('base64url'),
    handleText: randomBytes(32).toString('base64url'),
  })).map((player) => ({
    ...player,
    session: digestOf(player.cookie),
    handle: digestOf(player.handleText),
  }))
  const ids = list(players.map((player) => player.id))
  await db`insert into member (id, username, type, merchant_code, ledger, password_hash, member_series,
      consents)
    select id, 'b' || replace(id::text, '-', ''), 0, 'suerte', 'real', '', 1980,
        '{"terms": "2026-11", "privacy": "2026-11", "funds": "2026-11"}'
      from unnest(${ids}::uuid[]) as id`
  await db`insert into account (member_id, ledger, kind, balance)
    select id, 'real', kind::account_kind, case kind when 'cash' then ${RICH}::bigint else 0 end
      from unnest(${ids}::uuid[]) as id, unnest(array['cash', 'held']) as kind`
  await db`insert into session (token_hash, handle_hash, member_id, address, agent)
    select t, h, id, '', '' from unnest(${list(players.map((p) => p.session))}::bytea[],
      ${list(players.map((p) => p.handle))}::bytea[], ${ids}::uuid[]) as u (t, h, id)`
  await db`insert into frame_session (token_hash, session_hash, member_id, game_id, expires_at)
    select f, t, id, 'SSC5M', now() + interval '1 day'
      from unnest(${list(players.map((p) => digestOf(p.frame)))}::bytea[],
        ${list(players.map((p) => p.session))}::bytea[], ${ids}::uuid[]) as u (f, t, id)`
  await db`vacuum analyze account`
  return players
}

export type Serving = { port: number; child: ChildProcess; stop(): Promise<void> }

/** The server in a process of its own; `mode` chooses what stands behind it. */
export async function serve(
  url: string,
  folder: string,
  mode: 'house' | 'nothing' | 'proxied',
): Promise<Serving> {
  const child = fork(new URL('serve.ts', import.meta.url), [url, folder, mode])
  const port = await new Promise<number>((resolve, reject) => {
    child.once('message', (message) => resolve(Number(message)))
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}`)))
  })
  return {
    port,
    child,
    stop: () =>
      new Promise((resolve) => {
        child.once('exit', () => resolve())
        child.kill('SIGTERM')
      }),
  }
}
