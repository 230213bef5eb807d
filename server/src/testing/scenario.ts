import { randomBytes, randomUUID } from 'node:crypto'
import { generateSync } from 'otplib'
import type { Reply } from '@suerte/contract/calls.ts'
import { formatMoney, parseMoney } from '@suerte/domain/money.ts'
import { signWebhook } from '../platform/webhook-signature.ts'
import { TestClient } from './test-client.ts'
import type { TestServer } from './test-server.ts'

export const PASSWORD = 'correct horse 7'
/** Of the documents that a new site is seeded with. */
export const DOCUMENT_VERSION = '2026-11'
export const PAYMENT_PASSWORD = '246810'

/** A registered player, signed in; with money when `deposit` is given (through the gateway's webhook). */
export async function newPlayer(server: TestServer, deposit?: string): Promise<TestClient> {
  const client = new TestClient(server.url)
  const human = await client.solveChallenge()
  const session = await client.get('PUT /wps/account/register', {
    body: await client.seal({ ...registration(), human }),
    headers: { encryption: 'jwe' },
  })
  client.handle = session.token
  await client.get('POST /wps/member/consents', {
    body: { documents: [{ kind: 'funds', version: DOCUMENT_VERSION }] },
  })
  if (deposit !== undefined) await payIn(server, client, deposit)
  return client
}

export function registration() {
  return {
    registerUrl: 'http://localhost',
    registerMethod: 'H5',
    method: 'username',
    username: `p${randomBytes(6).toString('hex')}`,
    password: PASSWORD,
    confirmPassword: PASSWORD,
    termsVersion: DOCUMENT_VERSION,
    privacyVersion: DOCUMENT_VERSION,
    ageConfirmed: true,
    type: 0,
  }
}

/** A gateway deposit, confirmed by a webhook that is signed as the sandbox gateway signs. */
export async function payIn(server: TestServer, client: TestClient, amount: string) {
  const { deposit } = await client.get('POST /wps/deposit/gateway', {
    body: { channel: 'gateway', amount },
  })
  await sendWebhook(server, { merchantOrder: deposit.id, amount: tidy(amount) })
  return deposit.id
}

const tidy = (amount: string) => formatMoney(parseMoney(amount) ?? 0n)

export type Told = {
  reference: string
  merchantOrder: string
  amount: string
  currency: string
  state: 'paid' | 'failed'
  atMs: number
}

/** Sends what a gateway would; parts and the signature can be replaced by wrong ones. */
export async function sendWebhook(
  server: TestServer,
  told: Partial<Told> & { merchantOrder: string },
  signing: { secret?: Buffer; atMs?: number; header?: string } = {},
) {
  const [order] = await server.ctx.db<{ id: string; amount: string }[]>`
    select id, amount from sandbox_order where merchant_order = ${told.merchantOrder}`
  const body = JSON.stringify({
    reference: order?.id ?? randomUUID(),
    amount: order?.amount ?? '0',
    currency: 'CNY',
    state: 'paid',
    atMs: Date.now(),
    ...told,
  })
  const secret = signing.secret ?? server.ctx.seal.digest('sandbox-gateway')
  const header = signing.header ?? signWebhook(secret, body, signing.atMs ?? server.clock.nowMs())
  return new TestClient(server.url).try('POST /relay/gateway/webhook', {
    raw: Buffer.from(body),
    headers: { 'x-gateway-signature': header },
  })
}

/** Opens a game as its frame does; the client then carries the frame's token. */
export async function openGame(client: TestClient, gameId = 'SSC1M') {
  const { token } = await client.get('GET /wps/game/launchGame', { query: { gameId } })
  const session = await client.get('POST /lgw/session', { body: { token } })
  client.frameToken = session.frameToken
  return session
}

/** Waits until something is true; the jobs beat four times a second. */
export async function until<T>(
  read: () => Promise<T | undefined | false>,
  what = 'it',
  tries = 200,
): Promise<T> {
  for (let attempt = 0; attempt < tries; attempt++) {
    const value = await read()
    if (value !== undefined && value !== false) return value
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error(`waited too long until ${what}`)
}

/** The numero on sale; moves the clock on when the sale is about to end. */
export async function numeroOnSale(server: TestServer, client: TestClient, gameId = 'SSC1M') {
  return until(async () => {
    const open = await client.get('GET /lgw/numeros/opened/:gameId', { params: { gameId } })
    if (open.current && open.current.closesAtMs - open.serverTimeMs > 10_000) return open.current
    const soonest = open.current ?? open.next[0]
    if (soonest) await server.clock.advance(Math.max(1, soonest.closesAtMs - open.serverTimeMs))
    return undefined
  }, 'a numero is on sale')
}

/** Moves the clock over the close, waits for the digest, then over the draw, and waits until it is settled. */
export async function playOut(
  server: TestServer,
  numero: { gameId: string; numero: string; closesAtMs: number; drawsAtMs: number },
) {
  const client = new TestClient(server.url)
  const params = { gameId: numero.gameId, numero: numero.numero }
  const read = () => client.get('GET /lgw/draw/:gameId/:numero', { params })
  const moveTo = async (atMs: number) => {
    const ms = atMs - server.clock.nowMs()
    if (ms > 0) await server.clock.advance(ms)
  }
  await moveTo(numero.closesAtMs)
  await until(async () => (await read()).root !== null, 'the tickets are frozen')
  await moveTo(numero.drawsAtMs + AFTER_DRAW_MS)
  return until(async () => {
    const record = await read()
    return record.state === 'settled' && record
  }, 'the draw is settled')
}
/** A beacon round and the grace for a beacon out of reach. */
const AFTER_DRAW_MS = 6_100

type Ticket = Parameters<typeof order>[1][number]
export function order(
  numero: { gameId: string; numero: string },
  tickets: {
    playCode: string
    selection: string
    unitMode: 'yuan' | 'jiao' | 'fen' | 'li'
    multiple: number
    series: number
    stakePerOption: string
    units: number
    stake: string
  }[],
) {
  return { gameId: numero.gameId, numero: numero.numero, tickets }
}

/** Any position of the first ball: `digits` of ten, so the chance is known. */
export function locate(digits: string, more: Partial<Ticket> = {}): Ticket {
  const units = digits.split(',').length
  return {
    playCode: 'SSC_DWD',
    selection: `${digits}||||`,
    unitMode: 'yuan',
    multiple: 1,
    series: 1980,
    stakePerOption: '0',
    units,
    stake: String(units * 2),
    ...more,
  }
}

/** The first operator, from the one-time link; further ones by invitation. */
export async function newOwner(server: TestServer & { ownerLink: string }) {
  return joinOperator(server, server.ownerLink.split('/').at(-1) ?? '', 'owner')
}

export async function joinOperator(server: TestServer, token: string, username: string) {
  const client = new TestClient(server.url)
  const invite = await client.get('GET /relay/console/invite/:token', { params: { token } })
  const password = 'a long operator password'
  const code = () => otpCode(server, invite.otpSecret)
  await client.get('POST /relay/console/invite/:token', {
    params: { token },
    body: { username, password, code: code() },
  })
  // a code works once: the next one is of the next time step
  await server.clock.advance(30_000)
  const session = await client.get('POST /relay/console/login', {
    body: { username, password, code: code() },
  })
  client.operatorHandle = session.token
  return { client, username, password, secret: invite.otpSecret, code }
}

export function otpCode(server: TestServer, secret: string): string {
  return generateSync({ secret, epoch: Math.floor(server.clock.nowMs() / 1000) })
}

export async function inviteOperator(
  server: TestServer,
  owner: TestClient,
  username: string,
  roles: ('owner' | 'cashier' | 'support' | 'content' | 'risk' | 'auditor')[],
) {
  const { link } = await owner.get('POST /relay/console/operators', {
    body: { username, roles, reason: 'a new colleague' },
  })
  return joinOperator(server, link.split('/').at(-1) ?? '', username)
}

/** Sends a sealed login; the client carries the new session when it was let in. */
export async function signIn(client: TestClient, payload: object) {
  const answer = await client.try('POST /wps/account/login', {
    body: await client.seal(payload),
    headers: { encryption: 'jwe' },
  })
  if (answer.ok) client.handle = answer.reply.token
  return answer
}

/** Shows again who is there, by the password; the session gets a new token. */
export async function confirmAgain(client: TestClient, password = PASSWORD) {
  const session = await client.get('POST /wps/member/confirm', {
    body: await client.seal({ type: 'password', password }),
  })
  client.handle = session.token
}

/** Payment password and one bank card; gives the card's id. */
export async function prepareWithdrawal(client: TestClient, number = String(Date.now())) {
  await confirmAgain(client)
  await client.get('POST /wps/member/paymentPassword', {
    body: { paymentPassword: PAYMENT_PASSWORD },
  })
  const card = await client.get('POST /wps/member/bankCards', {
    body: { bankCode: 'PLAZA', holder: 'Ana Prueba', number, paymentPassword: PAYMENT_PASSWORD },
  })
  return card.id
}

export type DrawRecord = Reply<'GET /lgw/draw/:gameId/:numero'>
