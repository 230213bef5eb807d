import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startServer, type Server } from '../../main.ts'
import { newOwner, newPlayer, registration, until } from '../../testing/scenario.ts'
import { setFlags, setProviders } from '../../testing/settings-acts.ts'
import { TestClient } from '../../testing/test-client.ts'
import { startTestServer } from '../../testing/test-server.ts'

let server: Awaited<ReturnType<typeof startTestServer>>
let owner: TestClient
/** A second process of the same site, as far as settings go. */
let second: Server
beforeAll(async () => {
  server = await startTestServer()
  owner = (await newOwner(server)).client
  second = await startServer({
    databaseUrl: server.databaseUrl,
    dataFolder: server.dataFolder,
    port: 0,
    host: '127.0.0.1',
    pages: false,
    ports: { clock: server.clock },
  })
  // its keys are out of reach, so that a token is refused for itself and not for the flag
  await setProviders(server, {
    firebase: {
      enabled: true,
      projectId: 'suerte-test',
      apiKey: 'test-key',
      jwksUrl: 'http://127.0.0.1:9/keys',
    },
  })
})
afterAll(async () => {
  await second.close()
  await server.end()
})

/** Tries what a flag switches; gives the code of the refusal, '' when it went through. */
const tries: Record<string, () => Promise<string>> = {
  REG3: () => register({}),
  USERNAMEREG3: () => register({}),
  MOBILENUMREG3: () => code('register'),
  REGMOBVERF3: () => code('register'),
  MOBILEVERCODELOGIN3: () => code('login'),
  TRIAL3: () => plain('POST /wps/account/trial', {}),
  GOOGLELOGIN3: () => social('google'),
  FACEBOOKLOGIN3: () => social('facebook'),
}
async function plain(key: 'POST /wps/account/trial' | 'POST /wps/account/smsCode', body: object) {
  const answer = await new TestClient(server.url).try(key, { body })
  return answer.ok ? '' : answer.code
}
const code = (purpose: string) =>
  plain('POST /wps/account/smsCode', {
    purpose,
    countryDialingCode: '63',
    mobileNum: `917${Math.floor(1_000_000 + Math.random() * 8_999_999)}`,
  })
async function register(more: object) {
  const client = new TestClient(server.url)
  const body = await client.seal({ ...registration(), ...more })
  const answer = await client.try('PUT /wps/account/register', { body })
  return answer.ok ? '' : answer.code
}
async function social(firebaseChannel: string) {
  const client = new TestClient(server.url)
  const payload = { type: 'firebase', firebaseChannel, firebaseIdToken: 'x'.repeat(40) }
  const answer = await client.try('POST /wps/account/login', { body: await client.seal(payload) })
  return answer.ok ? '' : answer.code
}

describe('[SYS-03] a flag switches for real', () => {
  const on = Object.fromEntries(Object.keys(tries).map((flag) => [flag, true]))
  test.each(Object.entries(tries))('%s', async (flag, attempt) => {
    await setFlags(server, { ...on, CAPTCHA3: false })
    expect(await attempt()).not.toBe('feature_off')
    await setFlags(server, { [flag]: false })
    expect(await attempt()).toBe('feature_off')
  })

  test('CAPTCHA3: a registration asks for a human while it is on', async () => {
    await setFlags(server, { ...on, CAPTCHA3: true })
    expect(await register({})).toBe('captcha_required')
    await setFlags(server, { CAPTCHA3: false })
    expect(await register({})).toBe('')
  })
})

test('[SYS-03][REG-02] what an operator changes is in force at once, on every process, and audited', async () => {
  const { settings } = await owner.get('GET /relay/console/settings')
  const rules = settings.register.map((rule) =>
    rule.field === 'nickname' ? { ...rule, required: true, maxLength: 7 } : rule,
  )
  await owner.get('PUT /relay/console/settings', {
    body: { settings: { ...settings, register: rules, ageMin: 21 }, reason: 'the law changed' },
  })
  const seen = async (url: string) =>
    (await new TestClient(url).get('GET /wps/account/registerRules')).ageMin
  expect(await seen(server.url)).toBe(21)
  await until(async () => (await seen(second.url)) === 21, 'the other process follows')
  expect(await register({})).toBe('name_invalid')
  expect(await register({ nickname: 'Ana' })).toBe('')
  const { content } = await owner.get('GET /relay/console/audit', { query: {} })
  expect(content[0]).toMatchObject({ action: 'settings.change', reason: 'the law changed' })
  expect(content[0]?.before).not.toBe(content[0]?.after)
})

test.each([
  ['a pattern that can run away', { regExp: '(a+)+b' }],
  ['a pattern that cannot be read', { regExp: '[' }],
  ['more text than is kept', { maxLength: 5_000 }],
])('[REG-02] the rule set refuses %s', async (_name, wrong) => {
  const { settings } = await owner.get('GET /relay/console/settings')
  const register = settings.register.map((rule) =>
    rule.field === 'line' ? { ...rule, ...wrong } : rule,
  )
  const body = { settings: { ...settings, register }, reason: 'a try' }
  const answer = await owner.try('PUT /relay/console/settings', { body })
  expect(answer).toMatchObject({ code: 'field_invalid', field: 'settings.register' })
})

test('[SYS-06] a database that is away is an upgrade to people, not an error of theirs', async () => {
  const lonely = await startTestServer()
  const client = await newPlayer(lonely)
  await lonely.ctx.db.end()
  expect(await client.refused('GET /wps/member/sessions')).toBe('upgrading')
  await lonely.end().catch(() => {})
})
