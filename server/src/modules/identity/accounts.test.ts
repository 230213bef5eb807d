import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createGuard } from '../../platform/guard.ts'
import { newPlayer, PASSWORD, registration } from '../../testing/scenario.ts'
import { TestClient } from '../../testing/test-client.ts'
import { startTestServer } from '../../testing/test-server.ts'

let server: Awaited<ReturnType<typeof startTestServer>>
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.end())

const jwe = { encryption: 'jwe' }
async function register(client: TestClient, more: object = {}) {
  const human = await client.solveChallenge()
  const body = await client.seal({ ...registration(), human, ...more })
  return client.try('PUT /wps/account/register', { body, headers: jwe })
}

describe('registerMember', () => {
  test('[REG-03] opens an account with two empty accounts and signs in', async () => {
    const client = new TestClient(server.url)
    const answer = await register(client)
    if (!answer.ok) throw new Error(answer.code)
    expect(answer.reply).toMatchObject({ type: 0, firstTimeLogin: true, merchantCode: 'suerte' })
    client.handle = answer.reply.token
    const info = await client.get('GET /wps/member/info')
    expect([info.balance, info.held, info.account]).toEqual(['0', '0', answer.reply.userName])
  })

  test.each([
    ['a short username', { username: 'ab' }, 'format_invalid', 'username'],
    ['a username with a space', { username: 'ab cde' }, 'format_invalid', 'username'],
    [
      'a weak password',
      { password: 'short1', confirmPassword: 'short1' },
      'format_invalid',
      'password',
    ],
    [
      'a confirmation that differs',
      { confirmPassword: 'other horse 7' },
      'field_invalid',
      'confirmPassword',
    ],
    [
      'terms in a version that is over',
      { termsVersion: '1999-01' },
      'terms_not_accepted',
      undefined,
    ],
    ['an age that is not confirmed', { ageConfirmed: false }, 'terms_not_accepted', undefined],
    ['a method nobody knows', { registerMethod: 'FAX' }, 'bad_request', 'registerMethod'],
    ['another member type', { type: 1 }, 'bad_request', 'type'],
    ['a field nobody knows', { isAdmin: true }, 'bad_request', undefined],
  ])('[REG-02] refuses %s', async (_name, wrong, code, field) => {
    const answer = await register(new TestClient(server.url), wrong)
    expect(answer).toMatchObject({ ok: false, code })
    if (!answer.ok && field) expect(answer.field).toBe(field)
  })

  test('a username belongs to one member, however it is written', async () => {
    const { username } = registration()
    expect((await register(new TestClient(server.url), { username })).ok).toBe(true)
    const again = await register(new TestClient(server.url), { username: username.toUpperCase() })
    expect(again).toMatchObject({ code: 'username_taken', field: 'username' })
    const client = new TestClient(server.url)
    const check = (name: string) =>
      client.get('GET /wps/account/username', { query: { username: name } })
    expect((await check(username)).available).toBe(false)
    expect((await check('freename1')).available).toBe(true)
    expect(await client.refused('GET /wps/account/username', { query: { username: '!' } })).toBe(
      'format_invalid',
    )
  })

  test('getChallenge gives a task whose answer is good once', async () => {
    const client = new TestClient(server.url)
    const human = await client.solveChallenge()
    const first = await client.seal({ ...registration(), human })
    expect((await client.try('PUT /wps/account/register', { body: first, headers: jwe })).ok).toBe(
      true,
    )
    const second = await client.seal({ ...registration(), human })
    expect(await client.refused('PUT /wps/account/register', { body: second })).toBe(
      'captcha_wrong',
    )
  })

  test('a picture captcha is accepted once, and a wrong one uses it up', async () => {
    const client = new TestClient(server.url)
    const { captchaId, image } = await client.get('GET /wps/system/captcha')
    expect(image.startsWith('data:image/png;base64,')).toBe(true)
    const [row] = await server.ctx.db<
      { answer: string }[]
    >`select answer from captcha where id = ${captchaId}`
    const captcha = row?.answer ?? ''
    expect(captcha).toMatch(/^\d{6}$/)
    const attempt = async (text: string) => {
      const body = await client.seal({ ...registration(), human: { captchaId, captcha: text } })
      return client.try('PUT /wps/account/register', { body, headers: jwe })
    }
    expect(await attempt('x')).toMatchObject({ code: 'captcha_wrong' })
    expect(await attempt(captcha)).toMatchObject({ code: 'captcha_wrong' })
  })

  test('a sealed payload works once, for a minute, and only under our key', async () => {
    const client = new TestClient(server.url)
    const payload = async () => ({ ...registration(), human: await client.solveChallenge() })
    const jti = randomUUID()
    const first = await client.seal(await payload(), { jti })
    expect((await client.try('PUT /wps/account/register', { body: first })).ok).toBe(true)
    const replayed = await client.seal(await payload(), { jti })
    expect(await client.refused('PUT /wps/account/register', { body: replayed })).toBe(
      'encryption_invalid',
    )
    const old = await client.seal(await payload(), { iatMs: server.clock.nowMs() - 120_000 })
    expect(await client.refused('PUT /wps/account/register', { body: old })).toBe(
      'encryption_invalid',
    )
    const garbage = { data: 'eyJhbGciOiJub25lIn0..x.y.z' }
    expect(await client.refused('PUT /wps/account/register', { body: garbage })).toBe(
      'encryption_invalid',
    )
  })

  test('[REG-02] the rules come from the server as data', async () => {
    const { rules, ageMin } = await new TestClient(server.url).get('GET /wps/account/registerRules')
    expect(ageMin).toBe(18)
    const shown = rules.filter((rule) => rule.enabled).map((rule) => rule.field)
    expect(shown).toEqual(['username', 'password', 'confirmPassword', 'nickname', 'affiliateCode'])
  })
})

describe('login', () => {
  async function attempt(client: TestClient, username: string, password: string, human?: object) {
    const body = await client.seal({
      username,
      password,
      type: 'username',
      ...(human ? { human } : {}),
    })
    return client.try('POST /wps/account/login', { body, headers: jwe })
  }
  async function member() {
    const client = await newPlayer(server)
    return (await client.get('GET /wps/member/info')).account
  }

  test('[LOGIN-03] asks for a captcha after the first failure, and not before', async () => {
    const username = await member()
    const client = new TestClient(server.url)
    expect(await attempt(client, username, 'wrong horse 1')).toMatchObject({ code: 'login_failed' })
    expect(await attempt(client, username, PASSWORD)).toMatchObject({ code: 'captcha_required' })
    const human = await client.solveChallenge()
    expect((await attempt(client, username, PASSWORD, human)).ok).toBe(true)
    expect((await attempt(new TestClient(server.url), username, PASSWORD)).ok).toBe(true)
  })

  test('an unknown name and a wrong password look the same', async () => {
    const wrong = await attempt(new TestClient(server.url), await member(), 'wrong horse 1')
    const unknown = await attempt(new TestClient(server.url), 'nobody12345', 'wrong horse 1')
    expect({ ...wrong }).toEqual({ ...unknown })
  })

  test('guessing slows down, whatever the guesser sends', async () => {
    const username = await member()
    const client = new TestClient(server.url)
    let slowed = 0
    for (let i = 0; i < 8; i++) {
      const answer = await attempt(
        client,
        username,
        `guess number ${i}`,
        await client.solveChallenge(),
      )
      if (!answer.ok && answer.code === 'too_many_requests') slowed += 1
    }
    expect(slowed).toBeGreaterThan(0)
    await server.clock.advance(61_000)
    expect((await attempt(client, username, PASSWORD, await client.solveChallenge())).ok).toBe(true)
  })

  test('too many tries from one address are refused before anything is computed', async () => {
    const strict = await startTestServer({
      ports: { guard: createGuard({ login: { points: 2, seconds: 60 } }) },
    })
    const client = new TestClient(strict.url)
    await attempt(client, 'somebody', 'wrong horse 1')
    await attempt(client, 'somebody', 'wrong horse 1')
    expect(await attempt(client, 'somebody', 'wrong horse 1')).toMatchObject({
      code: 'too_many_requests',
    })
    await strict.end()
  })
})

describe('[LOGIN-06] the session', () => {
  test('neither the handle nor the cookie is worth anything alone', async () => {
    const client = await newPlayer(server)
    const noCookie = new TestClient(server.url)
    noCookie.handle = client.handle
    expect(await noCookie.refused('GET /wps/member/info')).toBe('not_logged_in')
    const noHandle = new TestClient(server.url)
    noHandle.cookies = client.cookies
    expect(await noHandle.refused('GET /wps/member/info')).toBe('not_logged_in')
    const mixed = await newPlayer(server)
    mixed.handle = client.handle
    expect(await mixed.refused('GET /wps/member/info')).toBe('session_ended')
  })

  test('the cookie is HttpOnly, Secure, SameSite=Strict and bound to the host', async () => {
    const client = new TestClient(server.url)
    const response = await fetch(`${server.url}/wps/account/trial`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    })
    const cookie = response.headers.getSetCookie()[0] ?? ''
    expect(cookie).toMatch(/^__Host-suerte=/)
    for (const part of ['HttpOnly', 'Secure', 'SameSite=Strict', 'Path=/'])
      expect(cookie).toContain(part)
    expect(client.handle).toBe('')
  })

  test('ends after half an hour without use, and after a day in any case', async () => {
    const client = await newPlayer(server)
    await server.clock.advance(29 * 60_000)
    await client.get('GET /wps/member/info')
    await server.clock.advance(31 * 60_000)
    expect(await client.refused('GET /wps/member/info')).toBe('session_ended')
  })

  test('[LOGIN-08] logout ends it for good', async () => {
    const client = await newPlayer(server)
    const saved = new Map(client.cookies)
    await client.get('DELETE /wps/account/logout', { body: { token: client.handle } })
    client.cookies = saved
    expect(await client.refused('GET /wps/member/info')).toBe('session_ended')
  })
})

describe('[LOGIN-09] startTrial', () => {
  test('gives an account of type 4 under its own merchant code, with trial money', async () => {
    const client = new TestClient(server.url)
    const trial = await client.get('POST /wps/account/trial', { body: {} })
    expect(trial).toMatchObject({ customerType: 4, merchantCode: 'suerte-trial' })
    client.handle = trial.token
    expect((await client.get('GET /wps/wallet/balance')).sumBalance).toBe('2000')
    const forbidden = [
      'GET /wps/deposit/records',
      'GET /wps/withdraw/rules',
      'GET /wps/member/bankCards',
    ] as const
    for (const call of forbidden) expect(await client.refused(call)).toBe('free_reject')
  })
})
