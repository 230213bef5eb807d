import { confirmAgain, newPlayer, PASSWORD } from '@suerte/server/testing/scenario.ts'
import { newMobile, provenMobile } from '@suerte/server/testing/proven-contacts.ts'
import {
  lastMessage,
  sentDigits,
  setFlags,
  setProviders,
} from '@suerte/server/testing/settings-acts.ts'
import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import {
  dropSession,
  fillRegistration,
  kept,
  pickCountry,
  solveWithoutPicture,
  visit,
} from './acts.ts'
import { openHouse, type House } from './house.ts'
import { openFirebase, openSmsProvider } from './providers.ts'
import { logIn } from './tour.ts'

let house: House
beforeAll(async () => {
  house = await openHouse()
})
afterAll(() => house.close())
afterEach(() => expect(house.takeProblems()).toEqual([]))

/** A player with a mobile number; `mobile` as it is typed in the Philippines. */
async function mobilePlayer() {
  const client = await newPlayer(house.server)
  await confirmAgain(client)
  const mobile = await provenMobile(house.server, client)
  return { client, mobile, account: (await client.get('GET /wps/member/info')).account }
}

const tab = (page: Page, name: string) => page.getByRole('tab', { name })
const codeField = (page: Page) => page.locator('[name=verificationCode]')
const timer = (page: Page) => page.getByRole('timer')

async function openSmsTab(page: Page, mobile: string) {
  await visit(page, '/m/login')
  await tab(page, 'SMS code').click()
  await pickCountry(page, 'philip', 'Philippines')
  await page.locator('[name=mobileNum]').fill(mobile)
}

test('[LOGIN-01] [LOGIN-07] each tab has its own remembered record, and a switch brings it and a fresh picture', async () => {
  await setFlags(house.server, { MOBILEVERCODELOGIN3: true })
  const { account, mobile } = await mobilePlayer()
  const { page, close } = await house.newVisitor()
  await visit(page, '/m/login')
  const [username, password] = [page.locator('[name=username]'), page.locator('[name=password]')]
  await username.fill(account)
  await password.fill(PASSWORD)
  await page.getByLabel('Remember my password').check()
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await page.waitForURL('**/m/home')
  const record = await kept(page, 'rememberedLogin')
  expect(record).toContain(account)
  expect(record).not.toContain(PASSWORD)
  expect(await kept(page, 'rememberedLoginSalt')).not.toBeNull()
  await dropSession(page)

  await openSmsTab(page, mobile)
  await page.getByRole('button', { name: 'Get code' }).click()
  await timer(page).waitFor()
  await codeField(page).fill(await sentDigits(house.server, `63${mobile}`))
  await page.getByLabel('Remember my number').check()
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await page.waitForURL('**/m/home')
  expect(JSON.parse((await kept(page, 'rememberedLoginSms')) ?? '{}')).toEqual({
    type: 'sms',
    username: mobile,
    password: '',
    countryDialingCode: '63',
  })
  await dropSession(page)

  await visit(page, '/m/login')
  await expect.poll(() => username.inputValue()).toBe(account)
  expect(await password.inputValue()).toBe(PASSWORD)
  await tab(page, 'SMS code').click()
  await expect.poll(() => page.locator('[name=mobileNum]').inputValue()).toBe(mobile)
  await page.getByRole('button', { name: 'Country code +63, change it' }).waitFor()

  await tab(page, 'Username').click()
  await expect.poll(() => password.inputValue()).toBe(PASSWORD)
  await password.fill('not the one 1')
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await page.locator('[name=captcha]').fill('12')
  await tab(page, 'SMS code').click()
  const picture = page.waitForResponse('**/wps/system/captcha')
  await tab(page, 'Username').click()
  await picture
  expect(await page.locator('[name=captcha]').inputValue()).toBe('')
  await expect.poll(() => password.inputValue()).toBe(PASSWORD)
  await close()
})

test('[LOGIN-04] the code: country by a search, a countdown by the server’s clock, a reload, a paste', async () => {
  await setFlags(house.server, { MOBILEVERCODELOGIN3: true })
  const { mobile } = await mobilePlayer()
  // this device's clock is an hour slow
  await house.server.clock.advance(3_600_000)
  const { page, close } = await house.newVisitor({
    permissions: ['clipboard-read', 'clipboard-write'],
  })
  await page.clock.install()
  await openSmsTab(page, mobile)
  expect(await page.locator('[name=mobileNum]').getAttribute('maxlength')).toBe('20')
  expect(await codeField(page).getAttribute('autocomplete')).toBe('one-time-code')
  expect(await codeField(page).getAttribute('maxlength')).toBe('10')
  await page.getByRole('button', { name: 'Get code' }).click()
  await timer(page).waitFor()
  await page.getByText('Code sent').waitFor()
  const shownS = async () => Number.parseInt(await timer(page).innerText(), 10)
  expect(await shownS()).toBeGreaterThan(290)
  // what the page knows of the server's clock is as old as its document took to load
  expect(await shownS()).toBeLessThanOrEqual(302)

  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 20_000)
  await page.clock.runFor(500)
  const before = await shownS()
  let steps = 0
  for (let halves = 1; halves <= 6; halves++) {
    await page.clock.runFor(500)
    const now = await shownS()
    if (now !== before - steps) steps += 1
    expect(now).toBe(before - steps)
  }
  expect(steps).toBe(3)

  // time went on at the server, too
  await house.server.clock.advance(24_000)
  await page.clock.resume()
  await page.reload()
  await timer(page).waitFor()
  expect(await page.locator('[name=mobileNum]').inputValue()).toBe(mobile)
  expect(await shownS()).toBeLessThanOrEqual(before - 3)
  expect(await page.getByRole('button', { name: 'Get code' }).count()).toBe(0)
  const digits = await sentDigits(house.server, `63${mobile}`)
  await page.evaluate(
    (text) => navigator.clipboard.writeText(text),
    `${digits.slice(0, 2)} ${digits.slice(2, 4)} ${digits.slice(4)}`,
  )
  await codeField(page).focus()
  await page.keyboard.press('Control+V')
  expect(await codeField(page).inputValue()).toBe(digits)
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await page.waitForURL('**/m/home')
  await close()
})

test('[LOGIN-04] a wrong code is told at its field, the button comes back when the time is over', async () => {
  await setFlags(house.server, { MOBILEVERCODELOGIN3: true })
  const { mobile } = await mobilePlayer()
  const { page, close } = await house.newVisitor()
  await page.clock.install()
  await openSmsTab(page, '12')
  await page.getByRole('button', { name: 'Get code' }).click()
  await page.getByText('The mobile num is not valid').waitFor()
  await page.locator('[name=mobileNum]').fill(mobile)
  await codeField(page).fill('123456')
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await page.getByText('Get a code first.').waitFor()
  await page.getByRole('button', { name: 'Get code' }).click()
  await timer(page).waitFor()
  const digits = await sentDigits(house.server, `63${mobile}`)
  await codeField(page).fill(digits === '123456' ? '654321' : '123456')
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await page.getByText('Verification code error').waitFor()
  await page.clock.fastForward(300_000)
  await page.getByRole('button', { name: 'Get code' }).waitFor()
  await close()
})

test('[LOGIN-04] [S-04] to a stranger’s number the page says the same; the message says there is no account', async () => {
  await setFlags(house.server, { MOBILEVERCODELOGIN3: true })
  const { page, close } = await house.newVisitor()
  const mobile = newMobile()
  await openSmsTab(page, mobile)
  await page.getByRole('button', { name: 'Get code' }).click()
  await timer(page).waitFor()
  await page.getByText('Code sent').waitFor()
  expect(await lastMessage(house.server, `63${mobile}`)).toContain('There is no account with it')
  await close()
})

test('[LOGIN-04] [SYS-06] a provider that says no or hangs: no countdown, nothing counted', async () => {
  await setFlags(house.server, { MOBILEVERCODELOGIN3: true })
  const { mobile } = await mobilePlayer()
  const provider = await openSmsProvider()
  const sms = { provider: 'signed' as const, url: provider.url, from: 'Suerte' }
  await setProviders(house.server, { sms, smsSecret: 'of a test' })
  const { page, close } = await house.newVisitor()
  await openSmsTab(page, mobile)
  const get = page.getByRole('button', { name: 'Get code' })
  const sending = page.getByText('Sending the code')
  // more often than a number may get messages in an hour: none of these counts
  for (let tries = 0; tries < 7; tries++) {
    await get.click()
    await page.getByText('The message could not be sent. Nothing was counted; try again.').waitFor()
    await sending.waitFor({ state: 'hidden' })
    expect(await timer(page).count()).toBe(0)
  }
  provider.told.mood = 'hang'
  await get.click()
  await sending.waitFor()
  await sending.waitFor({ state: 'hidden' })
  await page.getByText('The message could not be sent. Nothing was counted; try again.').waitFor()
  expect(await timer(page).count()).toBe(0)

  provider.told.mood = 'yes'
  await get.click()
  await timer(page).waitFor()
  await close()
  await setProviders(house.server, {})
  await provider.close()
})

test('[LOGIN-05] the whole way of Google: first to the registration, the second time straight in', async () => {
  const firebase = await openFirebase(() => house.server.clock.nowMs())
  const { page, close } = await house.newVisitor()
  const google = page.getByRole('button', { name: 'Continue with Google' })
  const facebook = page.getByRole('button', { name: 'Continue with Facebook' })
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url())
  })
  const seen = async () => [await google.count(), await facebook.count()]
  await setFlags(house.server, { GOOGLELOGIN3: true, MOBILEVERCODELOGIN3: true })
  await visit(page, '/m/login')
  expect(await seen(), 'no provider').toEqual([0, 0])
  await setProviders(house.server, { firebase: firebase.settings })
  await visit(page, '/m/login')
  await google.waitFor()
  expect(await seen(), 'one flag').toEqual([1, 0])
  await tab(page, 'SMS code').click()
  expect(await seen(), 'the other method').toEqual([0, 0])
  await setFlags(house.server, { FACEBOOKLOGIN3: true, MOBILEVERCODELOGIN3: false })
  await visit(page, '/m/login')
  await facebook.waitFor()
  expect(await seen(), 'both flags').toEqual([1, 1])
  expect(
    scripts.filter((url) => url.includes('social-login')),
    'loaded only then',
  ).toEqual([])

  await google.click()
  await page.getByRole('link', { name: 'Yes, it is me' }).click()
  await page.waitForURL('**/m/register')
  await page.getByText(/^Continue with Google: open your account once/).waitFor()
  expect(scripts.some((url) => url.includes('social-login'))).toBe(true)
  await fillRegistration(page, 'googleana')
  await solveWithoutPicture(page)
  await page.getByRole('button', { name: 'Register' }).click()
  await page.waitForURL('**/m/home')
  await dropSession(page)

  await visit(page, '/m/login')
  await google.click()
  await page.getByRole('link', { name: 'Yes, it is me' }).click()
  await page.waitForURL('**/m/home')
  await page.getByText('googleana').waitFor()
  expect(new URL(page.url()).search).toBe('')
  await dropSession(page)

  await visit(page, '/m/login')
  await google.click()
  await page.getByRole('link', { name: 'No', exact: true }).click()
  await page.getByText('This sign-in could not be checked. Try it again.').waitFor()
  // an address with a code that nobody here began with does nothing
  const asked = firebase.calls.length
  await page.goto('/m/login?code=c1&state=s1')
  await page.waitForURL((url) => url.pathname === '/m/login' && url.search === '')
  expect(firebase.calls.length).toBe(asked)
  await close()
  await setProviders(house.server, {})
  await firebase.close()
})

test('[LOGIN-08] logout asks, says that it works, sends the token, and leaves nothing of the member behind', async () => {
  const client = await newPlayer(house.server, '77.7')
  const { account } = await client.get('GET /wps/member/info')
  const { page, close } = await house.newVisitor()
  await logIn(page, account)
  const { token } = JSON.parse((await kept(page, 'MC_SESSION_INFO')) ?? '{}')
  await page.goto('/m/member/home')
  await page.getByRole('button', { name: 'Log out' }).click()
  const question = page.getByRole('alertdialog', { name: 'Log out on this device?' })
  await question.getByRole('button', { name: 'Cancel' }).click()
  expect(await kept(page, 'MC_SESSION_INFO')).not.toBeNull()

  let release: () => void = () => undefined
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/wps/account/logout', async (route) => {
    await held
    await route.continue()
  })
  await page.getByRole('button', { name: 'Log out' }).click()
  const sent = page.waitForRequest('**/wps/account/logout')
  await question.getByRole('button', { name: 'Log out' }).click()
  const request = await sent
  expect([request.method(), request.postDataJSON()]).toEqual(['DELETE', { token }])
  await page.getByText('Logging out').waitFor()
  release()
  await page.waitForURL('**/m/home')
  expect(await kept(page, 'autoLogin')).toBe('0')
  expect(await kept(page, 'MC_SESSION_INFO')).toBeNull()
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0)
  expect(await page.getByText('77.70').count()).toBe(0)
  await page.goBack()
  await page.waitForURL((url) => !url.pathname.startsWith('/m/member'))
  await close()
})

test('[LOGIN-09] [MEM-03] a trial: one tap, its own merchant code, its number of tries, and what it may not do', async () => {
  const { page, close } = await house.newVisitor()
  await visit(page, '/m/trail')
  await page.getByText(/It is removed when nobody has used it for 24 hours/).waitFor()
  await page.getByRole('button', { name: 'Start the trial' }).click()
  await page.waitForURL('**/m/home')
  const session = JSON.parse((await kept(page, 'MC_SESSION_INFO')) ?? '{}')
  expect(session).toMatchObject({ type: 4, merchantCode: 'suerte-trial' })
  await page.getByRole('banner').getByText('¥2,000.00').waitFor()
  const tabs = page.getByRole('navigation', { name: 'Main' })
  await tabs.getByRole('link', { name: 'Members' }).click()
  const prompt = page.getByRole('alertdialog', { name: 'This needs an account' })
  await prompt.getByText('Please login an actual account to use this function').waitFor()
  await prompt.getByRole('button', { name: 'Cancel' }).click()
  for (const path of ['/m/voucherCenter', '/m/withdraw', '/m/changePsw', '/m/member/nickname']) {
    await page.goto(path)
    await page.getByRole('main').getByText('This needs an account').waitFor()
    const text = page.getByRole('main').getByText('Please login an actual account')
    await text.waitFor()
  }
  await page.getByRole('link', { name: 'Register now' }).click()
  await page.waitForURL('**/m/register')

  for (let more = 2; more <= 6; more++) {
    await dropSession(page)
    await visit(page, '/m/trail')
    await page.getByRole('button', { name: 'Start the trial' }).click()
    if (more <= 5) await page.waitForURL('**/m/home')
  }
  await page.getByText('Too many tries. Wait a moment, then try again.').waitFor()
  await setFlags(house.server, { TRIAL3: false })
  await visit(page, '/m/trail')
  await page.getByText('the feature is temporarily unavailable').waitFor()
  await setFlags(house.server, { TRIAL3: true })
  await close()
})
