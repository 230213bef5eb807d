import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  codeTo,
  messagesTo,
  newEmail,
  newMobile,
  provenEmail,
  provenMobile,
} from '../../testing/proven-contacts.ts'
import { newPlayer } from '../../testing/scenario.ts'
import type { TestClient } from '../../testing/test-client.ts'
import { startTestServer } from '../../testing/test-server.ts'

let server: Awaited<ReturnType<typeof startTestServer>>
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.end())

const info = (client: TestClient) => client.get('GET /wps/member/info')

describe('e-mail and mobile number', () => {
  test('[K-04] setEmail takes an address that a code proved, and tells the old one', async () => {
    const client = await newPlayer(server)
    const first = await provenEmail(server, client)
    expect(first).toMatch(/@example\.com$/)
    expect(await info(client)).toMatchObject({ email: first, emailVerified: true })
    const second = await provenEmail(server, client)
    expect((await info(client)).email).toBe(second)
    expect((await messagesTo(server, first))[0]).toContain(
      'The e-mail address of your account was changed',
    )
    expect((await messagesTo(server, second))[0]).toContain('was changed')
  })

  test('[S-03] nobody makes us send message after message to a number of their own', async () => {
    const client = await newPlayer(server)
    const mobile = `63${await provenMobile(server, client)}`
    await server.ctx.db`delete from outbox`
    for (let n = 0; n < 14; n++)
      await client.get('PUT /wps/member/payeeName', { body: { payeeName: `Ana ${n}` } })
    const told = (await messagesTo(server, mobile)).length
    expect(told).toBeGreaterThan(5)
    expect(told).toBeLessThanOrEqual(10)
  })

  test('[K-04] setMobile takes a number that a code proved, and tells the old one', async () => {
    const client = await newPlayer(server)
    const first = await provenMobile(server, client)
    await provenMobile(server, client)
    expect((await messagesTo(server, `63${first}`))[0]).toContain(
      'The mobile number of your account was changed',
    )
  })

  test.each([
    'a b@c.de',
    'a@b',
    '@b.cd',
    'a@b@c.de',
    'a\r\nBcc: x@y.zz',
    'a"b@c.de',
    'a@b.c\u202e',
  ])('[X-12] sendEmailCode refuses the address %j', async (email) => {
    const client = await newPlayer(server)
    expect(await client.refused('POST /wps/member/email', { body: { email } })).toBe(
      'format_invalid',
    )
  })

  test('sendMobileCode asks for a person and for a number of a country that is taken', async () => {
    const client = await newPlayer(server)
    const ask = (body: object) => client.refused('POST /wps/member/mobile', { body })
    const mobile = { countryDialingCode: '63', mobileNum: newMobile() }
    expect(await ask(mobile)).toBe('captcha_required')
    const human = { captchaId: randomUUID(), captcha: '123456' }
    expect(await ask({ ...mobile, human })).toBe('captcha_wrong')
    for (const wrong of [{ mobileNum: '12' }, { countryDialingCode: '999' }])
      expect(await ask({ ...mobile, ...wrong, human: await client.solveChallenge() })).toBe(
        'mobile_invalid',
      )
  })

  test('[S-06] a code is good once, for its owner, for its purpose, and not after too many tries', async () => {
    const [client, stranger] = [await newPlayer(server), await newPlayer(server)]
    const email = newEmail().toLowerCase()
    const { requestId } = await client.get('POST /wps/member/email', { body: { email } })
    const verificationCode = await codeTo(server, email)
    const body = { requestId, verificationCode }
    expect(await stranger.refused('PUT /wps/member/email', { body })).toBe('code_wrong')
    expect(await client.refused('PUT /wps/member/mobile', { body })).toBe('code_wrong')
    const wrong = { requestId, verificationCode: verificationCode === '000000' ? '1' : '000000' }
    expect(await client.refused('PUT /wps/member/email', { body: wrong })).toBe('code_wrong')
    await client.get('PUT /wps/member/email', { body })
    expect(await client.refused('PUT /wps/member/email', { body })).toBe('code_wrong')
    const next = await client.get('POST /wps/member/email', { body: { email: newEmail() } })
    for (let i = 0; i < 6; i++)
      expect(
        await client.refused('PUT /wps/member/email', {
          body: { requestId: next.requestId, verificationCode: 'x' },
        }),
      ).toBe('code_wrong')
  })

  test('[S-02] an address of another account answers like any other and is never taken', async () => {
    const owner = await newPlayer(server)
    const email = await provenEmail(server, owner)
    const mobileNum = await provenMobile(server, owner)
    const stranger = await newPlayer(server)
    const sent = await stranger.get('POST /wps/member/email', {
      body: { email: email.toUpperCase() },
    })
    expect(Object.keys(sent).sort()).toEqual(['expirationTime', 'requestId'])
    expect(
      (await messagesTo(server, email.toUpperCase().replace(/@.*/, '@example.com')))[0],
    ).toContain('You have an account already')
    for (const verificationCode of ['000000', '123456'])
      expect(
        await stranger.refused('PUT /wps/member/email', {
          body: { requestId: sent.requestId, verificationCode },
        }),
      ).toBe('code_wrong')
    const human = await stranger.solveChallenge()
    await stranger.get('POST /wps/member/mobile', {
      body: { countryDialingCode: '63', mobileNum, human },
    })
    expect((await messagesTo(server, `63${mobileNum}`))[0]).toContain('You have an account already')
    expect(await info(stranger)).toMatchObject({ email: '', mobile: '' })
  })

  test('[S-02] of two who prove one address at once, one has it and the other learns nothing', async () => {
    const clients = [await newPlayer(server), await newPlayer(server)]
    const email = newEmail().toLowerCase()
    const bodies: { requestId: string; verificationCode: string }[] = []
    for (const client of clients) {
      const { requestId } = await client.get('POST /wps/member/email', { body: { email } })
      bodies.push({ requestId, verificationCode: await codeTo(server, email) })
    }
    const answers = await Promise.all(
      clients.map((client, index) => client.try('PUT /wps/member/email', { body: bodies[index] })),
    )
    expect(answers.map((answer) => (answer.ok ? 'ok' : answer.code)).sort()).toEqual([
      'code_wrong',
      'ok',
    ])
  })
})
