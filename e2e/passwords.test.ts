import { codeTo, provenMobile } from '@suerte/server/testing/proven-contacts.ts'
import { confirmAgain, newPlayer, PASSWORD } from '@suerte/server/testing/scenario.ts'
import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { focusedName, kept, pickCountry, visit } from './acts.ts'
import { openHouse, type House } from './house.ts'
import { logIn } from './tour.ts'

let house: House
beforeAll(async () => {
  house = await openHouse()
})
afterAll(() => house.close())
afterEach(() => expect(house.takeProblems()).toEqual([]))

const NEXT = 'another horse of many words'
const THIRD = 'a third horse of many words'
const field = (page: Page, name: string) => page.locator(`[name=${name}]`)
const confirm = (page: Page) => page.getByRole('button', { name: 'Confirm', exact: true })

async function logInRemembered(page: Page, account: string, password = PASSWORD) {
  await visit(page, '/m/login')
  await field(page, 'username').fill(account)
  await field(page, 'password').fill(password)
  await page.getByLabel('Remember my password').check()
  await page.locator('form [type=submit]').click()
  await page.waitForURL('**/m/home')
}

/** Calls of the password change that this page makes. */
function changesOf(page: Page): string[] {
  const calls: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/wps/account/passWordChangeV2')) calls.push(request.method())
  })
  return calls
}

test('[PSW-01] nothing remembered: the old password is asked for, the new one must differ and be repeated', async () => {
  const player = await newPlayer(house.server)
  const { account } = await player.get('GET /wps/member/info')
  const { page, close } = await house.newVisitor()
  await logIn(page, account)
  await visit(page, '/m/changePsw')
  const calls = changesOf(page)
  await field(page, 'oldPassword').waitFor()
  expect(await field(page, 'username').inputValue()).toBe(account)
  expect(await field(page, 'username').getAttribute('readonly')).not.toBeNull()
  await confirm(page).click()
  await page.getByText('Please enter a new password').waitFor()
  await page.getByText('Enter password').first().waitFor()
  expect(await focusedName(page)).toBe('oldPassword')
  await field(page, 'oldPassword').fill(PASSWORD)
  await field(page, 'newPassword').fill(PASSWORD)
  await field(page, 'confirmNewPassword').fill(PASSWORD)
  await confirm(page).click()
  await page.getByText('The new password and the old password cannot be the same').waitFor()
  await field(page, 'newPassword').fill(NEXT)
  await confirm(page).click()
  await page.getByText('Confirmation password not matched').waitFor()
  expect(calls).toEqual([])

  await field(page, 'confirmNewPassword').fill(NEXT)
  await field(page, 'oldPassword').fill('not the one at all')
  await confirm(page).click()
  await page.getByText('The old password is not right.').waitFor()
  await page.getByText('Saving').waitFor({ state: 'hidden' })
  expect(new URL(page.url()).pathname).toBe('/m/changePsw')
  expect(await field(page, 'newPassword').inputValue()).toBe(NEXT)
  expect(calls).toEqual(['POST'])
  await close()
})

test('[PSW-01] with a remembered password: said, recorded, home a second later, and the other devices are out', async () => {
  const player = await newPlayer(house.server)
  const { account } = await player.get('GET /wps/member/info')
  const { page, close } = await house.newVisitor()
  await logInRemembered(page, account)
  const other = await house.newVisitor()
  await logIn(other.page, account)
  await visit(other.page, '/m/member/home')
  await page.clock.install()
  await visit(page, '/m/changePsw')
  const record = await kept(page, 'rememberedLogin')
  await field(page, 'newPassword').waitFor()
  expect(await field(page, 'oldPassword').count()).toBe(0)
  await field(page, 'newPassword').fill(NEXT)
  await field(page, 'confirmNewPassword').fill(NEXT)
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000)
  await confirm(page).click()
  await expect.poll(() => kept(page, 'rememberedLogin')).not.toBe(record)
  await page.getByText('Change saved').waitFor()
  await page.clock.runFor(900)
  expect(new URL(page.url()).pathname).toBe('/m/changePsw')
  await page.clock.runFor(200)
  await page.waitForURL('**/m/home')
  await page.clock.resume()
  await other.page.waitForURL('**/m/login')
  await other.close()

  // the record holds the new one
  await page.evaluate(() => localStorage.removeItem('MC_SESSION_INFO'))
  await visit(page, '/m/login')
  await expect.poll(() => field(page, 'password').inputValue()).toBe(NEXT)
  await page.locator('form [type=submit]').click()
  await page.waitForURL('**/m/home')
  await close()
})

test('[PSW-01] what is remembered is out of date: the field for the old password comes', async () => {
  const player = await newPlayer(house.server)
  const { account } = await player.get('GET /wps/member/info')
  const { page, close } = await house.newVisitor()
  await logInRemembered(page, account)
  await player.get('POST /wps/account/passWordChangeV2', {
    body: await player.seal({
      oldPassword: PASSWORD,
      newPassword: NEXT,
      confirmNewPassword: NEXT,
    }),
    headers: { encryption: 'jwe' },
  })
  await visit(page, '/m/login')
  await field(page, 'password').fill(NEXT)
  await page.getByLabel('Remember my password').uncheck()
  await page.locator('form [type=submit]').click()
  await page.waitForURL('**/m/home')
  await visit(page, '/m/changePsw')
  await field(page, 'oldPassword').waitFor()
  await field(page, 'oldPassword').fill(NEXT)
  await field(page, 'newPassword').fill(THIRD)
  await field(page, 'confirmNewPassword').fill(THIRD)
  await confirm(page).click()
  await page.getByText('Change saved').waitFor()
  await page.waitForURL('**/m/home')
  await close()
})

test('[PSW-02] a forgotten password is set by a code to the number, and every device is out', async () => {
  const player = await newPlayer(house.server)
  await confirmAgain(player)
  const mobile = await provenMobile(house.server, player)
  const { account } = await player.get('GET /wps/member/info')
  const inside = await house.newVisitor()
  await logIn(inside.page, account)
  await visit(inside.page, '/m/member/home')
  const { page, close } = await house.newVisitor()
  await visit(page, '/m/login')
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  await page.waitForURL('**/m/forget')
  await pickCountry(page, 'phil', 'Philippines')
  await field(page, 'mobileNum').fill(mobile)
  await page.getByRole('button', { name: 'Get code' }).click()
  await page.getByRole('timer').waitFor()
  const submit = page.getByRole('button', { name: 'Set the password' })
  await field(page, 'verificationCode').fill('000000')
  await field(page, 'newPassword').fill('short')
  await field(page, 'confirmNewPassword').fill('other')
  await submit.click()
  expect(await focusedName(page)).toBe('newPassword')
  await field(page, 'newPassword').fill(NEXT)
  await field(page, 'confirmNewPassword').fill(NEXT)
  await submit.click()
  await page.getByText('Verification code error').waitFor()
  await field(page, 'verificationCode').fill(await codeTo(house.server, `63${mobile}`))
  await submit.click()
  await page.getByText('Your new password is set. Log in with it.').waitFor()
  await page.waitForURL('**/m/login')
  await inside.page.waitForURL('**/m/login')
  await inside.close()
  await field(page, 'username').fill(account)
  await field(page, 'password').fill(NEXT)
  await page.locator('form [type=submit]').click()
  await page.waitForURL('**/m/home')
  await close()
})
