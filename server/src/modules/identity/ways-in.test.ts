import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { newPlayer, PASSWORD, registration, signIn } from '../../testing/scenario.ts'
import { lastMessage, sentDigits, setFlags, setSite } from '../../testing/settings-acts.ts'
import { TestClient } from '../../testing/test-client.ts'
import { startTestServer } from '../../testing/test-server.ts'

let server: Awaited<ReturnType<typeof startTestServer>>
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.end())

const jwe = { encryption: 'jwe' }
let numbers = 0
/** A mobile number of the Philippines that nobody had before. */
const newNumber = () => `917${String(1_000_000 + numbers++).padStart(7, '0')}`
const e164 = (number: string) => `63${number}`

async function askCode(client: TestClient, purpose: string, number: string) {
  return client.try('POST /wps/account/smsCode', {
    body: {
      purpose,
      countryDialingCode: '63',
      mobileNum: number,
      human: await client.solveChallenge(),
    },
  })
}
async function codeFor(client: TestClient, purpose: string, number: string) {
  const asked = await askCode(client, purpose, number)
  if (!asked.ok) throw new Error(asked.code)
  const { requestId } = asked.reply
  return { requestId, verificationCode: await sentDigits(server, e164(number.replace(/^0/, ''))) }
}
async function registerByMobile(number: string, more: object = {}) {
  const client = new TestClient(server.url)
  const code = await codeFor(client, 'register', number)
  const { username: _, password: __, confirmPassword: ___, ...rest } = registration()
  const body = await client.seal({
    ...rest,
    method: 'mobileNum',
    countryDialingCode: '63',
    mobileNum: number,
    human: await client.solveChallenge(),
    ...code,
    ...more,
  })
  const answer = await client.try('PUT /wps/account/register', { body, headers: jwe })
  if (answer.ok) client.handle = answer.reply.token
  return { client, answer }
}
const bySms = (number: string, code: object) => ({
  type: 'sms',
  countryDialingCode: '63',
  mobileNum: number,
  ...code,
})

describe('by mobile number', () => {
  beforeEach(() => server.ctx.db`delete from send_count`)
  beforeEach(() =>
    setFlags(server, {
      MOBILENUMREG3: true,
      REGMOBVERF3: true,
      MOBILENUMPASSREG3: false,
      MOBILEVERCODELOGIN3: true,
    }),
  )

  test('[REG-01][LOGIN-04] registers by a code, and comes back by a code', async () => {
    const number = newNumber()
    const { answer } = await registerByMobile(number)
    expect(answer).toMatchObject({ ok: true, reply: { userName: e164(number), type: 0 } })
    const client = new TestClient(server.url)
    const code = await codeFor(client, 'login', `0${number}`)
    expect(await signIn(client, bySms(`0${number}`, code))).toMatchObject({ ok: true })
    expect((await client.get('GET /wps/member/info')).mobile).toBe(`•••• ${number.slice(-4)}`)
  })

  test('[LOGIN-04] listCountries gives the calling codes', async () => {
    const { countries, country } = await new TestClient(server.url).get('GET /wps/system/countries')
    expect(countries[0]?.country).toBe(country)
    expect(countries.find((known) => known.country === 'PH')).toMatchObject({
      countryDialingCode: '63',
      digitsMax: 10,
    })
  })

  test('[S-03] a code is good once, for its number and purpose, five times tried, five minutes long', async () => {
    const number = newNumber()
    await registerByMobile(number)
    const client = new TestClient(server.url)
    const login = async (code: { requestId: string; verificationCode: string }, to = number) =>
      signIn(new TestClient(server.url), bySms(to, code))
    const code = await codeFor(client, 'login', number)
    const wrong = { ...code, verificationCode: code.verificationCode === '000000' ? '1' : '000000' }
    const other = newNumber()
    expect(await login({ ...code, requestId: 'x'.repeat(43) })).toMatchObject({
      code: 'code_wrong',
    })
    expect(await login(code, other)).toMatchObject({ code: 'code_wrong' })
    // that try had the right digits, so they are used up
    expect(await login(code)).toMatchObject({ code: 'code_wrong' })
    const second = await codeFor(client, 'login', number)
    for (let tries = 0; tries < 5; tries++)
      expect(await login({ ...wrong, requestId: second.requestId })).toMatchObject({
        code: 'code_wrong',
      })
    expect(await login(second)).toMatchObject({ code: 'code_wrong' })
    const forget = await codeFor(client, 'forget', number)
    expect(await login(forget)).toMatchObject({ code: 'code_wrong' })
    const late = await codeFor(client, 'login', number)
    await server.clock.advance(301_000)
    expect(await login(late)).toMatchObject({ code: 'code_wrong' })
  })

  test('[S-03] of two that use a code at once, one comes in', async () => {
    const number = newNumber()
    await registerByMobile(number)
    const code = await codeFor(new TestClient(server.url), 'login', number)
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => signIn(new TestClient(server.url), bySms(number, code))),
    )
    expect(answers.filter((answer) => answer.ok)).toHaveLength(1)
  })

  test('[S-04] an unknown number gets the same answer; only its owner reads which it is', async () => {
    const known = newNumber()
    await registerByMobile(known)
    const stranger = newNumber()
    for (const purpose of ['login', 'forget', 'register']) {
      const answers = await Promise.all(
        [known, stranger].map((number) => askCode(new TestClient(server.url), purpose, number)),
      )
      const shapes = answers.map((answer) => (answer.ok ? Object.keys(answer.reply) : answer))
      expect(shapes[0]).toEqual(shapes[1])
    }
    expect(await lastMessage(server, e164(known))).toContain('You have an account already')
    const { requestId } = await codeFor(new TestClient(server.url), 'login', newNumber())
    for (const verificationCode of ['000000', ''.padEnd(6, '1')]) {
      const code = { requestId, verificationCode }
      expect(await signIn(new TestClient(server.url), bySms(stranger, code))).toMatchObject({
        code: 'code_wrong',
      })
    }
  })

  test('[REG-01] a number that has an account gets no second one', async () => {
    const number = newNumber()
    await registerByMobile(number)
    const { answer } = await registerByMobile(number, { verificationCode: '123456' })
    expect(answer).toMatchObject({ ok: false, code: 'code_wrong' })
  })

  test('[LOGIN-01] without the flag there is no such way', async () => {
    await setFlags(server, { MOBILEVERCODELOGIN3: false, MOBILENUMREG3: false })
    const client = new TestClient(server.url)
    expect(await askCode(client, 'login', newNumber())).toMatchObject({ code: 'feature_off' })
    expect(await askCode(client, 'register', newNumber())).toMatchObject({ code: 'feature_off' })
    const code = { requestId: 'x'.repeat(43), verificationCode: '123456' }
    expect(await signIn(client, bySms(newNumber(), code))).toMatchObject({ code: 'feature_off' })
  })

  test.each([
    ['letters', 'abcdefg'],
    ['too few digits', '917'],
    ['a number of another country', '13800138000'],
    ['more than twenty signs', '9'.repeat(21)],
  ])('[LOGIN-04] refuses %s as a number', async (_name, number) => {
    const answer = await askCode(new TestClient(server.url), 'login', number)
    expect(answer).toMatchObject({ ok: false })
    if (!answer.ok) expect(['mobile_invalid', 'bad_request']).toContain(answer.code)
  })

  test.each([
    ['its number', 5, () => '9170000001'],
    ['the block of its number', 50, (n: number) => `917222${String(1_000 + n)}`],
    [
      'the address that asks',
      60,
      (n: number) => `9${100 + n * 7}${String(1_000_000 + n)}`.slice(0, 10),
    ],
  ])('[S-03] messages are bounded by %s', async (_name, most, numberOf) => {
    const client = new TestClient(server.url)
    await setFlags(server, { CAPTCHA3: false })
    const ask = (n: number) =>
      client.try('POST /wps/account/smsCode', {
        body: { purpose: 'login', countryDialingCode: '63', mobileNum: numberOf(n) },
      })
    let sent = 0
    for (let n = 0; n < most * 3; n++) if ((await ask(n)).ok) sent++
    expect(sent).toBe(most)
    await setFlags(server, { CAPTCHA3: true })
  })

  test('[S-03] the whole site sends no more in a day than its operator says', async () => {
    const { smsPerDay } = server.ctx.settings.current().site
    await setSite(server, { smsPerDay: 1 })
    const client = new TestClient(server.url)
    expect(await askCode(client, 'login', newNumber())).toMatchObject({ ok: true })
    expect(await askCode(client, 'login', newNumber())).toMatchObject({ code: 'too_many_requests' })
    await setSite(server, { smsPerDay })
  })

  test('[S-03] strangers who ask for codes do not use up those of the owner', async () => {
    const number = newNumber()
    const { client } = await registerByMobile(number)
    await server.ctx.db`delete from send_count`
    const stranger = new TestClient(server.url)
    for (let n = 0; n < 5; n++)
      expect(await askCode(stranger, 'login', number)).toMatchObject({ ok: true })
    expect(await askCode(stranger, 'login', number)).toMatchObject({ code: 'too_many_requests' })
    for (const purpose of ['login', 'forget'])
      expect(await askCode(client, purpose, number)).toMatchObject({ ok: true })
    expect(await client.try('POST /wps/member/smsCode', { body: {} })).toMatchObject({ ok: true })
    for (let n = 3; n < 5; n++) await askCode(client, 'login', number)
    expect(await askCode(client, 'login', number)).toMatchObject({ code: 'too_many_requests' })
  })

  test('[K-04] a first password needs a session that was confirmed lately', async () => {
    const { client } = await registerByMobile(newNumber())
    const set = async () => {
      const body = await client.seal({
        oldPassword: '',
        newPassword: PASSWORD,
        confirmNewPassword: PASSWORD,
      })
      return client.try('POST /wps/account/passWordChangeV2', { body, headers: jwe })
    }
    await server.clock.advance(11 * 60_000)
    expect(await set()).toMatchObject({ code: 'confirm_needed' })
    const { requestId } = await client.get('POST /wps/member/smsCode', { body: {} })
    const { account } = await client.get('GET /wps/member/info')
    const code = { requestId, verificationCode: await sentDigits(server, account) }
    const session = await client.get('POST /wps/member/confirm', {
      body: await client.seal({ type: 'sms', ...code }),
    })
    client.handle = session.token
    expect(await set()).toMatchObject({ ok: true })
  })

  test('robots get no messages', async () => {
    const client = new TestClient(server.url)
    const body = { purpose: 'login', countryDialingCode: '63', mobileNum: newNumber() }
    expect(await client.refused('POST /wps/account/smsCode', { body })).toBe('captcha_required')
  })
})

describe('[PSW-02] a forgotten password', () => {
  test('is set by a code; every session ends and the owner is told', async () => {
    await setFlags(server, { MOBILENUMREG3: true, REGMOBVERF3: true, MOBILENUMPASSREG3: true })
    const number = newNumber()
    const { client } = await registerByMobile(number, {
      password: PASSWORD,
      confirmPassword: PASSWORD,
    })
    const stranger = new TestClient(server.url)
    const newPassword = 'a much better one 9'
    const set = async (more: object) =>
      stranger.try('POST /wps/account/passwordByPhone', {
        body: await stranger.seal({
          countryDialingCode: '63',
          mobileNum: number,
          newPassword,
          confirmNewPassword: newPassword,
          ...more,
        }),
      })
    const code = await codeFor(stranger, 'forget', number)
    expect(await set({ ...code, confirmNewPassword: 'another' })).toMatchObject({
      code: 'field_invalid',
      field: 'confirmNewPassword',
    })
    expect(
      await set({
        ...code,
        newPassword: 'qwertyuiopasdfgh',
        confirmNewPassword: 'qwertyuiopasdfgh',
      }),
    ).toMatchObject({ code: 'password_breached' })
    expect(await set(code)).toMatchObject({ ok: true })
    expect(await set(code)).toMatchObject({ code: 'code_wrong' })
    expect(await client.refused('GET /wps/member/info')).toBe('session_ended')
    expect(await lastMessage(server, e164(number))).toContain('Your password was changed')
    const back = { type: 'username', username: e164(number), password: newPassword }
    expect(await signIn(new TestClient(server.url), back)).toMatchObject({ ok: true })
  })
})

describe('as one types', () => {
  test('[REG-02] checkEmail judges the form alone, and does not tell who has an address', async () => {
    const client = new TestClient(server.url)
    const valid = async (email: string) =>
      (await client.get('GET /wps/account/email', { query: { email } })).valid
    expect(await valid('ana@example.com')).toBe(true)
    for (const wrong of ['ana', 'ana@', 'ana@example', 'a b@example.com'])
      expect(await valid(wrong)).toBe(false)
    const member = await newPlayer(server)
    await server.ctx.db`update member set email = 'ana@example.com', email_verified_at = now()
      where username = ${(await member.get('GET /wps/member/info')).account}`
    expect(await valid('ana@example.com')).toBe(true)
  })

  test('[REG-05] checkAffiliate: a code leads to a member who may invite, and is kept with the new one', async () => {
    const inviter = await newPlayer(server)
    const { inviteCode, id } = await inviter.get('GET /wps/member/info')
    const client = new TestClient(server.url)
    const good = async (code: string) =>
      (await client.get('GET /wps/account/affiliate', { query: { code } })).success
    expect([await good(inviteCode.toLowerCase()), await good('NOSUCH22')]).toEqual([true, false])
    const register = async (more: object) =>
      client.try('PUT /wps/account/register', {
        body: await client.seal({
          ...registration(),
          human: await client.solveChallenge(),
          ...more,
        }),
      })
    expect(await register({ affiliateCode: 'NOSUCH22' })).toMatchObject({
      code: 'invitation_code_error',
      field: 'affiliateCode',
    })
    expect(await register({ recommenderId: 'NOSUCH22' })).toMatchObject({
      code: 'referrer_invalid',
    })
    for (const more of [{ affiliateCode: inviteCode }, { recommenderId: inviteCode }])
      expect(await register(more)).toMatchObject({ ok: true })
    const [row] = await server.ctx.db<{ invited: bigint }[]>`
      select count(*) as invited from member where invited_by = ${id}`
    expect(row?.invited).toBe(2n)
    await server.ctx.db`update member set disabled = true where id = ${id}`
    expect(await good(inviteCode)).toBe(false)
  })
})
