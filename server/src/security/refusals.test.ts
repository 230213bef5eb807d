import { afterAll, beforeAll, expect, test } from 'vitest'
import { locate, newPlayer, numeroOnSale, openGame, order } from '../testing/scenario.ts'
import { setProviders } from '../testing/settings-acts.ts'
import type { TestClient } from '../testing/test-client.ts'
import { startTestServer } from '../testing/test-server.ts'

// refusals that are the subject of no other test: each is got here through its call
let server: Awaited<ReturnType<typeof startTestServer>>
let client: TestClient
beforeAll(async () => {
  server = await startTestServer({
    gateway: { url: 'http://127.0.0.1:9', secret: 'of a gateway that is not there' },
  })
  client = await newPlayer(server)
})
afterAll(() => server.end())

test('[SYS-06] mobile_missing: a code to the own number needs a number', async () => {
  expect(await client.refused('POST /wps/member/smsCode', { body: {} })).toBe('mobile_missing')
})

test('[SYS-06] mail_failed: a mail server that is out of reach', async () => {
  await setProviders(server, {
    mail: { provider: 'smtp', host: '127.0.0.1', port: 9, from: 'house@suerte.example' },
  })
  const body = { email: 'ana@example.com' }
  expect(await client.refused('POST /wps/member/email', { body })).toBe('mail_failed')
  await setProviders(server, {})
})

test('[SYS-06] channel_unavailable and gateway_unreachable: ways of paying in', async () => {
  const manual = { channel: 'cheque', amount: '50', remark: '', receiptIds: [] }
  expect(await client.refused('POST /wps/deposit/manual', { body: manual })).toBe(
    'channel_unavailable',
  )
  const body = { channel: 'gateway', amount: '50' }
  expect(await client.refused('POST /wps/deposit/gateway', { body })).toBe('gateway_unreachable')
})

test('[SYS-06] idempotency_busy: the first request has no answer yet', async () => {
  const { id } = await client.get('GET /wps/member/info')
  const body = { channel: 'gateway', amount: '60' }
  const key = 'a-key-of-this-test'
  await client.refused('POST /wps/deposit/gateway', { body, key })
  await server.ctx.db`insert into idempotency (actor, key, body_hash, reply)
    select actor, ${key}, body_hash, null from idempotency
      where actor = ${`member:${id}`} and key = ${`${key}.order`}`
  expect(await client.refused('POST /wps/deposit/gateway', { body, key })).toBe('idempotency_busy')
})

test('[SYS-06] selection_too_large, stake_too_low and prize_too_high: what a ticket may be', async () => {
  await openGame(client)
  const numero = await numeroOnSale(server, client)
  const bet = async (more: Parameters<typeof locate>[1]) =>
    client.refused('POST /lgw/orders', { body: order(numero, [locate('1', more)]) })
  const lines = Array.from({ length: 50_001 }, (_, n) => String(n).padStart(5, '0'))
  expect(
    await bet({ playCode: 'SSC_5ZX_D', selection: lines.join(','), units: lines.length }),
  ).toBe('selection_too_large')
  expect(await bet({ unitMode: 'li', stake: '0.002' })).toBe('stake_too_low')
  expect(await bet({ playCode: 'SSC_5ZX_D', selection: '01234', multiple: 2, stake: '4' })).toBe(
    'prize_too_high',
  )
})

test('[SYS-06] unknown_error: what we did not foresee', async () => {
  const { settings } = server.ctx
  server.ctx.settings = {
    ...settings,
    current: () => {
      throw new Error('a bug')
    },
  }
  const answer = client.try('GET /wps/account/registerRules')
  await answer.finally(() => (server.ctx.settings = settings))
  expect(await answer).toMatchObject({ status: 500, code: 'unknown_error' })
})
