import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { checkLedger } from '../../ledger-check.ts'
import {
  locate,
  newPlayer,
  numeroOnSale,
  openGame,
  order,
  payIn,
  playOut,
} from '../../testing/scenario.ts'
import { startTestServer } from '../../testing/test-server.ts'

let server: Awaited<ReturnType<typeof startTestServer>>
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.end())

async function player(money = '100') {
  const client = await newPlayer(server, money)
  await openGame(client)
  return client
}

describe('placeBet', () => {
  test('[LOTT-03] sells tickets and takes the stake in one step', async () => {
    const client = await player()
    const numero = await numeroOnSale(server, client)
    const { order: sold, balance } = await client.get('POST /lgw/orders', {
      body: order(numero, [locate('1,2,3'), locate('4', { multiple: 2, stake: '4' })]),
    })
    expect(sold.total).toBe('10')
    expect(sold.tickets.map((ticket) => ticket.state)).toEqual(['open', 'open'])
    expect(balance).toBe('90')
    expect((await client.get('GET /wps/wallet/balance')).sumBalance).toBe('90')
    const own = { params: { orderId: sold.id } }
    expect((await client.get('GET /lgw/orders/:orderId', own)).total).toBe('10')
    expect((await client.get('GET /wps/records/lotto/:orderId', own)).tickets).toHaveLength(2)
    const stranger = await player()
    expect(await stranger.refused('GET /wps/records/lotto/:orderId', own)).toBe('not_found')
    expect(await stranger.refused('GET /lgw/orders/:orderId', own)).toBe('not_found')
  })

  test('[LOTT-03] pays the rebate of a lower series at once', async () => {
    const client = await player()
    const numero = await numeroOnSale(server, client)
    const { balance } = await client.get('POST /lgw/orders', {
      body: order(numero, [locate('0,1,2,3,4,5,6,7,8,9', { series: 1780, stake: '20' })]),
    })
    // 20 x (1980 - 1780) / 2000 = 2
    expect(balance).toBe('82')
  })

  test('[REL-IDEM] the same key fifty times in a row and at once has one effect and one answer', async () => {
    const client = await player()
    const numero = await numeroOnSale(server, client)
    const given = { key: randomUUID(), body: order(numero, [locate('7')]) }
    const first = await client.get('POST /lgw/orders', given)
    for (let i = 0; i < 49; i++) expect(await client.get('POST /lgw/orders', given)).toEqual(first)
    const atOnce = await Promise.all(
      Array.from({ length: 50 }, () => client.get('POST /lgw/orders', given)),
    )
    for (const answer of atOnce) expect(answer).toEqual(first)
    expect((await client.get('GET /wps/wallet/balance')).sumBalance).toBe('98')
    const changed = { ...given, body: order(numero, [locate('8')]) }
    expect(await client.refused('POST /lgw/orders', changed)).toBe('idempotency_key_reused')
  })

  test('[REL-IDEM] a sold key keeps its answer when the price has changed since', async () => {
    const client = await player()
    const numero = await numeroOnSale(server, client)
    const given = { key: randomUUID(), body: order(numero, [locate('7')]) }
    const first = await client.get('POST /lgw/orders', given)
    const game = await server.ctx.games.find('SSC1M')
    if (!game) throw new Error('no game')
    const before = game.rules
    game.rules = { ...before, basePrice: 1 }
    const again = await client.try('POST /lgw/orders', given)
    const fresh = await client.try('POST /lgw/orders', { body: given.body })
    game.rules = before
    expect(again).toMatchObject({ ok: true, reply: first })
    expect(fresh).toMatchObject({ ok: false, code: 'units_changed' })
  })

  test('[REL-DOUBLE] of many spends of the whole balance at once exactly one wins', async () => {
    const client = await player('10')
    const numero = await numeroOnSale(server, client)
    const body = order(numero, [locate('1,2,3,4,5')])
    const answers = await Promise.all(
      Array.from({ length: 60 }, () => client.try('POST /lgw/orders', { body })),
    )
    expect(answers.filter((answer) => answer.ok)).toHaveLength(1)
    const refused = answers.flatMap((answer) => (answer.ok ? [] : [answer.code]))
    expect(new Set(refused)).toEqual(new Set(['insufficient_balance']))
    expect((await client.get('GET /wps/wallet/balance')).sumBalance).toBe('0')
  })

  test.each([
    ['a play that does not exist', { playCode: 'SSC_NOPE' }, 'play_unknown'],
    ['an empty selection', { selection: '||||' }, 'selection_empty'],
    ['digits that are not digits', { selection: 'x||||' }, 'selection_invalid'],
    ['a price that is not ours', { stake: '1' }, 'units_changed'],
    ['units that are not ours', { units: 9 }, 'units_changed'],
    ['a series above the member', { series: 2000 }, 'series_invalid'],
    ['a stake above the limit', { multiple: 99_999, stake: '199998' }, 'stake_too_high'],
    ['a field nobody knows', { surprise: 1 }, 'bad_request'],
    ['a negative multiple', { multiple: -1 }, 'bad_request'],
    ['an amount in hex', { stake: '0x10' }, 'bad_request'],
  ])('refuses %s and charges nothing', async (_name, wrong, code) => {
    const client = await player()
    const numero = await numeroOnSale(server, client)
    const body = order(numero, [{ ...locate('1'), ...wrong }])
    expect(await client.refused('POST /lgw/orders', { body })).toBe(code)
    expect((await client.get('GET /lgw/balance')).balance).toBe('100')
  })

  test('refuses a money call without an idempotency key', async () => {
    const client = await player()
    const numero = await numeroOnSale(server, client)
    const given = { body: order(numero, [locate('1')]), headers: { 'idempotency-key': '' } }
    expect(await client.refused('POST /lgw/orders', given)).toBe('idempotency_key_missing')
  })

  test('[D-01] sells nothing after the close, by the clock of the database', async () => {
    const client = await player()
    const numero = await numeroOnSale(server, client)
    await server.clock.advance(numero.closesAtMs - server.clock.nowMs() + 1)
    const body = order(numero, [locate('1')])
    expect(await client.refused('POST /lgw/orders', { body })).toBe('numero_closed')
    expect((await client.get('GET /wps/wallet/balance')).sumBalance).toBe('100')
  })

  test('sells nothing to a game session whose member signed out', async () => {
    const client = await player()
    const numero = await numeroOnSale(server, client)
    await client.get('GET /lgw/balance')
    await client.get('DELETE /wps/account/logout', { body: { token: client.handle } })
    const body = order(numero, [locate('1')])
    expect(await client.refused('POST /lgw/orders', { body })).toBe('session_ended')
  })

  test('[LOTT-05] a cancelled ticket gives its stake back once and takes its rebate back', async () => {
    const client = await player()
    const numero = await numeroOnSale(server, client)
    const { order: sold } = await client.get('POST /lgw/orders', {
      body: order(numero, [locate('1', { series: 1780 }), locate('2')]),
    })
    const params = { ticketId: sold.tickets[0]?.id ?? '' }
    const cancelled = await client.get('DELETE /lgw/tickets/:ticketId', { params })
    expect(cancelled.ticket.state).toBe('cancelled')
    expect(cancelled.balance).toBe('98')
    expect(await client.refused('DELETE /lgw/tickets/:ticketId', { params })).toBe(
      'ticket_not_open',
    )
    const other = await player()
    expect(await other.refused('DELETE /lgw/tickets/:ticketId', { params })).toBe('not_found')
    const settled = await playOut(server, numero)
    expect(settled.ticketCount).toBeGreaterThanOrEqual(1)
    const { content } = await client.get('GET /lgw/orders')
    expect(content.find((ticket) => ticket.id === params.ticketId)?.state).toBe('cancelled')
  })

  test('[LOTT-02] a launch token opens one game, once', async () => {
    const client = await newPlayer(server, '10')
    const { token } = await client.get('GET /wps/game/launchGame', { query: { gameId: 'SSC1M' } })
    await client.get('POST /lgw/session', { body: { token } })
    expect(await client.refused('POST /lgw/session', { body: { token } })).toBe(
      'launch_token_invalid',
    )
    await openGame(client, 'SSC3M')
    const numero = await numeroOnSale(server, client, 'SSC1M')
    const body = order(numero, [locate('1')])
    expect(await client.refused('POST /lgw/orders', { body })).toBe('game_unavailable')
  })

  test('trial money plays, and never meets real money', async () => {
    const client = await newPlayer(server)
    const trial = await client.get('POST /wps/account/trial', { body: {} })
    client.handle = trial.token
    await openGame(client)
    const numero = await numeroOnSale(server, client)
    const { balance } = await client.get('POST /lgw/orders', { body: order(numero, [locate('1')]) })
    expect(balance).toBe('1998')
    expect(await client.refused('GET /wps/deposit/channels')).toBe('free_reject')
  })

  test('the ledger has no break after all of this', async () => {
    await payIn(server, await newPlayer(server), '12.34')
    const found = await checkLedger(server.databaseUrl)
    expect(found.flatMap((check) => check.violations)).toEqual([])
    expect(found.map((check) => check.name)).toContain('I2')
  })
})
