import { request as httpRequest } from 'node:http'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { callList } from '@suerte/contract/calls.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { systemRandom, newToken } from '../platform/random.ts'
import { seed } from '../seed.ts'
import { scaled } from '../reliability/scale.ts'
import { newPlayer, PASSWORD } from '../testing/scenario.ts'
import { lastMessage, setFlags } from '../testing/settings-acts.ts'
import { TestClient } from '../testing/test-client.ts'
import { startTestServer, testDatabase } from '../testing/test-server.ts'

let server: Awaited<ReturnType<typeof startTestServer>>
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.end())

type Raw = { method: string; path: string; headers: Record<string, string>; body?: string }
/** A request as a program that is no browser sends it, with any header. */
function raw({
  method,
  path,
  headers,
  body = '',
}: Raw): Promise<{ status: number; text: string; headers: NodeJS.Dict<string | string[]> }> {
  const { hostname, port } = new URL(server.url)
  return new Promise((resolve, reject) => {
    const length = body === '' ? {} : { 'content-length': String(Buffer.byteLength(body)) }
    const all = { ...headers, ...length }
    const sent = httpRequest({ hostname, port, method, path, headers: all }, (response) => {
      let text = ''
      response.on('data', (part: Buffer) => (text += part.toString()))
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, text, headers: response.headers }),
      )
    })
    sent.on('error', reject)
    sent.end(body)
  })
}

describe('[X-03] other sites', () => {
  const evil = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }
  test('no call that changes something is taken from a page of another site', async () => {
    const client = await newPlayer(server)
    const before = await client.get('GET /wps/member/info')
    const taken: string[] = []
    for (const [key] of callList) {
      const [method = '', path = ''] = key.split(' ')
      if (method === 'GET' || key === 'POST /relay/gateway/webhook') continue
      for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'application/json']) {
        const headers = { ...client.headers(), ...evil, 'content-type': type }
        const answer = await raw({ method, path, headers, body: '{}' })
        if (answer.status < 400 || !answer.text.includes('no_permission'))
          taken.push(`${key} ${type}`)
      }
    }
    expect(taken).toEqual([])
    expect(await client.get('GET /wps/member/info')).toEqual(before)
  })

  test('nothing says that another site may read an answer', async () => {
    const client = await newPlayer(server)
    for (const origin of ['https://evil.example', 'null', 'http://localhost:1'])
      for (const method of ['GET', 'OPTIONS']) {
        const headers = { ...client.headers(), origin, 'access-control-request-method': 'POST' }
        const answer = await raw({ method, path: '/wps/member/info', headers })
        const told = Object.keys(answer.headers).filter((name) => name.startsWith('access-control'))
        expect(told).toEqual([])
      }
  })

  test('a method in a header or a query does not replace the real one', async () => {
    const client = await newPlayer(server)
    const path = '/wps/account/logout'
    for (const sent of [
      { method: 'GET', path: `${path}?_method=DELETE` },
      { method: 'POST', path },
    ])
      expect(
        (
          await raw({
            ...sent,
            headers: { ...client.headers(), 'x-http-method-override': 'DELETE' },
          })
        ).status,
      ).toBeGreaterThanOrEqual(400)
    expect((await client.try('GET /wps/member/info')).ok).toBe(true)
  })
})

test('[S-06] no link in a message follows the Host that a stranger sent', async () => {
  await setFlags(server, { MOBILEVERCODELOGIN3: true, CAPTCHA3: false })
  const body = JSON.stringify({
    purpose: 'forget',
    countryDialingCode: '63',
    mobileNum: '9175550001',
  })
  const answer = await raw({
    method: 'POST',
    path: '/wps/account/smsCode',
    headers: {
      host: 'evil.example',
      'x-forwarded-host': 'evil.example',
      'content-type': 'application/json',
    },
    body,
  })
  expect(answer.status).toBe(200)
  const text = await lastMessage(server, '639175550001')
  expect(text).toContain(server.ctx.publicUrl)
  expect(text).not.toContain('evil')
})

test('[S-03] an address that the client claims itself counts for nothing', async () => {
  const seen = new Set<string>()
  for (const claimed of ['1.2.3.4', '5.6.7.8']) {
    const answer = await raw({
      method: 'GET',
      path: '/wps/system/status',
      headers: { 'x-forwarded-for': claimed, 'x-real-ip': claimed, forwarded: `for=${claimed}` },
    })
    // the status as the contract has it
    seen.add((JSON.parse(answer.text) as { location: { ip: string } }).location.ip)
  }
  expect([...seen]).toEqual(['127.0.0.1'])
})

test('[S-08] tokens never repeat, and each of their bits is as often one as zero', () => {
  const count = scaled(1_000_000, 50_000)
  const seen = new Set<string>()
  const ones = new Uint32Array(256)
  for (let n = 0; n < count; n++) {
    const token = newToken(systemRandom)
    seen.add(token)
    const bytes = Buffer.from(token, 'base64url')
    for (let bit = 0; bit < 256; bit++)
      ones[bit] = (ones[bit] ?? 0) + (((bytes[bit >> 3] ?? 0) >> (bit & 7)) & 1)
  }
  expect(seen.size).toBe(count)
  // six standard deviations: once in a billion by chance
  const most = 6 * Math.sqrt(count / 4)
  expect(ones.every((sum) => Math.abs(sum - count / 2) < most)).toBe(true)
})

test('[S-12] two installations share no secret, and none has an account that one could guess', async () => {
  const installs = await Promise.all([testDatabase(), testDatabase()])
  const secrets = await Promise.all(
    installs.map(async ({ databaseUrl, seeded }) => {
      const folder = await mkdtemp(join(tmpdir(), 'suerte-install-'))
      const { demoMember } = await seed(databaseUrl, folder)
      const seal = await readFile(join(folder, 'seal.key'), 'utf8')
      await rm(folder, { recursive: true })
      return [seal, seeded.ownerLink ?? '', demoMember?.password ?? '']
    }),
  )
  const all = secrets.flat()
  expect(all.every((secret) => secret.length >= 16)).toBe(true)
  expect(new Set(all).size).toBe(6)
  await Promise.all(installs.map(({ drop }) => drop()))

  const client = new TestClient(server.url)
  for (const username of ['admin', 'root', 'owner', 'demo', 'operator', 'suerte'])
    for (const password of ['admin', 'password', 'suerte', 'changeme', PASSWORD]) {
      const code = { username, password, code: '000000' }
      expect(await client.refused('POST /relay/console/login', { body: code })).toBe('login_failed')
    }
})

test('[X-12] when everything breaks, answers say so with an id, and nothing of what is inside', async () => {
  const broken = await startTestServer()
  const player = await newPlayer(broken)
  await broken.ctx.db.end()
  const leaks = /select|insert|postgres|stack|\.ts|\/src\/|at \w+ \(|password_hash|CONNECTION/i
  for (const [key, call] of callList) {
    const params = {
      id: crypto.randomUUID(),
      gameId: 'SSC1M',
      numero: '1',
      orderId: crypto.randomUUID(),
      ticketId: crypto.randomUUID(),
      token: 'x',
      kind: 'terms',
    }
    const [method = '', template = ''] = key.split(' ')
    const path = template.replace(/:(\w+)/g, (_, name: keyof typeof params) => params[name])
    const response = await fetch(broken.url + path, {
      method,
      headers: {
        ...player.headers(),
        'x-operator': 'x'.repeat(43),
        'content-type': 'application/json',
        'idempotency-key': crypto.randomUUID(),
      },
      ...(call.body ? { body: '{}' } : {}),
    })
    const text = await response.text()
    if (response.ok) continue
    expect(`${key} ${text}`).not.toMatch(leaks)
    expect(JSON.parse(text)).toMatchObject({ requestId: response.headers.get('x-request-id') })
  }
  await broken.end().catch(() => {})
})
