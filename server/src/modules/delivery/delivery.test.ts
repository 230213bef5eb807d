import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { transaction } from '../../platform/db.ts'
import { webhookIsSigned } from '../../platform/webhook-signature.ts'
import { newOwner, until } from '../../testing/scenario.ts'
import { lastMessage, setFlags, setProviders } from '../../testing/settings-acts.ts'
import { TestClient } from '../../testing/test-client.ts'
import { startTestServer } from '../../testing/test-server.ts'
import { queueMessage, sendNow } from './deliver.ts'

let server: Awaited<ReturnType<typeof startTestServer>>
const closers: (() => Promise<unknown>)[] = []
beforeAll(async () => {
  server = await startTestServer()
})
afterEach(async () => {
  await setProviders(server, {})
  await Promise.all(closers.splice(0).map((close) => close()))
})
afterAll(() => server.end())

type Heard = { url: string; headers: IncomingMessage['headers']; body: string }

/** A provider on this machine: hears requests, and answers as it is told. */
async function startProvider(answer: (response: ServerResponse, nth: number) => void) {
  const heard: Heard[] = []
  const http = createServer((request, response) => {
    let body = ''
    request.on('data', (part: Buffer) => (body += part.toString()))
    request.on('end', () => {
      heard.push({ url: request.url ?? '', headers: request.headers, body })
      answer(response, heard.length)
    })
  })
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve))
  closers.push(async () => {
    http.closeAllConnections()
    await new Promise((resolve) => http.close(resolve))
  })
  // a listening TCP server has an address object
  const { port } = http.address() as AddressInfo
  return { heard, url: `http://127.0.0.1:${port}` }
}
const accept = (response: ServerResponse) => response.writeHead(201).end('{"sid":"SM1"}')
const sms = {
  channel: 'sms' as const,
  recipient: '639170000001',
  subject: '',
  body: 'Hello 123456',
}

describe('SMS by signed HTTP', () => {
  const secret = 'a shared secret'
  const use = (url: string) =>
    setProviders(server, { sms: { provider: 'signed', url, from: 'Suerte' }, smsSecret: secret })

  test('is signed over time and body, and carries its idempotency key', async () => {
    const provider = await startProvider(accept)
    await use(`${provider.url}/send`)
    expect(await sendNow(server.ctx, sms, '123456')).toBe(true)
    const [request] = provider.heard
    if (!request) throw new Error('nothing was sent')
    expect(JSON.parse(request.body)).toMatchObject({
      to: '+639170000001',
      from: 'Suerte',
      text: 'Hello 123456',
    })
    const signed = (body: string) =>
      webhookIsSigned(
        Buffer.from(secret),
        request.headers['x-suerte-signature'],
        Buffer.from(body),
        server.clock.nowMs(),
      )
    expect(signed(request.body)).toBe(true)
    expect(signed(request.body.replace('Hello', 'Other'))).toBe(false)
    expect(request.headers['idempotency-key']).toMatch(/^[0-9a-f-]{36}$/)
  })

  test('a second try of the same message has the same key', async () => {
    const provider = await startProvider((response, nth) =>
      nth === 1 ? response.destroy() : accept(response),
    )
    await use(provider.url)
    expect(await sendNow(server.ctx, sms, '')).toBe(true)
    const keys = provider.heard.map(({ headers }) => headers['idempotency-key'])
    expect(keys).toHaveLength(2)
    expect(new Set(keys).size).toBe(1)
  })

  test('[S-08] a code is not kept where a provider sends it', async () => {
    const provider = await startProvider(accept)
    await use(provider.url)
    await sendNow(server.ctx, { ...sms, recipient: '639170000002' }, '123456')
    expect(await lastMessage(server, '639170000002')).toBe('Hello ••••••')
  })

  test('a redirect is not followed with the message', async () => {
    const target = await startProvider(accept)
    const provider = await startProvider((response) =>
      response.writeHead(307, { location: target.url }).end(),
    )
    await use(provider.url)
    expect(await sendNow(server.ctx, sms, '')).toBe(false)
    expect(target.heard).toEqual([])
  })
})

test('SMS in the shape of Twilio: form, account in the address, basic authentication', async () => {
  const provider = await startProvider(accept)
  await setProviders(server, {
    sms: { provider: 'twilio', url: provider.url, account: 'AC1', from: '+15550001' },
    smsSecret: 'token',
  })
  expect(await sendNow(server.ctx, sms, '')).toBe(true)
  const [request] = provider.heard
  expect(request?.url).toBe('/2010-04-01/Accounts/AC1/Messages.json')
  expect(Object.fromEntries(new URLSearchParams(request?.body))).toEqual({
    To: '+639170000001',
    From: '+15550001',
    Body: 'Hello 123456',
  })
  const basic = Buffer.from('AC1:token').toString('base64')
  expect(request?.headers.authorization).toBe(`Basic ${basic}`)
})

describe('[LOGIN-04] a provider that does not help', () => {
  const ask = (client: TestClient) =>
    client.try('POST /wps/account/smsCode', {
      body: { purpose: 'login', countryDialingCode: '63', mobileNum: '9170000009' },
    })
  const charged = async (what: string) => {
    const [row] = await server.ctx.db<{ sent: bigint }[]>`
      select coalesce(sum(sent), 0)::bigint as sent from send_count where what like ${what}`
    return row?.sent
  }
  beforeAll(() => setFlags(server, { MOBILEVERCODELOGIN3: true, CAPTCHA3: false }))

  test.each<[string, (response: ServerResponse) => void, bigint]>([
    ['says no', (response) => response.writeHead(500).end(), 0n],
    ['hangs up', (response) => response.destroy(), 0n],
    // the message may have left: what it may cost stays bounded by prefix, address and day
    ['hangs', () => {}, 4n],
  ])('%s: the attempt is refused and not charged to the number', async (_name, answer, house) => {
    await server.ctx.db`delete from send_count`
    const provider = await startProvider(answer)
    await setProviders(server, {
      sms: { provider: 'signed', url: provider.url },
      smsSecret: 'secret',
    })
    expect(await ask(new TestClient(server.url))).toMatchObject({ code: 'sms_failed' })
    expect(provider.heard.length).toBeGreaterThan(0)
    expect(await charged('sms:to:%')).toBe(0n)
    expect(await charged('sms:%')).toBe(house)
  })
})

describe('e-mail by SMTP', () => {
  type Mail = { from: string; to: string[]; user: string; raw: string }
  /** A mail server on this machine that asks for a password. */
  async function startSmtp(reject: (nth: number) => boolean = () => false) {
    const mails: Mail[] = []
    let tries = 0
    const smtp = new SMTPServer({
      secure: false,
      authOptional: false,
      allowInsecureAuth: true,
      disabledCommands: ['STARTTLS'],
      onAuth(auth, _session, done) {
        const right = auth.username === 'suerte' && auth.password === 'mail secret'
        done(right ? null : new Error('no'), right ? { user: 'suerte' } : undefined)
      },
      onData(stream, session, done) {
        let raw = ''
        stream.on('data', (part: Buffer) => (raw += part.toString()))
        stream.on('end', () => {
          tries++
          if (reject(tries)) return done(new Error('try later'))
          const { mailFrom, rcptTo } = session.envelope
          const from = mailFrom === false ? '' : mailFrom.address
          mails.push({ from, to: rcptTo.map(({ address }) => address), user: 'suerte', raw })
          done()
        })
      },
    })
    await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve))
    closers.push(() => new Promise<void>((resolve) => smtp.close(() => resolve())))
    // a listening TCP server has an address object
    return { mails, port: (smtp.server.address() as AddressInfo).port }
  }
  const use = (port: number, secret = 'mail secret') =>
    setProviders(server, {
      mail: {
        provider: 'smtp',
        host: '127.0.0.1',
        port,
        user: 'suerte',
        from: 'house@suerte.example',
      },
      mailSecret: secret,
    })
  const mail = {
    channel: 'mail' as const,
    recipient: 'ana@example.com',
    subject: 'Suerte: your code',
    body: 'Your code is 123456',
  }

  test('a message arrives with sender, subject and text', async () => {
    const smtp = await startSmtp()
    await use(smtp.port)
    expect(await sendNow(server.ctx, mail, '123456')).toBe(true)
    expect(smtp.mails).toMatchObject([{ from: 'house@suerte.example', to: ['ana@example.com'] }])
    expect(smtp.mails[0]?.raw).toContain('Subject: Suerte: your code')
    expect(smtp.mails[0]?.raw).toContain('Your code is 123456')
  })

  test('a wrong password of ours is a failure, not silence', async () => {
    const smtp = await startSmtp()
    await use(smtp.port, 'wrong')
    expect(await sendNow(server.ctx, mail, '')).toBe(false)
    expect(smtp.mails).toEqual([])
  })

  test('[X-12] line breaks in an address or a subject add no header and no reader', async () => {
    const smtp = await startSmtp()
    await use(smtp.port)
    await sendNow(
      server.ctx,
      {
        ...mail,
        recipient: 'ana@example.com\r\nBcc: eve@example.com',
        subject: 'Hello\r\nBcc: eve@example.com\r\nX-Forged: yes',
      },
      '',
    )
    for (const { to, raw } of smtp.mails) {
      expect(to).not.toContain('eve@example.com')
      expect(raw).not.toMatch(/^(Bcc|X-Forged):/m)
    }
  })

  test('what leaves with an effect is tried again under the same id until it arrives', async () => {
    const smtp = await startSmtp((nth) => nth === 1)
    await use(smtp.port)
    await transaction(server.ctx.db, (tx) => queueMessage(tx, { ...mail, subject: 'Later' }))
    await until(async () => {
      await server.clock.advance(15_000)
      return smtp.mails.length > 0
    }, 'the mail arrives')
    expect(smtp.mails).toHaveLength(1)
    const [row] = await server.ctx.db<{ id: string; state: string }[]>`
      select id, state from outbox where subject = 'Later'`
    await until(async () => {
      const [now] = await server.ctx
        .db`select 1 from outbox where subject = 'Later' and state = 'sent'`
      return now !== undefined
    })
    expect(smtp.mails[0]?.raw).toContain(`Message-ID: <${row?.id ?? '?'}@suerte.example>`)
  })

  test('a host that never greets is given up', async () => {
    const silent = await startProvider(() => {})
    await use(Number(new URL(silent.url).port))
    expect(await sendNow(server.ctx, mail, '')).toBe(false)
  })
})

describe('at the console', () => {
  let owner: Awaited<ReturnType<typeof newOwner>>
  beforeAll(async () => {
    owner = await newOwner(server)
  })

  test('listOutbox shows a newcomer the code; who is no owner sees that there was one', async () => {
    await sendNow(server.ctx, { ...sms, body: '555666 is your code' }, '555666')
    const list = () => owner.client.get('GET /relay/console/outbox', { query: {} })
    expect((await list()).content[0]).toMatchObject({ text: '555666 is your code', state: 'sent' })
    await server.ctx.db`update operator set roles = '{support}' where username = 'owner'`
    expect((await list()).content[0]?.text).toBe('••••••')
    await server.ctx.db`update operator set roles = '{owner}' where username = 'owner'`
  })

  test('changeProviders seals secrets, testProvider uses them, getProviders never shows them', async () => {
    const provider = await startProvider(accept)
    const { client } = owner
    const { providers } = await client.get('GET /relay/console/providers')
    const change = (url: string, secret: string) =>
      client.try('PUT /relay/console/providers', {
        body: {
          providers: { ...providers, sms: { ...providers.sms, provider: 'signed', url } },
          secrets: { sms: secret, mail: '' },
          reason: 'a new provider',
        },
      })
    expect(await change(provider.url, '')).toMatchObject({ field: 'sms.secret' })
    expect(await change('http://sms.example/send', 'x')).toMatchObject({ field: 'sms.url' })
    expect(await change(provider.url, 'very secret text')).toMatchObject({ ok: true })
    const body = { channel: 'sms', recipient: '+639170000003' }
    await client.get('POST /relay/console/providers/test', { body })
    expect(provider.heard).toHaveLength(1)
    const shown = JSON.stringify(await client.get('GET /relay/console/providers'))
    expect(shown).toContain('"hasSecret":true')
    const [kept] = await server.ctx.db<{ text: string }[]>`
      select value::text || (select string_agg(after, '') from audit) as text
        from setting where key = 'providers'`
    expect(`${shown}${kept?.text ?? ''}`).not.toContain('very secret text')
    // a secret goes to the address it was given for, and nowhere else
    expect(await change('https://elsewhere.example', '')).toMatchObject({ field: 'sms.secret' })
  })
})
