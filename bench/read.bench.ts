import { fork } from 'node:child_process'
import { openHouse, serve } from './house.ts'
import { request, runLoad } from './load.ts'
import { report, type Round } from './report.ts'

// PERF-READ: lobby and list reads against a Fastify route that returns the same bytes from memory.
const CONNECTIONS = 64
const SECONDS = Number(process.env['BENCH_SECONDS'] ?? 5)
const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 3)
const PATHS = {
  'the games': '/lgw/games/mobile',
  'numeros on sale': '/lgw/numeros/opened/SSC5M',
  'result history': '/lgw/draws/SSC5M?pageNo=1&pageSize=25',
  banners: '/wps/content/banners',
}

const house = await openHouse()
await house.db`insert into numero (game_id, numero, opens_at, closes_at, draws_at, state, commitment,
    secret_sealed, beacon_round, source, secret, result)
  select 'SSC5M', '20980101-' || lpad(n::text, 4, '0'), now() - interval '2 days', now() - interval '1 day' - n * interval '5 minutes',
      now() - interval '1 day' - n * interval '5 minutes', 'settled', '\\x00', '\\x00', 1, 'fallback', '\\x00', array[1,2,3,4,5]
    from generate_series(1, 200) as n`

async function rate(port: number, path: string) {
  const bytes = request('GET', path, {})
  const next = () => bytes
  await runLoad({ port, connections: CONNECTIONS, seconds: 1, next })
  const load = await runLoad({ port, connections: CONNECTIONS, seconds: SECONDS, next })
  if (load.failures > 0) throw new Error(`${load.failures} reads of ${path} failed`)
  return load.requests / load.seconds
}

/** A bare route that answers these bytes from memory. */
async function echo(body: string) {
  const child = fork(new URL('serve.ts', import.meta.url), ['', '', 'echo'], {
    env: { ...process.env, ECHO_BODY: body },
  })
  const port = await new Promise<number>((resolve) =>
    child.once('message', (message) => resolve(Number(message))),
  )
  return { port, stop: () => child.kill('SIGTERM') }
}

const rounds: Round[] = []
for (let i = 0; i < ROUNDS; i++) {
  const round: Round = {}
  const server = await serve(house.url, house.folder, 'house')
  for (const [name, path] of Object.entries(PATHS)) {
    const body = await (await fetch(`http://127.0.0.1:${server.port}${path}`)).text()
    const bare = await echo(body)
    round[`${name}: bytes from memory`] = await rate(bare.port, '/x')
    bare.stop()
    round[name] = await rate(server.port, path)
  }
  await server.stop()
  rounds.push(round)
  console.log(round)
}
report(
  'PERF-READ',
  '/s',
  rounds,
  Object.keys(PATHS).map((name) => ({
    name: `${name} ÷ memory`,
    over: name,
    under: `${name}: bytes from memory`,
    target: '≥ 0.7',
  })),
  [`${CONNECTIONS} connections.`],
)
await house.close()
