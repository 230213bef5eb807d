import { callList } from '@suerte/contract/calls.ts'
import { roles } from '@suerte/contract/shapes.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { runTrialBalance } from '../reports/ledger-check.ts'
import { connect } from '../../platform/db.ts'
import { inviteOperator, newOwner, newPlayer, otpCode } from '../../testing/scenario.ts'
import { TestClient } from '../../testing/test-client.ts'
import { startTestServer } from '../../testing/test-server.ts'

let server: Awaited<ReturnType<typeof startTestServer>>
let owner: Awaited<ReturnType<typeof newOwner>>
beforeAll(async () => {
  server = await startTestServer()
  owner = await newOwner(server)
})
afterAll(() => server.end())

describe('operators', () => {
  test('a one-time link makes one operator, with a second factor that must be right', async () => {
    const { link } = await owner.client.get('POST /relay/console/operators', {
      body: { username: 'newbie', roles: ['support'], reason: 'first day' },
    })
    const token = link.split('/').at(-1) ?? ''
    const client = new TestClient(server.url)
    const params = { token }
    const invite = await client.get('GET /relay/console/invite/:token', { params })
    expect(invite).toMatchObject({ username: 'newbie', roles: ['support'] })
    expect(invite.otpUri).toContain('otpauth://totp/')
    const password = 'twelve letters'
    const accept = (body: object) =>
      client.try('POST /relay/console/invite/:token', { params, body })
    const code = otpCode(server, invite.otpSecret)
    expect(await accept({ username: 'newbie', password, code: '000000' })).toMatchObject({
      code: 'second_factor_wrong',
    })
    expect(await accept({ username: 'newbie', password: 'short', code })).toMatchObject({
      code: 'bad_request',
    })
    expect(await accept({ username: 'another', password, code })).toMatchObject({
      code: 'field_invalid',
    })
    expect((await accept({ username: 'newbie', password, code })).ok).toBe(true)
    expect(await accept({ username: 'newbie', password, code })).toMatchObject({
      code: 'link_used',
    })
    expect(await client.refused('GET /relay/console/invite/:token', { params })).toBe('link_used')
    expect((await fetch(link.replace('/console/', '/relay/console/'))).status).toBe(410)
  })

  test('loginOperator needs password and code; a code works once', async () => {
    const { username, password, secret } = owner
    await server.clock.advance(30_000)
    const code = otpCode(server, secret)
    const login = (body: object) =>
      new TestClient(server.url).try('POST /relay/console/login', { body })
    expect(await login({ username, password: 'wrong password 1', code })).toMatchObject({
      code: 'login_failed',
    })
    expect(await login({ username, password, code: '12345' })).toMatchObject({
      code: 'second_factor_wrong',
    })
    expect((await login({ username, password, code })).ok).toBe(true)
    expect(await login({ username, password, code })).toMatchObject({ code: 'second_factor_wrong' })
    expect(await login({ username: 'nobody', password, code })).toMatchObject({
      code: 'login_failed',
    })
  })

  test('logoutOperator ends the session; a handle without its cookie is worth nothing', async () => {
    const someone = await inviteOperator(server, owner.client, 'leaver', ['support'])
    const thief = new TestClient(server.url)
    thief.operatorHandle = someone.client.operatorHandle
    expect(await thief.refused('GET /relay/console/me')).toBe('not_logged_in')
    expect((await someone.client.get('GET /relay/console/me')).roles).toEqual(['support'])
    await someone.client.get('DELETE /relay/console/logout')
    expect(await someone.client.refused('GET /relay/console/me')).toBe('not_logged_in')
  })

  test('every role may make exactly the calls of the matrix', async () => {
    const matrix: string[] = []
    for (const role of roles) {
      const { client } = await inviteOperator(server, owner.client, `is.${role}`, [role])
      for (const [key, call] of callList) {
        if (call.caller !== 'operator' || call.name === 'logoutOperator') continue
        const params = { id: '0', token: 'x', gameId: 'SSC1M', numero: 'x' }
        const answer = await client.try(key, { params, body: call.body ? {} : undefined })
        const allowed = answer.ok || answer.code !== 'no_permission'
        matrix.push(`${role} ${allowed ? 'may' : 'may not'} ${call.name}`)
      }
    }
    await expect(`${matrix.sort().join('\n')}\n`).toMatchFileSnapshot('roles.golden.txt')
  })
})

describe('the console', () => {
  test('getDashboard reckons the day, and a broken balance raises the trial balance', async () => {
    await newPlayer(server, '120')
    const day = await owner.client.get('GET /relay/console/dashboard')
    expect(day.deposits.amount).toBe('120')
    expect(day.liability).toBe('120')
    expect(day.newMembers).toBe(1)
    const god = connect(server.databaseUrl, { max: 1, role: null })
    await god`update account set balance = balance + 1 where kind = 'cash' and balance > 0`
    await runTrialBalance(server.ctx)
    const alarmed = await owner.client.get('GET /relay/console/dashboard')
    expect(alarmed.trialBalance.ok).toBe(false)
    await god`update account set balance = balance - 1 where kind = 'cash' and balance > 0`
    await runTrialBalance(server.ctx)
    await god.end()
    expect((await owner.client.get('GET /relay/console/dashboard')).trialBalance.ok).toBe(true)
  })

  test('listMembers finds by a part of the name, getMember and listMemberLedger show one', async () => {
    const player = await newPlayer(server, '33')
    const { account, id } = await player.get('GET /wps/member/info')
    const found = await owner.client.get('GET /relay/console/members', {
      query: { search: account.slice(2) },
    })
    expect(found.content.map((row) => row.account)).toEqual([account])
    const params = { id }
    expect((await owner.client.get('GET /relay/console/members/:id', { params })).deposited).toBe(
      '33',
    )
    const { content } = await owner.client.get('GET /relay/console/members/:id/ledger', { params })
    expect(content.map((line) => line.code)).toEqual(['deposit'])
  })

  test('listConsoleDraws and listOutbox answer with pages', async () => {
    const draws = await owner.client.get('GET /relay/console/draws', { query: { gameId: 'SSC1M' } })
    expect(draws.content.length).toBeGreaterThan(0)
    expect((await owner.client.get('GET /relay/console/outbox')).totalPages).toBe(0)
    const { operators } = await owner.client.get('GET /relay/console/operators')
    expect(operators[0]?.username).toBe('owner')
  })

  test('[SYS-01] changeSettings shuts the site at once, getSettings shows it, status tells why', async () => {
    const { settings } = await owner.client.get('GET /relay/console/settings')
    const change = (more: object) =>
      owner.client.get('PUT /relay/console/settings', {
        body: { settings: { ...settings, ...more }, reason: 'testing the gate' },
      })
    const visitor = new TestClient(server.url)
    const status = async () => (await visitor.get('GET /wps/system/status')).status
    expect(await status()).toBe(0)
    await change({ regionBlocklist: ['127.0.0.'] })
    expect(await status()).toBe(2)
    expect(await visitor.refused('GET /lgw/games/mobile')).toBe('region_restricted')
    await change({ regionBlocklist: ['127.0.0.'], maintenance: true })
    expect(await status()).toBe(1)
    expect(await visitor.refused('GET /lgw/games/mobile')).toBe('maintenance')
    await change({})
    expect(await status()).toBe(0)
    const wrong = { settings: { ...settings, depositMax: '1' }, reason: 'a slip' }
    expect(await owner.client.refused('PUT /relay/console/settings', { body: wrong })).toBe(
      'field_invalid',
    )
  })

  test('[SYS-02] [SYS-05] getStatus carries all that a site needs', async () => {
    const { info, location, encryption } = await new TestClient(server.url).get(
      'GET /wps/system/status',
    )
    expect(info.currency).toEqual({
      code: 'CNY',
      symbol: '¥',
      locale: 'en',
      decimal: '.',
      group: ',',
      pattern: '#,##0.00',
    })
    expect(info.imageCDNs).toHaveLength(1)
    expect(location.ip).toBe('127.0.0.1')
    expect(encryption.jwk['kty']).toBe('EC')
  })

  test('publishAnnouncement shows on the ticker, removeAnnouncement takes it off', async () => {
    const body = { title: 'Lanterns tonight', content: 'At nine.' }
    const { id } = await owner.client.get('POST /relay/console/announcements', { body })
    const visitor = new TestClient(server.url)
    const titles = async () =>
      (await visitor.get('GET /wps/content/announcements')).announcements.map((row) => row.title)
    expect(await titles()).toContain('Lanterns tonight')
    const given = { params: { id }, body: { reason: 'it rained' } }
    await owner.client.get('DELETE /relay/console/announcements/:id', given)
    expect(await titles()).not.toContain('Lanterns tonight')
    expect((await owner.client.get('GET /relay/console/content')).banners.length).toBeGreaterThan(0)
    expect((await visitor.get('GET /wps/content/banners')).banners.length).toBeGreaterThan(0)
    const jackpot = await visitor.get('GET /wps/content/jackpot')
    expect(Number(jackpot.amount)).toBeGreaterThan(23_000_000)
  })

  test('[I8] listAudit keeps who did what, and a changed entry breaks its chain', async () => {
    const { content, chain } = await owner.client.get('GET /relay/console/audit')
    expect(chain.ok).toBe(true)
    expect(content.map((entry) => entry.action)).toContain('settings.change')
    const god = connect(server.databaseUrl, { max: 1, role: null })
    await god`update audit set reason = 'never mind' where seq = 3`
    expect((await owner.client.get('GET /relay/console/audit')).chain).toEqual({
      ok: false,
      checked: 2,
    })
    await god.end()
  })
})

describe('[L-04] the application’s own role', () => {
  const tables = [
    'transfer',
    'audit',
    'ticket',
    'ticket_win',
    'ticket_cancel',
    'ticket_order',
    'beacon_round',
  ]
  test.each(tables)('can neither change nor remove what stands in %s', async (table) => {
    const { db } = server.ctx
    const column = { audit: 'reason', transfer: 'key' }[table]
    const attempts = [
      db.unsafe(`delete from ${table}`),
      db.unsafe(`truncate ${table}`),
      db.unsafe(`drop table ${table}`),
      db.unsafe(`alter table ${table} disable trigger all`),
      ...(column ? [db.unsafe(`update ${table} set ${column} = ''`)] : []),
    ]
    for (const attempt of await Promise.allSettled(attempts))
      expect(attempt.status).toBe('rejected')
  })
})

// last: time passes, and the owner's session with it
test('[S-03] passwords of operators cannot be tried for ever from one address', async () => {
  const login = (password: string) =>
    new TestClient(server.url).try('POST /relay/console/login', {
      body: { username: 'somebody.else', password, code: '000000' },
    })
  let looked = 0
  for (let tries = 0; tries < 60; tries++) {
    const answer = await login(`wrong password ${tries}`)
    if (!answer.ok && answer.code === 'login_failed') looked++
    await server.clock.advance(6 * 60_000)
  }
  expect(looked).toBe(30)
})
