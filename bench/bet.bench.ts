import { spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { addPlayers, NUMERO, openHouse, serve } from './house.ts'
import { request, runLoad } from './load.ts'
import { report, type Round } from './report.ts'

// PERF-BET: bets over HTTP against single-bet transactions of pgbench on the same PostgreSQL, in turn.
const PLAYERS = 2_000
const CONNECTIONS = Number(process.env['BENCH_CONNECTIONS'] ?? 64)
const SECONDS = Number(process.env['BENCH_SECONDS'] ?? 8)
const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 3)

const house = await openHouse()
const players = await addPlayers(house.db, PLAYERS)
await house.db.unsafe(`
  create table bench_house (shard int primary key, balance bigint not null) with (fillfactor = 50);
  insert into bench_house select generate_series(0, 63), 0;
  create table bench_member (n int primary key, id uuid not null);
  create sequence bench_seq;`)
await house.db`insert into bench_member select n - 1, id
  from unnest(${`{${players.map((p) => p.id).join(',')}}`}::uuid[]) with ordinality as u (id, n)`

// One bet a transaction, as an application without group commit would write it: the same rows.
const script = join(house.folder, 'bet.sql')
writeFileSync(
  script,
  `\\set n random(0, ${PLAYERS - 1})
\\set shard random(0, 63)
begin;
select m.id as member, gen_random_uuid() as oid, gen_random_uuid() as tid, gen_random_uuid() as xid from bench_member m where n = :n \\gset
update account set balance = balance - 20000, version = version + 1 where member_id = :member::uuid and ledger = 'real' and kind = 'cash' and balance >= 20000 returning balance as after, version as v \\gset
update bench_house set balance = balance + 20000 where shard = :shard;
insert into transfer (member_id, id, ledger, kind, debit, credit, amount, key, cause, debit_after, debit_version) values (:member::uuid, :xid::uuid, 'real', 'bet', 'cash', 'lottery', 20000, :oid::text, :oid::text, :after, :v);
insert into ticket_order (member_id, id, ledger, numero_id, key, body_hash, total, balance_after, ticket_ids) values (:member::uuid, :oid::uuid, 'real', ${house.numeroId}, :oid::text, '\\x00', 20000, :after, array[:tid::uuid::uuid]);
insert into ticket (member_id, id, order_id, numero_id, bucket, ledger, play_code, selection, mask, unit_mode, multiple, series, odds, rules_version, units, stake, rebate) values (:member::uuid, :tid::uuid, :oid::uuid, ${house.numeroId}, 1, 'real', 'SSC_DWD', '1||||', 2, 'yuan', 1, 1980, '', 1, 1, 20000, 0);
commit;
`,
)

function pgbench(): number {
  const at = new URL(house.url)
  const answer = spawnSync(
    'pgbench',
    [
      '-n',
      '-M',
      'prepared',
      '-c',
      String(CONNECTIONS),
      '-j',
      '2',
      '-T',
      String(SECONDS),
      '-f',
      script,
      '-h',
      at.hostname,
      '-p',
      at.port,
      '-U',
      at.username,
      at.pathname.slice(1),
    ],
    { env: { ...process.env, PGPASSWORD: decodeURIComponent(at.password) }, encoding: 'utf8' },
  )
  const tps = /tps = ([\d.]+)/.exec(answer.stdout ?? '')?.[1]
  if (!tps)
    throw new Error(
      `pgbench is needed (Debian: postgresql-contrib): ${answer.stderr.slice(0, 300)}`,
    )
  return Number(tps)
}

const ticket = {
  playCode: 'SSC_DWD',
  selection: '1||||',
  unitMode: 'yuan',
  multiple: 1,
  series: 1980,
  stakePerOption: '0',
  units: 1,
  stake: '2',
}
const body = JSON.stringify({ gameId: 'SSC5M', numero: NUMERO, tickets: [ticket] })
let turn = 0
function bet(): Buffer {
  const player = players[turn++ % players.length]
  return request(
    'POST',
    '/lgw/orders',
    {
      authorization: `Bearer ${player?.frame ?? ''}`,
      'idempotency-key': randomUUID(),
    },
    body,
  )
}
async function http(mode: 'house' | 'nothing') {
  const server = await serve(house.url, house.folder, mode)
  await runLoad({ port: server.port, connections: CONNECTIONS, seconds: 2, next: bet })
  const load = await runLoad({
    port: server.port,
    connections: CONNECTIONS,
    seconds: SECONDS,
    next: bet,
  })
  await server.stop()
  if (load.failures > 0) throw new Error(`${load.failures} of ${load.requests} bets were refused`)
  return load
}

const rounds: Round[] = []
let sold = 0
let p99 = 0
for (let i = 0; i < ROUNDS; i++) {
  const single = pgbench()
  const bets = await http('house')
  const empty = await http('nothing')
  sold += bets.requests
  p99 = bets.p99Ms
  rounds.push({
    'pgbench, one bet a transaction': single,
    'bets over HTTP': bets.requests / bets.seconds,
    'the same endpoint, a store that does nothing': empty.requests / empty.seconds,
  })
  console.log(rounds.at(-1), `p50 ${bets.p50Ms.toFixed(1)} ms, p99 ${bets.p99Ms.toFixed(1)} ms`)
}
report(
  'PERF-BET',
  '/s',
  rounds,
  [
    {
      name: 'bets ÷ pgbench',
      over: 'bets over HTTP',
      under: 'pgbench, one bet a transaction',
      target: '≥ 2.5',
    },
    {
      name: 'bets ÷ store that does nothing',
      over: 'bets over HTTP',
      under: 'the same endpoint, a store that does nothing',
      target: '≥ 0.9',
    },
  ],
  [
    `${sold} bets were sold and committed (fsync on), ${CONNECTIONS} connections; p99 of the last round ${p99.toFixed(1)} ms.`,
  ],
)
await house.close()
