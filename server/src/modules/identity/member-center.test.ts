import { callList } from '@suerte/contract/calls.ts'
import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createGuard } from '../../platform/guard.ts'
import { messagesTo, provenEmail, provenMobile } from '../../testing/proven-contacts.ts'
import { newPlayer } from '../../testing/scenario.ts'
import { TestClient } from '../../testing/test-client.ts'
import { startTestServer } from '../../testing/test-server.ts'

let server: Awaited<ReturnType<typeof startTestServer>>
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.end())

const info = (client: TestClient) => client.get('GET /wps/member/info')

describe('getMemberInfo', () => {
  test('[MEM-01] tells a new member all that the member center shows, numbers covered', async () => {
    const client = await newPlayer(server)
    expect(await info(client)).toMatchObject({
      type: 0,
      email: '',
      emailVerified: false,
      mobile: '',
      hasPassword: true,
      hasPaymentPassword: false,
      hasSecurityQuestions: false,
      bankCards: 0,
      passkeys: 0,
      consentsNeeded: [],
      identity: 'none',
      identityNeeded: false,
      closing: false,
    })
    const mobileNum = await provenMobile(server, client)
    expect((await info(client)).mobile).toBe(`•••• ${mobileNum.slice(-4)}`)
  })

  test('[MEM-03] a trial sees itself and may change nothing', async () => {
    const client = new TestClient(server.url)
    client.handle = (await client.get('POST /wps/account/trial', { body: {} })).token
    expect(await info(client)).toMatchObject({ type: 4, consentsNeeded: [] })
    const own = callList.filter(
      ([key, call]) =>
        key.includes('/wps/member/') && (call.caller === 'account' || call.caller === 'player'),
    )
    expect(own.length).toBeGreaterThan(20)
    for (const [key] of own)
      expect([key, await client.refused(key, { params: { id: randomUUID() } })]).toEqual([
        key,
        'free_reject',
      ])
  })
})

describe('names', () => {
  test('[MEM-01] setNickname and setPayeeName keep what people type, tidied', async () => {
    const client = await newPlayer(server)
    await client.get('PUT /wps/member/nickname', { body: { nickname: '  La   Ñata 🎈 ' } })
    await client.get('PUT /wps/member/payeeName', { body: { payeeName: ' Ana  Prueba ' } })
    expect(await info(client)).toMatchObject({ nickname: 'La Ñata 🎈', payeeName: 'Ana Prueba' })
    await client.get('PUT /wps/member/nickname', { body: { nickname: '' } })
    expect((await info(client)).nickname).toBe('')
  })

  test.each([
    ['longer than the rule allows', 'x'.repeat(21)],
    ['a line break', 'a\nb'],
    ['a turn of direction', 'a\u202eb'],
    ['a blank of no width', 'ad\u200bmin'],
  ])('[X-12] setNickname refuses %s', async (_name, nickname) => {
    const client = await newPlayer(server)
    expect(await client.try('PUT /wps/member/nickname', { body: { nickname } })).toMatchObject({
      code: 'name_invalid',
      field: 'nickname',
    })
  })

  test('setPayeeName refuses an empty name', async () => {
    const client = await newPlayer(server)
    const given = { body: { payeeName: '  ' } }
    expect(await client.refused('PUT /wps/member/payeeName', given)).toBe('name_invalid')
  })

  test('[K-04] setPayeeName tells the owner', async () => {
    const client = await newPlayer(server)
    const email = await provenEmail(server, client)
    await client.get('PUT /wps/member/payeeName', { body: { payeeName: 'Ana Prueba' } })
    expect((await messagesTo(server, email))[0]).toContain(
      'The name that your money is paid to was changed',
    )
  })
})

describe('head icons', () => {
  const upload = (client: TestClient, raw: Buffer) =>
    client.try('POST /wps/member/headIcon/upload', {
      raw,
      headers: { 'content-type': 'application/octet-stream' },
    })
  const drawn = (width: number, height: number, format: 'png' | 'jpeg' | 'webp' | 'gif') =>
    sharp({ create: { width, height, channels: 3, background: '#2a6' } })
      .toFormat(format)
      .toBuffer()

  test('[MEM-01] getHeadIcon offers icons, chooseHeadIcon takes one of them and no other', async () => {
    const client = await newPlayer(server)
    const { choices, headIcon } = await client.get('GET /wps/member/headIcon')
    expect([choices.length, headIcon]).toEqual([24, ''])
    await client.get('POST /wps/member/headIcon', { body: { icon: 'art:23' } })
    expect((await info(client)).headIcon).toBe('art:23')
    for (const icon of ['art:24', 'art:-1', 'data:image/svg+xml,', 'https://x/y'])
      expect(await client.refused('POST /wps/member/headIcon', { body: { icon } })).toBe(
        'field_invalid',
      )
  })

  test.each(['png', 'jpeg', 'webp'] as const)(
    '[X-07] uploadHeadIcon draws a %s anew, small and without what was hidden in it',
    async (format) => {
      const client = await newPlayer(server)
      const secret = '<script>alert(1)</script>'
      const raw = await sharp(await drawn(300, 200, format))
        .withExif({ IFD0: { Copyright: secret } })
        .toFormat(format)
        .toBuffer()
      const polyglot = Buffer.concat([raw, Buffer.from(secret)])
      const answer = await upload(client, polyglot)
      if (!answer.ok) throw new Error(answer.code)
      const [head, data = ''] = answer.reply.headIcon.split(',')
      expect(head).toBe('data:image/webp;base64')
      const picture = Buffer.from(data, 'base64')
      expect(picture.includes(secret)).toBe(false)
      expect(await sharp(picture).metadata()).toMatchObject({
        format: 'webp',
        width: 128,
        height: 128,
      })
      expect((await info(client)).headIcon).toBe(answer.reply.headIcon)
    },
  )

  test('[X-07] uploadHeadIcon takes no other kind, no broken picture and no flood of pixels', async () => {
    const client = await newPlayer(server)
    const png = await drawn(40, 40, 'png')
    const wrong = [
      Buffer.alloc(0),
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
      Buffer.from('<html><script>alert(1)</script>'),
      Buffer.from('X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'),
      await drawn(40, 40, 'gif'),
      png.subarray(0, png.length / 2),
      Buffer.concat([png.subarray(0, 16), Buffer.alloc(2000, 1)]),
      await drawn(7000, 7000, 'png'),
    ]
    for (const [index, raw] of wrong.entries())
      expect([index, await upload(client, raw)]).toMatchObject([index, { code: 'picture_invalid' }])
    expect((await info(client)).headIcon).toBe('')
  })

  test('[X-07] uploadHeadIcon is bounded in size and number', async () => {
    const strict = await startTestServer({ ports: { guard: createGuard() } })
    try {
      const client = await newPlayer(strict)
      expect(await upload(client, Buffer.alloc(5 * 1024 * 1024 + 1))).toMatchObject({
        code: 'payload_too_large',
      })
      const raw = await drawn(10, 10, 'png')
      const codes = []
      for (let i = 0; i < 12; i++) {
        const answer = await upload(client, raw)
        codes.push(answer.ok ? 'ok' : answer.code)
      }
      expect(codes.slice(-2)).toEqual(['too_many_requests', 'too_many_requests'])
      expect(codes.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 'ok'))
    } finally {
      await strict.end()
    }
  })
})

test('[K-04] every change of contacts, credentials and bank data asks again who is there', async () => {
  const client = await newPlayer(server)
  const sensitive = callList.filter(([, call]) => call.confirmed)
  expect(sensitive.map(([, call]) => call.name).sort()).toMatchInlineSnapshot(`
    [
      "addBankCard",
      "addPasskey",
      "closeAccount",
      "removeBankCard",
      "removePasskey",
      "resetPaymentPassword",
      "sendEmailCode",
      "sendIdentity",
      "sendMobileCode",
      "setEmail",
      "setMobile",
      "setPayeeName",
      "setPaymentPassword",
      "setSecurityQuestions",
      "startPasskey",
    ]
  `)
  await server.clock.advance(10 * 60_000 + 1_000)
  for (const [key] of sensitive)
    expect([key, await client.refused(key, { params: { id: randomUUID() } })]).toEqual([
      key,
      'confirm_needed',
    ])
})
