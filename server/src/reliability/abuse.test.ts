import { createHash } from 'node:crypto'
import { connect as connectSocket } from 'node:net'
import { isRefusal } from '@suerte/contract/refusals.ts'
import { afterAll, expect, test } from 'vitest'
import { frameSession } from '../modules/identity/sessions.ts'
import { findNumero, freezeSales } from '../modules/lottery/desk.ts'
import { gateStatus } from '../modules/settings/gate.ts'
import { transaction } from '../platform/db.ts'
import {
  inviteOperator,
  newOwner,
  newPlayer,
  numeroOnSale,
  openGame,
  PAYMENT_PASSWORD,
  prepareWithdrawal,
  registration,
  until,
} from '../testing/scenario.ts'
import { TestClient } from '../testing/test-client.ts'
import { startTestServer } from '../testing/test-server.ts'

const server = await startTestServer()
const owner = await newOwner(server)
const player = await newPlayer(server, '500')
afterAll(() => server.end())

/** Sends bytes as they are: browsers and fetch would tidy them first. */
function sendRaw(text: string): Promise<void> {
  const { port } = new URL(server.url)
  return new Promise((resolve) => {
    const socket = connectSocket(Number(port), '127.0.0.1', () => socket.write(text))
    socket.on('error', () => resolve())
    socket.on('close', () => resolve())
    socket.resume()
  })
}

test('an upgrade to an address that is no URL ends that connection and nothing else', async () => {
  await sendRaw(
    'GET // HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n' +
      'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n',
  )
  expect((await player.get('GET /wps/system/status')).status).toBe(0)
})

test('a live socket hears its own member only, and one that asks without end is closed', async () => {
  const client = await newPlayer(server)
  const { id } = await client.get('GET /wps/member/info')
  await openGame(client)
  const socket = new WebSocket(`${server.url.replace('http', 'ws')}/relay/live`)
  const heard: string[] = []
  socket.addEventListener('message', ({ data }) => heard.push(String(data)))
  await new Promise((resolve) => socket.addEventListener('open', resolve, { once: true }))
  const ask = (token: string) => socket.send(JSON.stringify({ subscribe: ['me', 'me'], token }))
  const balance = { topic: 'me', kind: 'balance' } as const
  ask('somebody else’s token')
  await until(async () => heard.length === 1, 'the socket is ready')
  server.ctx.live.tell(id, balance)
  ask(client.frameToken)
  await until(async () => heard.length === 2, 'the socket is ready again')
  server.ctx.live.tell(id, balance)
  server.ctx.live.tell('nobody', balance)
  await until(async () => heard.length === 3, 'the member is told')
  expect(JSON.parse(heard[2] ?? '')).toEqual(balance)
  const closed = new Promise<number>((resolve) =>
    socket.addEventListener('close', ({ code }) => resolve(code)),
  )
  for (let i = 0; i < 40; i++) ask(client.frameToken)
  expect(await closed).toBe(1008)
})

test('text that no database takes and times that no calendar has are bad requests', async () => {
  const nul = String.fromCharCode(0)
  const search = { query: { search: `a${nul}b` } }
  expect(await owner.client.refused('GET /relay/console/members', search)).toBe('bad_request')
  const manual = { channel: 'manual', amount: '50', remark: nul, receiptIds: [] }
  expect(await player.refused('POST /wps/deposit/manual', { body: manual })).toBe('bad_request')
  for (const fromMs of [9e15, -9e15])
    expect(await player.refused('GET /wps/wallet/transactions', { query: { fromMs } })).toBe(
      'bad_request',
    )
})

test('[CASH-02] what is kept of a decision holds no card number and no digest of a short secret', async () => {
  const number = '6210001234567890'
  const bankCardId = await prepareWithdrawal(player, number)
  const body = { amount: '20', bankCardId, paymentPassword: PAYMENT_PASSWORD }
  const asked = await player.get('POST /wps/withdraw/apply', { body })
  const approved = await owner.client.get('POST /relay/console/withdrawals/:id/approve', {
    params: { id: asked.id },
    body: { reason: 'checked' },
  })
  expect(approved.cardNumber).toBe(number)
  const kept = await server.ctx.db<{ text: string; bodyHash: Buffer }[]>`
    select reply::text as text, body_hash from idempotency`
  expect(kept.filter((row) => row.text.includes(number))).toEqual([])
  const guess = createHash('sha256')
    .update('POST /wps/withdraw/apply')
    .update('{}')
    .update(JSON.stringify(body))
    .digest()
  expect(kept.filter((row) => row.bodyHash.equals(guess))).toEqual([])
})

test('more decisions at once than the pool has connections do not wait for each other', async () => {
  const ids = await Promise.all(
    Array.from({ length: 30 }, async () => {
      const body = { channel: 'manual', amount: '10', remark: '', receiptIds: [] }
      return (await player.get('POST /wps/deposit/manual', { body })).id
    }),
  )
  const decided = await Promise.all(
    ids.map((id) =>
      owner.client.get('POST /relay/console/deposits/:id/approve', {
        params: { id },
        body: { reason: 'arrived' },
      }),
    ),
  )
  expect(decided.every((row) => row.state === 'paid')).toBe(true)
})

test('[CASH-02] a withdrawal that was answered keeps its answer, whatever changed since', async () => {
  const bankCardId = (await player.get('GET /wps/member/bankCards')).cards[0]?.id ?? ''
  const body = { amount: '25', bankCardId, paymentPassword: PAYMENT_PASSWORD }
  const key = 'withdraw-kept-answer'
  const first = await player.get('POST /wps/withdraw/apply', { body, key })
  const { settings } = await owner.client.get('GET /relay/console/settings')
  const change = (withdrawMin: string) =>
    owner.client.get('PUT /relay/console/settings', {
      body: { settings: { ...settings, withdrawMin }, reason: 'a higher minimum' },
    })
  await change('100')
  expect(await player.get('POST /wps/withdraw/apply', { body, key })).toEqual(first)
  expect(await player.refused('POST /wps/withdraw/apply', { body })).toBe('amount_too_low')
  await change(settings.withdrawMin)
})

test('two people who ask to void a draw at the same moment void it', async () => {
  const second = await inviteOperator(server, owner.client, 'riskier', ['risk'])
  const player2 = await newPlayer(server)
  const numero = await numeroOnSale(server, player2, 'SSC5M')
  const params = { gameId: numero.gameId, numero: numero.numero }
  const answers = await Promise.all(
    [owner.client, second.client].map((client) =>
      client.try('POST /relay/console/draws/:gameId/:numero/void', {
        params,
        body: { reason: 'the feed broke' },
      }),
    ),
  )
  expect(answers.every((answer) => answer.ok)).toBe(true)
  expect(
    (await owner.client.get('GET /relay/console/draws/:gameId/:numero', { params })).draw.state,
  ).toBe('void')
})

test('playing in a frame keeps its session alive, and the frame ends with it', async () => {
  const client = await newPlayer(server)
  await openGame(client)
  // not through HTTP: the memory for frames does not follow the clock of tests
  const play = async () => !isRefusal(await frameSession(server.ctx, client.frameToken, false))
  for (let minutes = 0; minutes < 45; minutes += 15) {
    await server.clock.advance(15 * 60_000)
    expect(await play()).toBe(true)
  }
  expect((await client.try('GET /wps/member/info')).ok).toBe(true)
  await server.clock.advance(31 * 60_000)
  expect(await play()).toBe(false)
})

test('a task of proof of work cannot be given a longer life', async () => {
  const client = new TestClient(server.url)
  const solved = await client.solveChallenge()
  const digits = String(solved.number)
  const longer = {
    ...solved,
    salt: `${solved.salt}${digits.slice(0, 1)}`,
    number: Number(digits.slice(1) || '0'),
  }
  const body = await client.seal({ ...registration(), human: longer })
  expect(await client.refused('PUT /wps/account/register', { body })).toBe('captcha_wrong')
})

test('a game that was closed to players still pays what it sold, and holds up no other game', async () => {
  const client = await newPlayer(server)
  const numero = await numeroOnSale(server, client, 'SSC3M')
  const row = await findNumero(server.ctx.db, numero.gameId, numero.numero)
  await server.ctx.db`update lottery_game set enabled = false where id = 'SSC3M'`
  await transaction(server.ctx.db, (tx) => freezeSales(tx, row?.id ?? 0n, 'closed'))
  await server.clock.advance(numero.drawsAtMs - server.clock.nowMs() + 6_100)
  await new Promise((resolve) => setTimeout(resolve, 5_100))
  await until(async () => {
    await server.clock.advance(1_000)
    const now = await findNumero(server.ctx.db, numero.gameId, numero.numero)
    return now?.state === 'settled'
  }, 'the closed game is settled')
  const params = { gameId: 'SSC3M' }
  expect(await client.refused('GET /lgw/numeros/opened/:gameId', { params })).toBe(
    'game_unavailable',
  )
})

test('an address is restricted however the socket writes it', () => {
  const current = server.ctx.settings.current()
  const settings = { ...current, site: { ...current.site, regionBlocklist: ['203.0.113.'] } }
  expect(gateStatus(settings, '203.0.113.9')).toBe(2)
  expect(gateStatus(settings, '::ffff:203.0.113.9')).toBe(2)
  expect(gateStatus(settings, '198.51.100.1')).toBe(0)
})
