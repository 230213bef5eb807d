import { livePath } from '@suerte/contract/live.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import {
  confirmAgain,
  newOwner,
  newPlayer,
  PASSWORD,
  until,
  signIn as sendLogin,
} from '../../testing/scenario.ts'
import { lastMessage } from '../../testing/settings-acts.ts'
import { TestClient } from '../../testing/test-client.ts'
import { startTestServer } from '../../testing/test-server.ts'
import { identityJobs } from './jobs.ts'

let server: Awaited<ReturnType<typeof startTestServer>>
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.end())

const jwe = { encryption: 'jwe' }
const signIn = (client: TestClient, username: string, password = PASSWORD) =>
  sendLogin(client, { type: 'username', username, password })
async function nameOf(client: TestClient) {
  return (await client.get('GET /wps/member/info')).account
}
async function otherDevice(client: TestClient, password = PASSWORD) {
  const other = new TestClient(server.url)
  expect(await signIn(other, await nameOf(client), password)).toMatchObject({ ok: true })
  return other
}
function copyOf(client: TestClient) {
  const copy = new TestClient(server.url)
  copy.cookies = new Map(client.cookies)
  copy.handle = client.handle
  return copy
}
async function changePassword(client: TestClient, newPassword: string, more: object = {}) {
  const answer = await client.try('POST /wps/account/passWordChangeV2', {
    body: await client.seal({
      oldPassword: PASSWORD,
      newPassword,
      confirmNewPassword: newPassword,
      ...more,
    }),
    headers: jwe,
  })
  if (answer.ok) client.handle = answer.reply.token
  return answer
}

describe('[PSW-01] changePassword', () => {
  test('ends the other sessions, gives this one a new token and tells the owner', async () => {
    const client = await newPlayer(server)
    const email = `${await nameOf(client)}@example.com`
    await server.ctx.db`update member set email = ${email}, email_verified_at = now()
      where username = ${await nameOf(client)}`
    const other = await otherDevice(client)
    const before = copyOf(client)
    expect(await changePassword(client, 'another long pass')).toMatchObject({ ok: true })
    expect((await client.try('GET /wps/member/info')).ok).toBe(true)
    expect(await other.refused('GET /wps/member/info')).toBe('session_ended')
    expect(await before.refused('GET /wps/member/info')).toBe('session_ended')
    expect(await lastMessage(server, email)).toContain('Your password was changed')
    // the browser of a thief is a stranger again
    const known = await server.ctx
      .db`select 1 from known_device d join member m on m.id = d.member_id
      where m.username = ${await nameOf(client)}`
    expect(known).toHaveLength(1)
    await otherDevice(client, 'another long pass')
    expect(await signIn(new TestClient(server.url), await nameOf(client))).toMatchObject({
      code: 'login_failed',
    })
  })

  test('[S-09] a sign-in with the old password that is on its way does not outlive the change', async () => {
    const account = await nameOf(await newPlayer(server))
    const late = new TestClient(server.url)
    const answer = await server.ctx.db.begin(async (tx) => {
      await tx`select 1 from member where username = ${account} for update`
      const entering = signIn(late, account)
      await until(async () => {
        const waiting = await tx`select 1 from pg_locks
          where not granted and transactionid = pg_current_xact_id()::xid`
        return waiting.length > 0
      })
      await tx`update member set password_hash = 'another' where username = ${account}`
      return { entering }
    })
    expect(await answer.entering).toMatchObject({ code: 'login_failed' })
    expect(await late.refused('GET /wps/member/info')).toBe('not_logged_in')
  })

  test.each([
    [
      'a wrong old password',
      'another long pass',
      { oldPassword: 'wrong' },
      'old_password_wrong',
      'oldPassword',
    ],
    ['the same password', PASSWORD, {}, 'password_same', 'newPassword'],
    [
      'a confirmation that differs',
      'another long pass',
      { confirmNewPassword: 'x' },
      'field_invalid',
      'confirmNewPassword',
    ],
    ['too short a password', 'short', {}, 'format_invalid', 'newPassword'],
    ['a common password', 'passwordpassword', {}, 'password_breached', 'newPassword'],
  ])('refuses %s', async (_name, newPassword, more, code, field) => {
    const client = await newPlayer(server)
    expect(await changePassword(client, newPassword, more)).toMatchObject({ code, field })
  })

  test('new passwords that are refused cost no tries of the old one; wrong old ones do', async () => {
    const client = await newPlayer(server)
    for (let tries = 0; tries < 8; tries++)
      expect(await changePassword(client, 'short')).toMatchObject({ code: 'format_invalid' })
    const codes: string[] = []
    for (let tries = 0; tries < 8; tries++) {
      const answer = await changePassword(client, 'another long pass', { oldPassword: 'wrong' })
      if (!answer.ok) codes.push(answer.code)
    }
    expect(codes[0]).toBe('old_password_wrong')
    expect(codes.at(-1)).toBe('too_many_requests')
  })

  test('who has no password yet sets one without an old one', async () => {
    const client = await newPlayer(server)
    const username = await nameOf(client)
    await server.ctx.db`update member set password_hash = null where username = ${username}`
    expect(
      await changePassword(client, 'a first long password', { oldPassword: '' }),
    ).toMatchObject({ ok: true })
  })
})

describe('[S-07] a session gets a new token', () => {
  test('at sign-in: a token that somebody planted is never taken over', async () => {
    const victim = await newPlayer(server)
    const username = await nameOf(victim)
    const planted = new TestClient(server.url)
    planted.cookies.set('__Host-suerte', 'p'.repeat(43))
    planted.handle = 'h'.repeat(43)
    expect(await signIn(planted, username)).toMatchObject({ ok: true })
    expect(planted.cookies.get('__Host-suerte')).not.toBe('p'.repeat(43))
    const attacker = new TestClient(server.url)
    attacker.cookies.set('__Host-suerte', 'p'.repeat(43))
    attacker.handle = planted.handle
    expect(await attacker.refused('GET /wps/member/info')).toBe('session_ended')
  })

  test('at sign-in: the session that the browser had before is over', async () => {
    const client = await newPlayer(server)
    const before = copyOf(client)
    expect(await signIn(client, await nameOf(client))).toMatchObject({ ok: true })
    expect(await before.refused('GET /wps/member/info')).toBe('session_ended')
  })

  test('confirmSession: at a confirmation the old token is worth nothing', async () => {
    const client = await newPlayer(server)
    const stolen = copyOf(client)
    await confirmAgain(client)
    expect(await stolen.refused('GET /wps/member/info')).toBe('session_ended')
    expect((await client.try('GET /wps/member/info')).ok).toBe(true)
  })
})

describe('[S-09] what ends a session ends it everywhere', () => {
  async function socketOf(client: TestClient) {
    const address = `${server.url.replace('http', 'ws')}${livePath}`
    const socket = new WebSocket(address, { headers: client.headers() })
    const closed = new Promise<number>((resolve) => socket.on('close', resolve))
    await new Promise((resolve) => socket.on('open', resolve))
    socket.send(JSON.stringify({ subscribe: ['me'], token: client.handle }))
    await new Promise((resolve) => socket.once('message', resolve))
    return { socket, closed }
  }

  test.each<[string, (client: TestClient) => Promise<unknown>]>([
    [
      'logout',
      (client) => client.get('DELETE /wps/account/logout', { body: { token: client.handle } }),
    ],
    [
      'a change of the password elsewhere',
      async (client) => changePassword(await otherDevice(client), 'another long pass'),
    ],
    [
      'the end of other sessions elsewhere',
      async (client) => (await otherDevice(client)).get('DELETE /wps/member/sessions'),
    ],
  ])('%s: calls are refused and the socket goes', async (_name, end) => {
    const client = await newPlayer(server)
    const copy = copyOf(client)
    const { closed } = await socketOf(client)
    await end(client)
    expect(await closed).toBe(4401)
    expect(await copy.refused('GET /wps/member/info')).toBe('session_ended')
  })

  test('listSessions and endSession: a member sees the devices and ends one', async () => {
    const client = await newPlayer(server)
    const other = await otherDevice(client)
    const { sessions } = await client.get('GET /wps/member/sessions')
    expect(sessions.filter(({ current }) => current)).toHaveLength(1)
    expect(sessions).toHaveLength(2)
    const id = sessions.find(({ current }) => !current)?.id ?? ''
    const stranger = await newPlayer(server)
    for (const wrong of [id, 'nonsense', '00000000-0000-4000-8000-000000000000'])
      expect(
        await stranger.refused('DELETE /wps/member/sessions/:id', { params: { id: wrong } }),
      ).toBe('not_found')
    expect((await other.try('GET /wps/member/info')).ok).toBe(true)
    await client.get('DELETE /wps/member/sessions/:id', { params: { id } })
    expect(await other.refused('GET /wps/member/info')).toBe('session_ended')
  })

  test('[S-11] a page of another site cannot listen', async () => {
    const client = await newPlayer(server)
    const address = `${server.url.replace('http', 'ws')}${livePath}`
    const headers = { ...client.headers(), origin: 'https://evil.example' }
    const socket = new WebSocket(address, { headers })
    const error = await new Promise<Error>((resolve) => socket.on('error', resolve))
    expect(error.message).toMatch(/hang up|socket|ECONNRESET/i)
  })
})

describe('[S-10] idle time', () => {
  test('what a page asks by itself does not keep a session alive; a person does', async () => {
    const idle = await newPlayer(server)
    const busy = await newPlayer(server)
    for (let minutes = 0; minutes < 30; minutes += 10) {
      await server.clock.advance(10 * 60_000)
      await idle.try('GET /wps/wallet/balance', { headers: { 'x-idle': '1' } })
      await busy.get('GET /wps/wallet/balance')
    }
    await server.clock.advance(60_000)
    expect(await idle.refused('GET /wps/wallet/balance')).toBe('session_ended')
    expect((await busy.try('GET /wps/wallet/balance')).ok).toBe(true)
  })

  test('no use keeps a session alive beyond a day', async () => {
    const client = await newPlayer(server)
    for (let minutes = 0; minutes < 24 * 60; minutes += 25) {
      await server.clock.advance(25 * 60_000)
      await client.try('GET /wps/wallet/balance')
    }
    expect(await client.refused('GET /wps/wallet/balance')).toBe('session_ended')
  })
})

describe('[K-04] changes of the account', () => {
  const changes = [
    ['PUT /wps/member/payeeName', { payeeName: 'Eve' }],
    ['POST /wps/member/email', { email: 'eve@example.com' }],
    ['POST /wps/member/mobile', { countryDialingCode: '63', mobileNum: '9170000001' }],
    ['POST /wps/member/paymentPassword', { paymentPassword: '111111' }],
    ['POST /wps/member/passkeys/options', {}],
    ['POST /wps/member/close', {}],
  ] as const
  test('a session that was not confirmed lately can make none of them', async () => {
    const client = await newPlayer(server)
    await server.clock.advance(11 * 60_000)
    for (const [call, body] of changes)
      expect(await client.refused(call, { body })).toBe('confirm_needed')
    const wrong = await client.seal({ type: 'password', password: 'wrong' })
    expect(await client.refused('POST /wps/member/confirm', { body: wrong })).toBe('login_failed')
    await confirmAgain(client)
    await client.get('PUT /wps/member/payeeName', { body: { payeeName: 'Ana Prueba' } })
  })
})

describe('[S-03] guessing', () => {
  async function guess(username: string, client = new TestClient(server.url)) {
    const human = await client.solveChallenge()
    return client.try('POST /wps/account/login', {
      body: await client.seal({ type: 'username', username, password: 'a guess of mine', human }),
    })
  }

  test('strangers get a hundred wrong ones, then nothing for a day; the owner’s device still works', async () => {
    const owner = await newPlayer(server)
    const username = await nameOf(owner)
    let looked = 0
    let answer = await guess(username)
    for (
      let tries = 0;
      tries < 220 && !('code' in answer && answer.code === 'login_held');
      tries++
    ) {
      await server.clock.advance(60_000)
      answer = await guess(username)
      if ('code' in answer && answer.code === 'login_failed') looked++
    }
    expect(looked).toBe(99)
    expect(await guess(username)).toMatchObject({ code: 'login_held' })
    // the browser that the account knows is no stranger
    const known = new TestClient(server.url)
    const device = owner.cookies.get('__Host-suerte-device')
    if (device) known.cookies.set('__Host-suerte-device', device)
    expect(await signIn(known, username)).toMatchObject({ ok: true })
    // the owner’s success opens the way for other strangers again, not for the address that guessed
    expect(await guess(username)).toMatchObject({ code: 'login_held' })
    await server.ctx.db`delete from login_failure where what = 'pair'`
    expect(await guess(username)).toMatchObject({ code: 'login_failed' })
  })

  test('an unknown name is held the same way', async () => {
    const client = new TestClient(server.url)
    const codes = new Set<string>()
    for (let tries = 0; tries < 4; tries++) {
      const answer = await guess('nobody.here', client)
      if (!answer.ok) codes.add(answer.code)
    }
    expect([...codes]).toEqual(['login_failed', 'too_many_requests'])
  })
})

test('[S-08] tokens are 256 bits of chance', async () => {
  const owner = await newOwner(server)
  const tokens = [...owner.client.cookies.values(), owner.client.operatorHandle]
  const player = await newPlayer(server)
  for (const token of [...tokens, player.handle, ...player.cookies.values()])
    expect(Buffer.from(token, 'base64url')).toHaveLength(32)
})

test('[LOGIN-09] startTrial is bounded by device and by address, and is removed when nobody uses it', async () => {
  const client = new TestClient(server.url)
  for (let trials = 0; trials < 5; trials++) {
    const trial = await client.get('POST /wps/account/trial', { body: {} })
    client.handle = trial.token
  }
  expect(await client.refused('POST /wps/account/trial', { body: {} })).toBe('too_many_requests')
  const name = await nameOf(client)
  await server.clock.advance(25 * 60 * 60_000)
  for (const name of ['sweep-identity', 'close-idle-trials'])
    await identityJobs.find((job) => job.name === name)?.run(server.ctx)
  const [row] = await server.ctx.db<{ closing: string }[]>`
    select closing from member where username = ${name}`
  expect(row?.closing).toBe('closed')
  expect(await client.refused('GET /wps/member/info')).toBe('session_ended')
  await server.ctx.db`delete from send_count where what = 'trial:device'`
  let opened = 0
  for (let trials = 0; trials < 60; trials++)
    if ((await new TestClient(server.url).try('POST /wps/account/trial', { body: {} })).ok) opened++
  expect(opened).toBeLessThanOrEqual(30)
})

describe('[S-03] secrets inside an account', () => {
  test('a thief with the session tries thirty payment passwords a day, also all at once', async () => {
    const client = await newPlayer(server)
    await client.get('POST /wps/member/paymentPassword', { body: { paymentPassword: '246810' } })
    const guess = async (paymentPassword: string) =>
      client.refused('POST /wps/member/paymentPassword/check', { body: { paymentPassword } })
    const looked = async (codes: Promise<string>[]) =>
      (await Promise.all(codes)).filter((code) => code === 'payment_password_wrong').length
    const atOnce = await looked(Array.from({ length: 40 }, (_, n) => guess(String(100_000 + n))))
    expect(atOnce).toBeLessThanOrEqual(6)
    let more = 0
    for (let n = 0; n < 60; n++) {
      await server.clock.advance(6 * 60_000)
      more += await looked([guess(String(200_000 + n))])
      if (n === 0) continue
      await client.try('GET /wps/wallet/balance')
    }
    expect(atOnce + more).toBe(30)
    await server.clock.advance(25 * 60 * 60_000)
  })

  test('a right one in between begins the count again', async () => {
    const client = await newPlayer(server)
    await client.get('POST /wps/member/paymentPassword', { body: { paymentPassword: '246810' } })
    const check = (paymentPassword: string) =>
      client.try('POST /wps/member/paymentPassword/check', { body: { paymentPassword } })
    for (let n = 0; n < 12; n++)
      expect(await check(n % 4 === 3 ? '246810' : '000000')).toMatchObject({ ok: n % 4 === 3 })
  })
})
