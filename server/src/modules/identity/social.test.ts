import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, generateKeyPair, SignJWT } from 'jose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { registration, signIn } from '../../testing/scenario.ts'
import { setFlags, setProviders } from '../../testing/settings-acts.ts'
import { TestClient } from '../../testing/test-client.ts'
import { startTestServer } from '../../testing/test-server.ts'

let server: Awaited<ReturnType<typeof startTestServer>>
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.end())

describe('[LOGIN-05] Google and Facebook through Firebase', () => {
  const projectId = 'suerte-test'
  let keys: Server
  let sign: (claims: object, more?: Signing) => Promise<string>
  type Signing = { alg?: string; iss?: string; aud?: string; ageS?: number; key?: unknown }

  beforeAll(async () => {
    const { publicKey, privateKey } = await generateKeyPair('RS256')
    const jwk = { ...(await exportJWK(publicKey)), kid: 'k1', alg: 'RS256', use: 'sig' }
    keys = createServer((_request, response) => {
      response.setHeader('content-type', 'application/json')
      response.end(JSON.stringify({ keys: [jwk] }))
    })
    await new Promise<void>((resolve) => keys.listen(0, '127.0.0.1', resolve))
    // a listening TCP server has an address object
    const { port } = keys.address() as AddressInfo
    await setProviders(server, {
      firebase: {
        enabled: true,
        projectId,
        apiKey: 'test-key',
        jwksUrl: `http://127.0.0.1:${port}/jwks`,
      },
    })
    await setFlags(server, { GOOGLELOGIN3: true, FACEBOOKLOGIN3: true })
    sign = async (claims, { iss, aud = projectId, ageS = 0 } = {}) => {
      const nowS = Math.floor(server.clock.nowMs() / 1000) - ageS
      return new SignJWT({ auth_time: nowS, nonce: Math.random(), ...claims })
        .setProtectedHeader({ alg: 'RS256', kid: 'k1' })
        .setIssuer(iss ?? `https://securetoken.google.com/${projectId}`)
        .setAudience(aud)
        .setIssuedAt(nowS)
        .setExpirationTime(nowS + 3600)
        .sign(privateKey)
    }
  })
  afterAll(() => keys.close())

  const google = (sub: string) => ({ sub, firebase: { sign_in_provider: 'google.com' } })
  const payload = (firebaseIdToken: string, firebaseChannel = 'google') => ({
    type: 'firebase',
    firebaseChannel,
    firebaseIdToken,
  })

  test('who registers with it once, comes in with it ever after', async () => {
    const client = new TestClient(server.url)
    const sub = 'google-user-1'
    expect(await signIn(client, payload(await sign(google(sub))))).toMatchObject({
      code: 'social_unknown',
    })
    const social = async () => ({
      firebaseChannel: 'google',
      firebaseIdToken: await sign(google(sub)),
    })
    const register = async () =>
      client.try('PUT /wps/account/register', {
        body: await client.seal({
          ...registration(),
          human: await client.solveChallenge(),
          ...(await social()),
        }),
      })
    const first = await register()
    expect(first).toMatchObject({ ok: true })
    expect(await register()).toMatchObject({ code: 'social_taken' })
    const back = await signIn(new TestClient(server.url), payload(await sign(google(sub))))
    expect(back).toMatchObject({ ok: true })
    if (first.ok && back.ok) expect(back.reply.userName).toBe(first.reply.userName)
  })

  test.each<[string, () => Promise<string>]>([
    ['of another project', () => sign(google('u'), { aud: 'somebody-else' })],
    ['of another issuer', () => sign(google('u'), { iss: 'https://evil.example' })],
    ['that is old', () => sign(google('u'), { ageS: 400 })],
    ['of another way', () => sign({ sub: 'u', firebase: { sign_in_provider: 'password' } })],
    ['without a subject', () => sign({ firebase: { sign_in_provider: 'google.com' } })],
    [
      'of no algorithm',
      async () => {
        const [, body] = (await sign(google('u'))).split('.')
        return `${Buffer.from('{"alg":"none"}').toString('base64url')}.${body ?? ''}.`
      },
    ],
    [
      'signed by a secret that is our public key',
      async () =>
        new SignJWT({ ...google('u'), auth_time: 1 })
          .setProtectedHeader({ alg: 'HS256', kid: 'k1' })
          .sign(new TextEncoder().encode('x'.repeat(64))),
    ],
    [
      'with one bit changed',
      async () => {
        const token = await sign(google('u'))
        return token.slice(0, -2) + (token.endsWith('AA') ? 'BB' : 'AA')
      },
    ],
  ])('[S-11] refuses a token %s', async (_name, token) => {
    const answer = await signIn(new TestClient(server.url), payload(await token()))
    expect(answer).toMatchObject({ code: 'social_invalid' })
  })

  test('[S-11] a token is good once; one that opened nothing yet is carried to the registration', async () => {
    const token = await sign(google('user-once'))
    const client = new TestClient(server.url)
    expect(await signIn(client, payload(token))).toMatchObject({ code: 'social_unknown' })
    const register = async () =>
      client.try('PUT /wps/account/register', {
        body: await client.seal({
          ...registration(),
          human: await client.solveChallenge(),
          firebaseChannel: 'google',
          firebaseIdToken: token,
        }),
      })
    expect(await register()).toMatchObject({ ok: true })
    expect(await register()).toMatchObject({ code: 'social_invalid' })
    expect(await signIn(new TestClient(server.url), payload(token))).toMatchObject({
      code: 'social_invalid',
    })
  })

  test('[REG-01] a number that Firebase proved needs no code of ours, another number does', async () => {
    const ways = { MOBILENUMREG3: true, REGMOBVERF3: true, MOBILEVERCODELOGIN3: true }
    await setFlags(server, ways)
    const phone = { firebase: { sign_in_provider: 'phone' }, phone_number: '+639175550101' }
    const register = async (mobileNum: string) => {
      const client = new TestClient(server.url)
      const { username: _, password: __, confirmPassword: ___, ...rest } = registration()
      const body = await client.seal({
        ...rest,
        method: 'mobileNum',
        countryDialingCode: '63',
        mobileNum,
        human: await client.solveChallenge(),
        firebaseChannel: 'sms',
        firebaseIdToken: await sign({ sub: 'phone-user', ...phone }),
      })
      return client.try('PUT /wps/account/register', { body })
    }
    expect(await register('9175550102')).toMatchObject({ code: 'code_wrong' })
    expect(await register('9175550101')).toMatchObject({
      ok: true,
      reply: { userName: '639175550101' },
    })
    const login = {
      ...payload(await sign({ sub: 'phone-user', ...phone }), 'sms'),
      countryDialingCode: '63',
    }
    const elsewhere = new TestClient(server.url)
    expect(await signIn(elsewhere, { ...login, firebaseMobileNo: '9175550102' })).toMatchObject({
      code: 'social_invalid',
    })
    expect(await signIn(elsewhere, { ...login, firebaseMobileNo: '9175550101' })).toMatchObject({
      ok: true,
    })
    await setFlags(server, { MOBILENUMREG3: false, REGMOBVERF3: false, MOBILEVERCODELOGIN3: false })
  })

  test('each way needs its flag', async () => {
    await setFlags(server, { GOOGLELOGIN3: false })
    const token = await sign(google('u'))
    expect(await signIn(new TestClient(server.url), payload(token))).toMatchObject({
      code: 'feature_off',
    })
    await setFlags(server, { GOOGLELOGIN3: true })
  })
})
