import { randomBytes } from 'node:crypto'
import { connect } from 'node:net'
import { newId } from '@suerte/server/platform/ids.ts'
import { list } from '@suerte/server/platform/db.ts'
import { argon2Options, hashPassword } from '@suerte/server/modules/identity/passwords.ts'
import { defaultSite } from '@suerte/server/modules/settings/site-settings.ts'
import { hash } from '@node-rs/argon2'
import { CompactEncrypt, importJWK } from 'jose'
import { addPlayers, openHouse, serve } from './house.ts'
import { request, runLoad } from './load.ts'
import { mannWhitney } from './mann-whitney.ts'
import { report, type Round } from './report.ts'

// S-02 and S-04: what one hash costs, what a flood of sign-ins does to the other calls, and whether the
// time of an answer tells that an account exists.
const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 3)
const SECONDS = Number(process.env['BENCH_SECONDS'] ?? 5)
const PAIRS = Number(process.env['BENCH_PAIRS'] ?? 2_000)
const FLOOD_PER_S = 200
const PASSWORD = 'correct horse 7'

const candidates = [
  { memoryCost: 19_456, timeCost: 2, parallelism: 1 },
  { memoryCost: 19_456, timeCost: 3, parallelism: 1 },
  { memoryCost: 32_768, timeCost: 2, parallelism: 1 },
  { memoryCost: 47_104, timeCost: 1, parallelism: 1 },
  { memoryCost: 65_536, timeCost: 3, parallelism: 1 },
]
const nameOf = ({ memoryCost, timeCost }: typeof argon2Options) =>
  `m=${memoryCost / 1024} MiB, t=${timeCost}`

async function hashCosts(): Promise<Round> {
  const round: Round = {}
  for (const options of candidates) {
    const startedMs = performance.now()
    for (let n = 0; n < 20; n++) await hash(PASSWORD, options)
    round[nameOf(options)] = (performance.now() - startedMs) / 20
  }
  return round
}

const house = await openHouse()
await house.db`insert into setting (key, value) values ('site', ${house.db.json({
  whitelabel: { ...defaultSite.whitelabel, CAPTCHA3: false, MOBILEVERCODELOGIN3: true },
  smsPerDay: 1_000_000,
})}) on conflict (key) do update set value = excluded.value`
const server = await serve(house.url, house.folder, 'proxied')
const base = `http://127.0.0.1:${server.port}`

const members = Array.from({ length: PAIRS }, (_, n) => ({
  id: newId(),
  username: `known${n}`,
  mobile: `63917${String(1_000_000 + n * 4_400).slice(-7)}`,
}))
const passwordHash = await hashPassword(PASSWORD)
await house.db`insert into member (id, username, mobile, type, merchant_code, ledger, password_hash, member_series)
  select id, name, mobile, 0, 'suerte', 'real', ${passwordHash}, 1980
    from unnest(${list(members.map(({ id }) => id))}::uuid[], ${list(members.map(({ username }) => username))}::text[],
      ${list(members.map(({ mobile }) => mobile))}::text[]) as u (id, name, mobile)`

/** Seals as browsers do; the key is asked for once. */
async function sealer() {
  // the status as the contract has it
  const status = (await (await fetch(`${base}/wps/system/status`)).json()) as {
    encryption: { kid: string; jwk: Record<string, string> }
  }
  const { kid, jwk } = status.encryption
  const key = await importJWK(jwk, 'ECDH-ES')
  return async (payload: object) => {
    const stamped = {
      ...payload,
      iat: Math.floor(Date.now() / 1000),
      jti: randomBytes(16).toString('hex'),
    }
    return new CompactEncrypt(new TextEncoder().encode(JSON.stringify(stamped)))
      .setProtectedHeader({ alg: 'ECDH-ES', enc: 'A256GCM', kid })
      .encrypt(key)
  }
}
const seal = await sealer()
const address = (n: number) => `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`
let requests = 0
async function post(path: string, body: object) {
  const response = await fetch(base + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address(requests++) },
    body: JSON.stringify(body),
  })
  return { status: response.status, text: await response.text() }
}
const signIn = async (username: string, password: string) =>
  post('/wps/account/login', { data: await seal({ type: 'username', username, password }) })

const [player] = await addPlayers(house.db, 1)
if (!player) throw new Error('no player')
const who = {
  cookie: `__Host-suerte=${player.cookie}`,
  'x-session': player.handleText,
}

/** p95 of a read of a signed-in player while a flood runs, or in quiet. */
async function readP95(flood?: () => () => void): Promise<number> {
  const stop = flood?.()
  const load = await runLoad({
    port: server.port,
    connections: 4,
    seconds: SECONDS,
    next: () => request('GET', '/wps/wallet/balance', who),
  })
  stop?.()
  if (load.failures > 0) throw new Error(`${load.failures} reads failed`)
  return load.p95Ms
}

/**
 * A flood of sign-ins, made beforehand so that making it does not slow down what is measured: kept
 * connections, each with one request ten times a second, whatever the answers are.
 */
async function prepareFlood(): Promise<() => () => void> {
  const requests: Buffer[] = []
  for (let n = 0; n < FLOOD_PER_S * (SECONDS + 1); n++) {
    const payload = {
      type: 'username',
      username: `nobody${randomBytes(6).toString('hex')}`,
      password: PASSWORD,
    }
    const headers = { 'x-forwarded-for': address(1_000_000 + n) }
    requests.push(
      request('POST', '/wps/account/login', headers, JSON.stringify({ data: await seal(payload) })),
    )
  }
  return () => {
    const sockets = Array.from({ length: FLOOD_PER_S / 10 }, () => {
      const socket = connect(server.port, '127.0.0.1')
      socket.on('error', () => {})
      return socket.resume()
    })
    let sent = 0
    const timers = sockets.map((socket, at) => {
      const send = () => {
        const next = requests[sent++]
        if (next) socket.write(next)
      }
      // evenly, not all at the same moment
      return setTimeout(() => timers.push(setInterval(send, 100)), at * (1000 / FLOOD_PER_S))
    })
    return () => {
      for (const timer of timers) clearInterval(timer)
      for (const socket of sockets) socket.destroy()
    }
  }
}

/** Times of pairs of requests, about somebody and about nobody, in turns. */
async function timePairs(
  ask: (known: boolean, n: number) => Promise<{ status: number; text: string }>,
) {
  const times: [number[], number[]] = [[], []]
  const answers = new Set<string>()
  for (let n = 0; n < PAIRS; n++)
    for (const known of n % 2 === 0 ? [true, false] : [false, true]) {
      const startedMs = performance.now()
      const { status, text } = await ask(known, n)
      times[known ? 0 : 1].push(performance.now() - startedMs)
      answers.add(
        `${status} ${text.replace(/"(requestId|expirationTime)":("[^"]*"|\d+)/g, '"$1"')}`,
      )
    }
  const median = (values: number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0
  const { p } = mannWhitney(...times)
  return { known: median(times[0]), unknown: median(times[1]), p, answers: answers.size }
}
const local = (n: number, known: boolean) =>
  known ? (members[n]?.mobile ?? '').slice(2) : `918${String(1_000_000 + n * 4_400).slice(-7)}`

const rounds: Round[] = []
for (let n = 0; n < ROUNDS; n++) {
  const quiet = await readP95()
  const flooded = await readP95(await prepareFlood())
  await new Promise((resolve) => setTimeout(resolve, 3_000))
  const round = {
    ...(await hashCosts()),
    'reads, quiet: p95': quiet,
    'reads, under the flood: p95': flooded,
  }
  rounds.push(round)
  console.log(round)
}
const notes = [
  `A flood is ${FLOOD_PER_S} sign-ins a second of unknown names from as many addresses. In force: ${nameOf(argon2Options)}.`,
]
const asks = {
  'sign-in': (known: boolean, n: number) =>
    signIn(known ? `known${n}` : `ghost${n}`, 'a wrong password'),
  'code to reset': (known: boolean, n: number) =>
    post('/wps/account/smsCode', {
      purpose: 'forget',
      countryDialingCode: '63',
      mobileNum: local(n, known),
    }),
  'code to sign in': (known: boolean, n: number) =>
    post('/wps/account/smsCode', {
      purpose: 'login',
      countryDialingCode: '63',
      mobileNum: local(n, known),
    }),
}
for (const [name, ask] of Object.entries(asks)) {
  const { known, unknown, p, answers } = await timePairs(ask)
  const line = `${name}: N 2 × ${PAIRS}; median ${known.toFixed(2)} ms for a known and ${unknown.toFixed(2)} ms for an unknown account; Mann-Whitney p = ${p.toFixed(3)}; ${answers} different answers.`
  notes.push(line)
  console.log(line)
}
report(
  'SIGN-IN',
  'ms',
  rounds,
  [
    {
      name: 'reads under the flood ÷ quiet',
      over: 'reads, under the flood: p95',
      under: 'reads, quiet: p95',
      target: '≤ 2',
    },
  ],
  notes,
)
await server.stop()
await house.close()
