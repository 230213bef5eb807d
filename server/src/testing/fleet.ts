import { fork, type ChildProcess } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { connect, list, type Db } from '../platform/db.ts'
import { newId } from '../platform/ids.ts'
import { digestOf } from '../platform/random.ts'

export type Child = { url: string; process: ChildProcess; kill(): Promise<void> }

/** Starts the server as a child process. `kill` is kill -9. */
export function startChild(
  databaseUrl: string,
  dataFolder: string,
  options: { port?: number; jobs?: boolean } = {},
): Promise<Child> {
  const jobs = options.jobs === false ? 'none' : 'jobs'
  const args = [databaseUrl, dataFolder, String(options.port ?? 0), jobs]
  const child = fork(new URL('child-server.ts', import.meta.url), args, {
    // these servers are killed on purpose: what they say on the way is expected
    env: { ...process.env, LOG_LEVEL: 'silent' },
  })
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}`)))
    child.once('message', (url) =>
      resolve({
        url: typeof url === 'string' ? url : '',
        process: child,
        async kill() {
          child.kill('SIGKILL')
          await ended
        },
      }),
    )
  })
}

export type Player = { id: string; frame: string; cookie: string; handle: string }

/** Players with a session, an open game and money that came by a posted transfer, so that I1 and I2 hold. */
export async function addFleet(
  databaseUrl: string,
  count: number,
  money: bigint,
  gameId = 'SSC5M',
) {
  const db = connect(databaseUrl, { max: 1, role: null })
  const players: Player[] = Array.from({ length: count }, () => ({
    id: newId(),
    frame: randomBytes(32).toString('base64url'),
    cookie: randomBytes(32).toString('base64url'),
    handle: randomBytes(32).toString('base64url'),
  }))
  const ids = list(players.map((player) => player.id))
  const hashes = (name: 'frame' | 'cookie' | 'handle') =>
    list(players.map((player) => digestOf(player[name])))
  await db`insert into member (id, username, type, merchant_code, ledger, password_hash, member_series,
      consents)
    select id, 'f' || replace(id::text, '-', ''), 0, 'suerte', 'real', '', 1980,
        '{"terms": "2026-11", "privacy": "2026-11", "funds": "2026-11"}' from unnest(${ids}::uuid[]) id`
  await db`insert into account (member_id, ledger, kind, balance, version)
    select id, 'real', k::account_kind, case k when 'cash' then ${money}::bigint else 0 end,
        case k when 'cash' then 1 else 0 end
      from unnest(${ids}::uuid[]) id, unnest(array['cash', 'held']) k`
  await db`insert into transfer (member_id, id, ledger, kind, debit, credit, amount, key, cause,
      credit_after, credit_version)
    select id, gen_random_uuid(), 'real', 'correction', 'correction', 'cash', ${money}, 'start', 'test',
      ${money}, 1 from unnest(${ids}::uuid[]) id`
  await db`insert into session (token_hash, handle_hash, member_id, address, agent)
    select c, h, id, '', '' from unnest(${hashes('cookie')}::bytea[], ${hashes('handle')}::bytea[],
      ${ids}::uuid[]) u (c, h, id)`
  await db`insert into frame_session (token_hash, session_hash, member_id, game_id, expires_at)
    select f, c, id, ${gameId}, suerte_now() + interval '1 day'
      from unnest(${hashes('frame')}::bytea[], ${hashes('cookie')}::bytea[], ${ids}::uuid[]) u (f, c, id)`
  await db.end()
  return players
}

export async function addOpenNumero(db: Db, gameId: string, numero: string): Promise<bigint> {
  const [row] = await db<{ id: bigint }[]>`
    insert into numero (game_id, numero, opens_at, closes_at, draws_at, commitment, secret_sealed, beacon_round)
      values (${gameId}, ${numero}, suerte_now() - interval '1 hour', suerte_now() + interval '1 day',
        suerte_now() + interval '1 day', '\\x00', '\\x00', 1) returning id`
  return row?.id ?? 0n
}

export type Outcome = { status: number; body: Record<string, unknown> } | 'lost'

/** One request; 'lost' when no answer came, as after a kill. */
export async function ask(
  url: string,
  method: string,
  path: string,
  headers: Record<string, string>,
  body?: object,
): Promise<Outcome> {
  try {
    const answer = await fetch(url + path, {
      method,
      headers: body ? { ...headers, 'content-type': 'application/json' } : headers,
      body: body ? JSON.stringify(body) : null,
      signal: AbortSignal.timeout(10_000),
    })
    // every answer of the server is a JSON object
    return { status: answer.status, body: (await answer.json()) as Record<string, unknown> }
  } catch {
    return 'lost'
  }
}

export const frameHeaders = (player: Player, key?: string) => ({
  authorization: `Bearer ${player.frame}`,
  ...(key ? { 'idempotency-key': key } : {}),
})

export function betOn(numero: string, digit: number, gameId = 'SSC5M') {
  const ticket = {
    playCode: 'SSC_DWD',
    selection: `${digit % 10}||||`,
    unitMode: 'yuan',
    multiple: 1,
    series: digit % 2 === 0 ? 1980 : 1800,
    stakePerOption: '0',
    units: 1,
    stake: '2',
  }
  return {
    gameId,
    numero,
    tickets: [
      ticket,
      { ...ticket, playCode: 'SSC_E_SUM', selection: 'big', stakePerOption: '1', stake: '1' },
    ],
  }
}
