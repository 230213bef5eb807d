import {
  confirmAgain,
  newOwner,
  newPlayer,
  PASSWORD,
  PAYMENT_PASSWORD,
} from '@suerte/server/testing/scenario.ts'
import { setSite } from '@suerte/server/testing/settings-acts.ts'
import { TestClient } from '@suerte/server/testing/test-client.ts'
import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { visit } from './acts.ts'
import { openHouse, type House } from './house.ts'
import { openForeignSite } from './providers.ts'
import { logIn, logInAtDesk, PICTURE, watchCalls } from './tour.ts'

let house: House
beforeAll(async () => {
  house = await openHouse()
})
afterAll(() => house.close())
afterEach(() => expect(house.takeProblems()).toEqual([]))

type Attack = { method: string; url: string; body: string }

/** In the page of somebody else: sends what a browser lets it send, and waits until all of it is answered. */
async function attack(attacks: Attack[]): Promise<number> {
  let sent = 0
  async function sendForm(url: string, enctype: string, body: string) {
    const frame = document.createElement('iframe')
    frame.name = `f${String((sent += 1))}`
    const form = document.createElement('form')
    Object.assign(form, { action: url, method: 'post', enctype, target: frame.name })
    const field = document.createElement('input')
    // as text/plain the name, an equals sign and the value make up one JSON object
    field.name = body.replace(/}$/, ',"x":"')
    field.value = '"}'
    form.append(field)
    document.body.append(frame, form)
    const loaded = new Promise((resolve) => frame.addEventListener('load', resolve))
    form.submit()
    await loaded
  }
  for (const { method, url, body } of attacks) {
    for (const type of ['application/x-www-form-urlencoded', 'text/plain', 'multipart/form-data'])
      if (method === 'POST') await sendForm(url, type, body)
    for (const mode of ['no-cors', 'cors'] as const)
      for (const type of ['text/plain', 'application/json', 'application/x-www-form-urlencoded']) {
        const given = { mode, credentials: 'include' as const, body }
        sent += 1
        await fetch(url, { ...given, method, headers: { 'content-type': type } }).catch(() => 0)
      }
    sent += 1
    await fetch(`${url}?${new URLSearchParams({ data: body }).toString()}`, {
      mode: 'no-cors',
      credentials: 'include',
    }).catch(() => 0)
  }
  return sent
}

test.each(['127.0.0.1', 'localhost'])(
  '[X-03] a page at another address of %s can change nothing of who is signed in here',
  async (host) => {
    const victim = await newPlayer(house.server, '50')
    await confirmAgain(victim)
    const { account } = await victim.get('GET /wps/member/info')
    const attacker = new TestClient(house.server.url)
    const { account: evil } = await (await newPlayer(house.server)).get('GET /wps/member/info')
    const site = await openForeignSite()
    const { page, close } = await house.newVisitor()
    await logIn(page, account)
    await visit(page, '/m/member/home')
    const cookies = async () =>
      (await page.context().cookies(house.server.url))
        .map(({ name, value }) => `${name}=${value}`)
        .sort()
    const before = { info: await victim.get('GET /wps/member/info'), cookies: await cookies() }
    const seal = async (payload: object) => JSON.stringify(await attacker.seal(payload))
    const change = {
      oldPassword: PASSWORD,
      newPassword: 'of an evil page 1',
      confirmNewPassword: 'of an evil page 1',
    }
    const card = {
      bankCode: 'PLAZA',
      holder: 'Eve',
      number: '62101234567',
      paymentPassword: PAYMENT_PASSWORD,
    }
    const url = (path: string) => house.server.url + path
    const attacks = [
      {
        method: 'POST',
        url: url('/wps/account/login'),
        body: await seal({ type: 'username', username: evil, password: PASSWORD }),
      },
      { method: 'DELETE', url: url('/wps/account/logout'), body: '{"token":""}' },
      { method: 'POST', url: url('/wps/account/trial'), body: '{}' },
      { method: 'POST', url: url('/wps/account/passWordChangeV2'), body: await seal(change) },
      {
        method: 'POST',
        url: url('/wps/member/paymentPassword'),
        body: '{"paymentPassword":"135790"}',
      },
      { method: 'POST', url: url('/wps/member/bankCards'), body: JSON.stringify(card) },
      { method: 'PUT', url: url('/wps/member/nickname'), body: '{"nickname":"Eve"}' },
      { method: 'DELETE', url: url('/wps/member/sessions'), body: '{}' },
      { method: 'POST', url: url('/wps/member/close'), body: '{}' },
    ]
    const foreign = await page.context().newPage()
    await foreign.goto(`http://${host}:${site.port}/`)
    expect(await foreign.evaluate(attack, attacks)).toBeGreaterThan(attacks.length * 7)
    await foreign.close()

    expect(await victim.get('GET /wps/member/info')).toEqual(before.info)
    expect(await cookies()).toEqual(before.cookies)
    await page.reload()
    await page.getByRole('heading', { name: account }).waitFor()
    await page.goto('/m/login')
    await page.getByText('Welcome back').waitFor()
    const fresh = new TestClient(house.server.url)
    const again = { type: 'username', username: account, password: PASSWORD }
    await fresh.get('POST /wps/account/login', { body: await fresh.seal(again) })
    await close()
    await site.close()
  },
)

test('[S-08] the credential is nowhere that a script or a link could carry it off from', async () => {
  const { account } = await (await newPlayer(house.server)).get('GET /wps/member/info')
  const { page, close } = await house.newVisitor()
  const urls: string[] = []
  page.on('request', (request) => urls.push(request.url()))
  await logIn(page, account)
  await visit(page, '/m/member/home')
  const secrets = (await page.context().cookies(house.server.url)).filter(({ name }) =>
    name.startsWith('__Host-'),
  )
  expect(secrets.map(({ name }) => name).sort()).toEqual(['__Host-suerte', '__Host-suerte-device'])
  for (const { httpOnly, secure, sameSite } of secrets)
    expect({ httpOnly, secure, sameSite }).toEqual({
      httpOnly: true,
      secure: true,
      sameSite: 'Strict',
    })
  const reachable = await page.evaluate(() =>
    JSON.stringify([
      Object.entries(localStorage),
      Object.entries(sessionStorage),
      document.cookie,
      document.documentElement.outerHTML,
    ]),
  )
  for (const { name, value } of secrets) {
    expect(reachable.includes(value), name).toBe(false)
    expect(
      urls.some((url) => url.includes(value)),
      name,
    ).toBe(false)
  }
  await close()
})

const MARKERS = [
  '<script>window.__marker=1</script>',
  '"><img src=x onerror="window.__marker=1">',
  "'><svg onload=window.__marker=1>",
  'javascript:window.__marker=1',
]
const WORST = MARKERS[1] ?? ''

/** Every page so far kept its policy, and nothing of what strangers wrote ran. */
function watch(page: Page) {
  const wrong: string[] = []
  const wanted = ["object-src 'none'", "base-uri 'none'", 'frame-ancestors ', "'nonce-"]
  page.on('response', async (response) => {
    const type = response.headers()['content-type'] ?? ''
    if (response.request().resourceType() !== 'document' || !type.includes('html')) return
    const policy = response.headers()['content-security-policy'] ?? ''
    for (const part of wanted)
      if (!policy.includes(part)) wrong.push(`${response.url()}: no ${part}`)
    if (/script-src[^;]*'unsafe-/.test(policy)) wrong.push(`${response.url()}: unsafe scripts`)
    if (/connect-src[^;]* (\*|wss?:|https?:)( |;|$)/.test(policy))
      wrong.push(`${response.url()}: calls to anybody`)
  })
  return async (where: string) => {
    for (const frame of page.frames())
      if (await frame.evaluate(() => '__marker' in window)) wrong.push(`${where}: it ran`)
    expect(wrong).toEqual([])
  }
}

describe('[X-01] [X-02] what strangers write is text', () => {
  let member: TestClient
  let account: string
  let memberId: string
  let owner: Awaited<ReturnType<typeof newOwner>>
  const stored: string[] = []

  beforeAll(async () => {
    const { register } = house.server.ctx.settings.current().site
    await setSite(house.server, {
      register: register.map((rule) =>
        rule.field === 'nickname' ? { ...rule, maxLength: 200 } : rule,
      ),
    })
    owner = await newOwner(house.server)
    member = await newPlayer(house.server, '500')
    await confirmAgain(member)
    account = (await member.get('GET /wps/member/info')).account
    await writeAsMember()
    await writeAsOperator()
    const found = await owner.client.get('GET /relay/console/members', {
      query: { search: account },
    })
    memberId = found.content[0]?.id ?? ''
  })

  async function note(what: string, answer: Promise<{ ok: boolean }>) {
    if ((await answer).ok) stored.push(what)
  }
  async function writeAsMember() {
    await note('nickname', member.try('PUT /wps/member/nickname', { body: { nickname: WORST } }))
    await note('payee', member.try('PUT /wps/member/payeeName', { body: { payeeName: WORST } }))
    const paymentPassword = PAYMENT_PASSWORD
    await member.get('POST /wps/member/paymentPassword', { body: { paymentPassword } })
    const card = { bankCode: 'PLAZA', holder: WORST, number: '62101234567', paymentPassword }
    await note('card', member.try('POST /wps/member/bankCards', { body: card }))
    const { receiptId } = await member.get('POST /wps/deposit/receipt', {
      raw: PICTURE,
      headers: { 'content-type': 'image/png' },
    })
    for (const remark of MARKERS) {
      const deposit = { channel: 'manual', amount: '50', remark, receiptIds: [receiptId] }
      await note(
        'remark',
        member.try('POST /wps/deposit/manual', { body: { ...deposit, receiptIds: [] } }),
      )
    }
    const identity = { name: WORST, birthDate: '1990-01-01', address: WORST, idNumber: 'X1234567' }
    await note('identity', member.try('PUT /wps/member/identity', { body: identity }))
  }
  async function writeAsOperator() {
    const { client } = owner
    for (const text of MARKERS) {
      const news = { title: text, content: `<b>news</b> ${text} <a href="${text}">here</a>` }
      await note('news', client.try('POST /relay/console/announcements', { body: news }))
    }
    const terms = { kind: 'terms' as const, version: '2026-12', title: 'Terms', reason: 'a test' }
    const body = `<h2>Rules</h2>${MARKERS.join('<p>words</p>')}<a href="javascript:window.__marker=1">x</a>`
    await note('terms', client.try('POST /relay/console/documents', { body: { ...terms, body } }))
  }

  test('as it is shown to players, in every address', async () => {
    const members = 'nickname payee card remark remark remark remark identity'
    const operators = 'news news news news terms'
    expect(stored).toEqual(`${members} ${operators}`.split(' '))
    const { page, close } = await house.newVisitor({ userAgent: `Mozilla/5.0 ${WORST}` })
    const check = watch(page)
    const calm = watchCalls(page)
    await logIn(page, account)
    const names = 'deposit affiliateCode game numero ticket lang doc gameId token code'.split(' ')
    const query = new URLSearchParams(
      names.map((name, index) => [name, MARKERS[index % MARKERS.length] ?? '']),
    )
    const rooms =
      'home headIcon nickname payeeName email mobile bankCards addBankCard passkeys devices identity close transactions securityQuestions'
    const screens =
      'home register trail forget changePsw agreement login verify voucherCenter withdraw gameRecord launchGame startLottery'
    const paths = [
      ...screens.split(' '),
      ...rooms.split(' ').map((name) => `member/${name}`),
      'lotto-h5/mui1/trad/games/SSC1M',
      `nothing/${encodeURIComponent(WORST)}`,
    ]
    for (const path of paths) {
      await page.goto(`/m/${path}?${query.toString()}#${encodeURIComponent(WORST)}`)
      await calm()
      await check(path)
    }
    await visit(page, '/m/member/home')
    await page.getByRole('heading', { name: WORST }).waitFor()
    await visit(page, '/m/agreement?doc=terms')
    await page.getByText('Rules').waitFor()
    expect(await page.locator('main').locator('script, img, svg[onload], [onerror]').count()).toBe(
      0,
    )
    expect(await page.locator('main a[href^="javascript" i]').count()).toBe(0)
    await check('the document')
    await close()
  })

  test('as it is shown to operators', async () => {
    const { page, close } = await house.newVisitor({ viewport: { width: 1280, height: 800 } })
    const check = watch(page)
    const calm = watchCalls(page)
    await logInAtDesk(house, page, owner)
    const screens = ['', 'members', `members/${memberId}`, 'deposits', 'content', 'audit']
    const more = ['outbox', 'operators', 'settings', 'documents', 'identities', 'withdrawals']
    for (const path of [...screens, ...more]) {
      await page.goto(`/console/${path}?search=${encodeURIComponent(WORST)}`)
      await calm()
      await check(path)
    }
    await page.goto(`/console/members/${memberId}`)
    await page.getByText(WORST).first().waitFor()
    await check('the member')
    await close()
  })
})
