import { callList, type CallKey } from '@suerte/contract/calls.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  locate,
  newPlayer,
  numeroOnSale,
  openGame,
  order,
  PAYMENT_PASSWORD,
  prepareWithdrawal,
} from '../testing/scenario.ts'
import { sentDigits } from '../testing/settings-acts.ts'
import { newSoftPasskey } from '../testing/soft-passkey.ts'
import type { TestClient } from '../testing/test-client.ts'
import { startTestServer } from '../testing/test-server.ts'

let server: Awaited<ReturnType<typeof startTestServer>>
let owner: TestClient
let stranger: TestClient
let objects: Awaited<ReturnType<typeof makeObjects>>
beforeAll(async () => {
  server = await startTestServer()
  owner = await newPlayer(server, '1000')
  stranger = await newStranger()
  objects = await makeObjects()
})
afterAll(() => server.end())

let cards = 0
/** Somebody else who can do all that a player can. */
async function newStranger() {
  const client = await newPlayer(server, '1000')
  await openGame(client)
  await prepareWithdrawal(client, `6217000099${cards++}000`)
  return client
}

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
)

/** One of everything that a member can have. */
async function makeObjects() {
  await openGame(owner)
  const numero = await numeroOnSale(server, owner)
  const bought = await owner.get('POST /lgw/orders', { body: order(numero, [locate('1,2,3')]) })
  const ticketId = bought.order.tickets[0]?.id ?? ''
  const bankCardId = await prepareWithdrawal(owner, '62170000111111')
  const { receiptId } = await owner.get('POST /wps/deposit/receipt', {
    raw: PNG,
    headers: { 'content-type': 'image/png' },
  })
  const key = newSoftPasskey('localhost')
  const start = () => owner.get('POST /wps/member/passkeys/options', { body: {} })
  const first = await start()
  const origin = new URL(server.ctx.publicUrl).origin
  const answer = key.create(first.options, origin)
  await owner.get('POST /wps/member/passkeys', {
    body: { ceremonyId: first.ceremonyId, name: 'Mine', answer },
  })
  const passkeyId = (await owner.get('GET /wps/member/passkeys')).passkeys[0]?.id ?? ''
  const sessionId = (await owner.get('GET /wps/member/sessions')).sessions[0]?.id ?? ''
  const open = await start()
  const email = 'owner.of.things@example.com'
  const { requestId } = await owner.get('POST /wps/member/email', { body: { email } })
  return {
    orderId: bought.order.id,
    ticketId,
    bankCardId,
    receiptId,
    passkeyId,
    sessionId,
    ceremony: {
      id: open.ceremonyId,
      answer: newSoftPasskey('localhost').create(open.options, origin),
    },
    code: { requestId, verificationCode: await sentDigits(server, email) },
  }
}

type Given = { params?: Record<string, string>; body?: object }
/** For every call that names an object: how a stranger would ask for the owner's. */
const attempts: Partial<Record<CallKey, () => Given>> = {
  'DELETE /wps/account/logout': () => ({ body: { token: owner.handle } }),
  'PUT /wps/member/email': () => ({ body: objects.code }),
  'PUT /wps/member/mobile': () => ({ body: objects.code }),
  'POST /wps/member/paymentPassword/reset': () => ({
    body: { paymentPassword: '999999', proof: objects.code },
  }),
  'DELETE /wps/member/bankCards/:id': () => ({ params: { id: objects.bankCardId } }),
  'DELETE /wps/member/sessions/:id': () => ({ params: { id: objects.sessionId } }),
  'POST /wps/member/passkeys': () => ({
    body: { ceremonyId: objects.ceremony.id, name: 'Theirs', answer: objects.ceremony.answer },
  }),
  'DELETE /wps/member/passkeys/:id': () => ({ params: { id: objects.passkeyId } }),
  'POST /wps/member/close': () => ({ body: { bankCardId: objects.bankCardId } }),
  'POST /wps/deposit/manual': () => ({
    body: { channel: 'manual', amount: '50', remark: '', receiptIds: [objects.receiptId] },
  }),
  'POST /wps/withdraw/apply': () => ({
    body: { amount: '50', bankCardId: objects.bankCardId, paymentPassword: PAYMENT_PASSWORD },
  }),
  'GET /lgw/orders/:orderId': () => ({ params: { orderId: objects.orderId } }),
  'DELETE /lgw/tickets/:ticketId': () => ({ params: { ticketId: objects.ticketId } }),
  'GET /lgw/tickets/:ticketId/proof': () => ({ params: { ticketId: objects.ticketId } }),
  'GET /wps/records/lotto/:orderId': () => ({ params: { orderId: objects.orderId } }),
}
/** Calls whose ids name something that is everybody's, or that only filters the caller's own. */
const everybodys: ReadonlySet<string> = new Set([
  'GET /wps/game/launchGame',
  'GET /lgw/game/:gameId',
  'POST /lgw/orders',
  'GET /wps/records/lotto',
])

function namesObject(call: (typeof callList)[number][1]): boolean {
  const shapes = [call.params, call.query, call.body]
  const keys = shapes.flatMap((shape) =>
    shape && 'shape' in shape ? Object.keys(Object(shape.shape)) : [],
  )
  return keys.some((key) => /(^|[a-z])ids?$/i.test(key) || key === 'token' || key === 'proof')
}
const members: ReadonlySet<string> = new Set(['member', 'account', 'player', 'frame'])
const naming = callList.flatMap(([key, call]) =>
  members.has(call.caller) && namesObject(call) && !everybodys.has(key) ? [key] : [],
)

describe('[Z-01] what belongs to another member', () => {
  test('every call that names an object is tried', () => {
    expect(Object.keys(attempts).sort()).toEqual([...naming].sort())
  })

  test.each(naming)('%s', async (key) => {
    const before = await stateOf()
    const answer = await stranger.try(key, attempts[key]?.() ?? {})
    // signing out with somebody else's handle signs out nobody else
    const allowed = key === 'DELETE /wps/account/logout'
    if (!allowed) {
      expect(answer.ok).toBe(false)
      if (!answer.ok)
        expect([
          'not_found',
          'code_wrong',
          'passkey_invalid',
          'bank_card_missing',
          'receipt_invalid',
          'ticket_not_open',
        ]).toContain(answer.code)
    } else stranger = await newStranger()
    expect(await stateOf()).toEqual(before)
  })
})

/** All that the owner has. */
async function stateOf() {
  const info = await owner.get('GET /wps/member/info')
  const { cards } = await owner.get('GET /wps/member/bankCards')
  const { passkeys } = await owner.get('GET /wps/member/passkeys')
  const orders = await owner.get('GET /wps/records/lotto', { query: {} })
  const { sessions } = await owner.get('GET /wps/member/sessions')
  return {
    info,
    cards,
    passkeys,
    orders: orders.content,
    sessions: sessions.map(({ id }) => id),
  }
}
