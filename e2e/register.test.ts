import { newMobile } from '@suerte/server/testing/proven-contacts.ts'
import { newOwner, newPlayer, PASSWORD } from '@suerte/server/testing/scenario.ts'
import type { TestClient } from '@suerte/server/testing/test-client.ts'
import { sentDigits, setFlags } from '@suerte/server/testing/settings-acts.ts'
import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import {
  dropSession,
  fillRegistration,
  focusedName,
  pickCountry,
  solveWithoutPicture,
  visit,
} from './acts.ts'
import { openHouse, type House } from './house.ts'

let house: House
let owner: TestClient
beforeAll(async () => {
  house = await openHouse()
  owner = (await newOwner(house.server)).client
})
afterAll(() => house.close())
afterEach(() => expect(house.takeProblems()).toEqual([]))

const username = { USERNAMEREG3: true, MOBILENUMREG3: false }
const mobile = { USERNAMEREG3: false, MOBILENUMREG3: true }
const both = { USERNAMEREG3: true, MOBILENUMREG3: true }
const plainMobile = { REGMOBVERF3: false, MOBILENUMPASSREG3: false }
const byCode = { REGMOBVERF3: true, MOBILENUMPASSREG3: false }
const byCodeAndPassword = { REGMOBVERF3: true, MOBILENUMPASSREG3: true }

const submit = (page: Page) => page.getByRole('button', { name: 'Register', exact: true })
const method = (page: Page, name: string) => page.getByRole('radio', { name })
const names = (page: Page) =>
  page
    .locator('form [name]')
    .evaluateAll((fields) => fields.map((field) => field.getAttribute('name')))

type Rule = Awaited<ReturnType<typeof readRules>>[number]
async function readRules() {
  return (await owner.get('GET /relay/console/settings')).settings.register
}
/** An operator changes the form; the others of its rules stay. */
async function changeRules(changes: Record<string, Partial<Rule>>) {
  const { settings } = await owner.get('GET /relay/console/settings')
  const register = settings.register.map((rule) => ({ ...rule, ...changes[rule.field] }))
  await owner.get('PUT /relay/console/settings', {
    body: { settings: { ...settings, register }, reason: 'a test of the form' },
  })
}

test.each([
  {
    name: 'username',
    flags: { ...username, ...plainMobile },
    way: ['username', 'password', 'confirmPassword'],
  },
  {
    name: 'mobile by code',
    flags: { ...mobile, ...byCode },
    way: ['mobileNum', 'verificationCode'],
  },
  {
    name: 'mobile by password',
    flags: { ...mobile, ...plainMobile },
    way: ['mobileNum', 'password', 'confirmPassword'],
  },
  {
    name: 'mobile by both',
    flags: { ...mobile, ...byCodeAndPassword },
    way: ['mobileNum', 'verificationCode', 'password', 'confirmPassword'],
  },
])('[REG-01] the flags of $name give its fields', async ({ flags, way }) => {
  await setFlags(house.server, flags)
  const { page, close } = await house.newVisitor()
  await visit(page, '/m/register')
  expect(await names(page)).toEqual([
    ...way,
    'nickname',
    'affiliateCode',
    'captcha',
    'age',
    'terms',
  ])
  expect(await page.getByRole('radio').count()).toBe(0)
  await close()
})

test('[REG-01] [REG-03] [REG-06] by mobile number and code, and then in', async () => {
  await setFlags(house.server, { ...both, ...byCode, MOBILEVERCODELOGIN3: true })
  const { page, close } = await house.newVisitor()
  await visit(page, '/m/register')
  expect(await method(page, 'Username').isChecked()).toBe(true)
  await method(page, 'Mobile number').check()
  expect(await page.locator('[name=username]').count()).toBe(0)
  const number = newMobile()
  await pickCountry(page, '+63', 'Philippines')
  await page.locator('[name=mobileNum]').fill(number)
  await page.getByRole('button', { name: 'Get code' }).click()
  await page.getByRole('timer').waitFor()
  await page.locator('[name=verificationCode]').fill(await sentDigits(house.server, `63${number}`))
  await page.getByLabel('I am 18 or older').check()
  await solveWithoutPicture(page)
  const sent = page.waitForRequest('**/wps/account/register')
  await submit(page).click()
  const request = await sent
  expect([request.method(), request.headers()['encryption']]).toEqual(['PUT', 'jwe'])
  expect(request.postData()).not.toContain(number)
  await page.waitForURL('**/m/home')
  const [row] = await house.server.ctx.db<{ mobile: string; method: string }[]>`
    select mobile, register_method as method from member where username = ${`63${number}`}`
  expect(row).toEqual({ mobile: `63${number}`, method: 'H5' })

  await dropSession(page)
  await visit(page, '/m/register')
  await method(page, 'Mobile number').check()
  await pickCountry(page, 'PH', 'Philippines')
  await page.locator('[name=mobileNum]').fill(number)
  await page.getByRole('button', { name: 'Get code' }).click()
  await page.getByText('Code sent').waitFor()
  await page.getByRole('timer').waitFor()
  await close()
})

test('[REG-01] by mobile number and password, without a code', async () => {
  await setFlags(house.server, { ...mobile, ...plainMobile })
  const { page, close } = await house.newVisitor()
  await visit(page, '/m/register')
  const number = newMobile()
  await pickCountry(page, '63', 'Philippines')
  await page.locator('[name=mobileNum]').fill(number)
  await page.locator('[name=password]').fill(PASSWORD)
  await page.locator('[name=confirmPassword]').fill(PASSWORD)
  await page.getByLabel('I am 18 or older').check()
  await solveWithoutPicture(page)
  await submit(page).click()
  await page.waitForURL('**/m/home')
  await page.getByText(`63${number}`).waitFor()
  await close()
})

test('[REG-02] [SYS-03] what an operator changes of the rules is in the form at once', async () => {
  await setFlags(house.server, username)
  const { page, close } = await house.newVisitor()
  await visit(page, '/m/register')
  expect(await page.locator('[name=qqNum]').count()).toBe(0)
  const before = await readRules()
  await changeRules({
    qqNum: { enabled: true, required: true, order: 0, maxLength: 6, regExp: '[1-9]\\d{4,5}' },
    nickname: { enabled: false },
    email: { enabled: true, required: false },
    password: { regExp: '[\\s\\S]{20,128}' },
  })
  // the open page hears of it by itself
  const qq = page.locator('[name=qqNum]')
  await qq.waitFor()
  expect(await names(page)).toEqual(
    'qqNum username password confirmPassword email affiliateCode captcha age terms'.split(' '),
  )
  expect(await qq.getAttribute('maxlength')).toBe('6')
  await page.getByText('20 characters or more.').waitFor()
  await fillRegistration(page, 'rulesana', 'another horse of many words 7')
  await solveWithoutPicture(page)
  await submit(page).click()
  expect(await focusedName(page)).toBe('qqNum')
  await page.getByText('Fill this in.').waitFor()
  await qq.fill('01234')
  await submit(page).click()
  await page.getByText('This does not look right.').waitFor()
  expect(await focusedName(page)).toBe('qqNum')
  await page.locator('[name=email]').fill('no address')
  await qq.fill('12345')
  await submit(page).click()
  await page.getByText('Enter an address like name@example.com.').waitFor()
  expect(await focusedName(page)).toBe('email')
  await page.locator('[name=email]').fill('')
  await submit(page).click()
  await page.waitForURL('**/m/home')
  await close()
  await changeRules(Object.fromEntries(before.map((rule) => [rule.field, rule])))
})

test('[REG-02] the server holds to the rules when a form of yesterday is sent', async () => {
  await setFlags(house.server, username)
  const { page, close } = await house.newVisitor()
  await visit(page, '/m/register')
  await fillRegistration(page, 'staleana')
  await solveWithoutPicture(page)
  const before = await readRules()
  const old = await (await fetch(`${house.server.url}/wps/system/status`)).text()
  let refused = false
  page.on('response', (response) => {
    refused ||= response.url().endsWith('/wps/account/register')
  })
  await page.route('**/wps/system/status', (route) =>
    refused ? route.continue() : route.fulfill({ contentType: 'application/json', body: old }),
  )
  await changeRules({ payeeName: { enabled: true, required: true } })
  await submit(page).click()
  await page.getByText('Name format is not valid').waitFor()
  // the field that was missing comes, and what was typed is still there
  await page.locator('[name=payeeName]').waitFor()
  expect(await page.locator('[name=username]').inputValue()).toBe('staleana')
  await changeRules(Object.fromEntries(before.map((rule) => [rule.field, rule])))
  await close()
})

test('[REG-03] [REG-04] toggles, terms with their documents, and the confirmation', async () => {
  await setFlags(house.server, username)
  const { page, close } = await house.newVisitor()
  await visit(page, '/m/register')
  const [password, again] = [
    page.locator('[name=password]'),
    page.locator('[name=confirmPassword]'),
  ]
  for (const [index, field] of [password, again].entries()) {
    expect(await field.getAttribute('type')).toBe('password')
    await page.getByRole('button', { name: 'Show', exact: true }).first().click()
    expect(await field.getAttribute('type'), String(index)).toBe('text')
  }
  await fillRegistration(page, 'toggleana')
  await again.fill('')
  await submit(page).click()
  await page.getByText('Enter password').waitFor()
  expect(await focusedName(page)).toBe('confirmPassword')
  await again.fill(PASSWORD)
  await password.fill(`${PASSWORD}8`)
  await password.blur()
  await page.getByText('The two do not match.').waitFor()
  await again.fill(`${PASSWORD}8`)
  await page.getByText('The two do not match.').waitFor({ state: 'hidden' })

  await page.getByRole('link', { name: 'Terms', exact: true }).click()
  const sheet = page.getByRole('dialog', { name: 'Terms' })
  await sheet.getByText('2026-11').waitFor()
  await sheet.getByRole('button', { name: 'Close' }).click()
  expect(await password.inputValue()).toBe(`${PASSWORD}8`)

  await page.locator('[name=username]').fill('other01')
  for (const word of ['zzzzzzzzzzzzzzzzzzzz', 'suertesuertesuerte']) {
    await password.fill(word)
    await again.fill(word)
    if (await page.getByRole('button', { name: 'Check without a picture' }).isVisible())
      await solveWithoutPicture(page)
    await submit(page).click()
    await page.getByText('This password is on lists that thieves try first.').waitFor()
    expect(await focusedName(page)).toBe('password')
  }
  await close()
})

test('[REG-02] a username that is taken is told while it is typed', async () => {
  await setFlags(house.server, username)
  const taken = (await (await newPlayer(house.server)).get('GET /wps/member/info')).account
  const { page, close } = await house.newVisitor()
  await visit(page, '/m/register')
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/wps/account/username')) asked.push(request.url())
  })
  await page.locator('[name=username]').pressSequentially(taken, { delay: 5 })
  await page.getByText('Sorry, the username already exists').waitFor()
  expect(asked.length).toBeLessThanOrEqual(2)
  await page.locator('[name=username]').fill('surelyfree01')
  await page.getByText('This username is free.').waitFor({ state: 'attached' })
  await close()
})

test('[REG-05] [REG-06] a wrong invitation code stops everything, the right one of a link goes on', async () => {
  await setFlags(house.server, username)
  const inviter = await newPlayer(house.server)
  const { inviteCode } = await inviter.get('GET /wps/member/info')
  const { page, close } = await house.newVisitor()
  await visit(page, '/m/register?affiliateCode=NOBODY99')
  const code = page.locator('[name=affiliateCode]')
  expect(await code.inputValue()).toBe('NOBODY99')
  await fillRegistration(page, 'invitedana')
  await solveWithoutPicture(page)
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/wps/account/register')) sent.push(request.method())
  })
  await submit(page).click()
  const toasts = page.getByRole('region', { name: 'Messages' })
  await toasts.getByText('Invalid invitation code').waitFor()
  expect(await focusedName(page)).toBe('affiliateCode')
  expect(sent).toEqual([])
  await code.fill(inviteCode)
  await submit(page).click()
  await page.waitForURL('**/m/home')
  expect(sent).toEqual(['PUT'])
  const [row] = await house.server.ctx.db<{ inviter: string }[]>`
    select i.invite_code as inviter from member m join member i on i.id = m.invited_by
      where m.username = 'invitedana'`
  expect(row?.inviter).toBe(inviteCode)
  await close()
})

test('[REG-03] what is ticked and typed before the scripts arrive counts', async () => {
  await setFlags(house.server, username)
  const { page, close } = await house.newVisitor()
  let release: () => void = () => undefined
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/m/assets/*.js', async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/m/register', { waitUntil: 'commit' })
  await page.locator('[name=username]').fill('earlyana')
  await page.locator('[name=password]').fill(PASSWORD)
  await page.getByLabel('I am 18 or older').check()
  await page.getByLabel('I accept the terms of Suerte').uncheck()
  release()
  await page.locator('html[data-alive]').waitFor()
  await expect.poll(() => submit(page).isDisabled()).toBe(true)
  expect(await page.getByLabel('I am 18 or older').isChecked()).toBe(true)
  expect(await page.getByLabel('I accept the terms of Suerte').isChecked()).toBe(false)
  await page.getByLabel('I accept the terms of Suerte').check()
  await page.locator('[name=confirmPassword]').fill(PASSWORD)
  await solveWithoutPicture(page)
  await submit(page).click()
  await page.waitForURL('**/m/home')
  await close()
})

test('[REG-01] [SYS-03] with the module off there is no form', async () => {
  await setFlags(house.server, { REG3: false })
  const { page, close } = await house.newVisitor()
  await visit(page, '/m/register')
  await page.getByText('the feature is temporarily unavailable').waitFor()
  expect(await page.locator('form').count()).toBe(0)
  await setFlags(house.server, { REG3: true })
  await close()
})
