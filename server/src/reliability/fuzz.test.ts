import { randomUUID } from 'node:crypto'
import { callList } from '@suerte/contract/calls.ts'
import { seededInt } from '@suerte/domain/lottery/fixtures.ts'
import { expect, test } from 'vitest'
import { checkLedger } from '../ledger-check.ts'
import { newOwner, newPlayer, openGame } from '../testing/scenario.ts'
import { TestClient } from '../testing/test-client.ts'
import { startTestServer } from '../testing/test-server.ts'
import { figure, LONG_MS, scaled } from './scale.ts'

const REQUESTS = scaled(100_000, 4_000)
const AT_ONCE = 16

type Chance = (below: number) => number

/** Values that have broken programs before. */
const nasty: readonly unknown[] = [
  null,
  true,
  0,
  -1,
  Infinity,
  2 ** 53 + 1,
  '',
  ' ',
  '0',
  '-0',
  '0x10',
  '1e3',
  'NaN',
  '１',
  '\u0000',
  '\ud800',
  'a'.repeat(5_000),
  '../../etc/passwd',
  "' or 1=1 --",
  '<script>',
  '%00',
  '{}',
  [],
  {},
  [[[[]]]],
  [null],
  { __proto__: { admin: true } },
  { constructor: 1 },
  randomUUID(),
  '20261120-0001',
  'SSC1M',
  '12.34567',
  'trad',
  '1,2|3',
  '||||',
  Number.MAX_SAFE_INTEGER,
  '9'.repeat(30),
]

function value(chance: Chance, depth = 0): unknown {
  if (depth < 3 && chance(6) === 0)
    return Object.fromEntries(
      Array.from({ length: chance(4) }, () => [word(chance), value(chance, depth + 1)]),
    )
  if (depth < 3 && chance(8) === 0)
    return Array.from({ length: chance(4) }, () => value(chance, depth + 1))
  return nasty[chance(nasty.length)]
}
const words = [
  'gameId',
  'numero',
  'tickets',
  'data',
  'username',
  'password',
  'amount',
  'channel',
  'reason',
  'key',
  'playCode',
  'selection',
  'units',
  'stake',
  'multiple',
  'series',
  'unitMode',
  'stakePerOption',
  'settings',
  'token',
  'code',
  'remark',
  'receiptIds',
  'bankCardId',
  'paymentPassword',
  'pageNo',
  'pageSize',
  'state',
  'search',
  'toString',
]
const word = (chance: Chance) => words[chance(words.length)] ?? 'x'

/** A body with the field names of the contract and nasty values, or no such body at all. */
function body(chance: Chance, keys: readonly string[]): string | Uint8Array<ArrayBuffer> {
  const dice = chance(10)
  if (dice === 0) return '{"a":'
  if (dice === 1) return new Uint8Array(Array.from({ length: chance(200) }, () => chance(256)))
  if (dice === 2) return `{"__proto__":{"x":1},"x":${'['.repeat(50)}${']'.repeat(50)}}`
  if (dice === 3) return JSON.stringify(value(chance)) ?? 'null'
  const fields = keys.filter(() => chance(8) > 0).map((key) => [key, value(chance)])
  return JSON.stringify(Object.fromEntries(fields))
}

test(
  '[REL-FUZZ] malformed requests over every call: no answer of 5xx, no broken invariant',
  async () => {
    const server = await startTestServer()
    const seed = Number(process.env['FUZZ_SEED'] ?? 20_261_120)
    const chance = seededInt(seed)
    const player = await newPlayer(server, '1000')
    await openGame(player)
    const owner = await newOwner(server)
    const callers = [new TestClient(server.url), player, owner.client]
    const statuses = new Map<number, number>()
    const broken: string[] = []

    async function one() {
      const [key, call] = callList[chance(callList.length)] ?? callList[0] ?? []
      if (!key || !call || call.name === 'logout' || call.name === 'logoutOperator') return
      const [method = '', template = ''] = key.split(' ')
      const param = () =>
        encodeURIComponent(
          String(nasty[chance(nasty.length)]).slice(0, 80).replace('\ud800', 'x'),
        ) || 'x'
      const path = template.replace(/:\w+/g, () => (chance(3) === 0 ? randomUUID() : param()))
      const query = chance(3) === 0 ? `?${word(chance)}=${param()}&pageNo=${param()}` : ''
      const shape = call.body && 'shape' in call.body ? Object.keys(Object(call.body.shape)) : []
      const right = call.caller === 'operator' ? owner.client : player
      const client = chance(4) === 0 ? callers[chance(callers.length)] : right
      const headers: Record<string, string> = { ...client?.headers() }
      if (chance(4) > 0) headers['idempotency-key'] = chance(5) === 0 ? 'x' : randomUUID()
      if (chance(5) === 0) headers['authorization'] = `Bearer ${param().slice(0, 60)}`
      if (chance(5) === 0) headers['x-gateway-signature'] = `t=${Date.now()},v1=${'a'.repeat(64)}`
      const bodied = method !== 'GET'
      if (bodied)
        headers['content-type'] = ['application/json', 'text/plain', 'image/png'][chance(3)] ?? ''
      const answer = await fetch(server.url + path + query, {
        method,
        headers,
        body: bodied ? body(chance, shape) : null,
        redirect: 'manual',
      })
      const text = await answer.text()
      statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1)
      if (answer.status >= 500 && answer.status !== 502)
        broken.push(`${key}${query} → ${answer.status} ${text.slice(0, 120)}`)
      if (/\n\s+at |node:internal|\/src\//.test(text)) broken.push(`${key} shows a stack`)
    }
    await Promise.all(
      Array.from({ length: AT_ONCE }, async () => {
        for (let i = 0; i < REQUESTS / AT_ONCE; i++) await one()
      }),
    )
    figure(
      'REL-FUZZ',
      `seed ${seed}, ${REQUESTS} requests over ${callList.length} calls, ${broken.length} broken, by status ${JSON.stringify(Object.fromEntries([...statuses].sort(([a], [b]) => a - b)))}`,
    )
    expect(broken).toEqual([])
    expect(statuses.size).toBeGreaterThan(3)
    expect((await checkLedger(server.databaseUrl)).flatMap((check) => check.violations)).toEqual([])
    await server.end()
  },
  LONG_MS,
)
