import {
  confirmAgain,
  newPlayer,
  PASSWORD,
  PAYMENT_PASSWORD,
  prepareWithdrawal,
} from '@suerte/server/testing/scenario.ts'
import { codeTo, newEmail, newMobile } from '@suerte/server/testing/proven-contacts.ts'
import { setSite } from '@suerte/server/testing/settings-acts.ts'
import type { TestClient } from '@suerte/server/testing/test-client.ts'
import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { confirmByPassword, kept, pickCountry, visit } from './acts.ts'
import { openHouse, type House } from './house.ts'
import { logIn, PICTURE } from './tour.ts'

let house: House
beforeAll(async () => {
  house = await openHouse()
})
afterAll(() => house.close())
afterEach(() => expect(house.takeProblems()).toEqual([]))

const OLD_MS = 11 * 60_000
const OTHER_PAYMENT_PASSWORD = '975310'

/** Somebody in their member center. */
async function arrive(client?: TestClient, options: Parameters<House['newVisitor']>[0] = {}) {
  const player = client ?? (await newPlayer(house.server))
  const { account } = await player.get('GET /wps/member/info')
  const { page, close } = await house.newVisitor(options)
  await logIn(page, account)
  await visit(page, '/m/member/home')
  return { page, close, account, player }
}

const row = (page: Page, name: string) =>
  page.getByRole('link', { name: new RegExp(`^${name}`) }).last()
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
async function openRow(page: Page, name: string, path: string) {
  await row(page, name).click()
  await page.waitForURL(`**${path}`)
}
/** The change was said, and the member stands where the change was begun. */
async function isSaved(page: Page) {
  await page.getByText('Change saved').last().waitFor()
  await page.waitForURL('**/m/member/home')
}

test.each([1, 0])('[MEM-01] the member center in layout mem_cen %i', async (mem_cen) => {
  await setSite(house.server, { mobileTemplate: { mem_cen, dep_func: 1 } })
  const { page, close, account } = await arrive(await newPlayer(house.server, '321.5'))
  await page.getByRole('heading', { name: account }).waitFor()
  await page.getByRole('main').getByText('¥321.50').waitFor()
  const quick = page.getByRole('region', { name: 'Every day' })
  expect(await quick.count()).toBe(mem_cen)
  for (const name of ['Deposit', 'Withdraw', 'Transactions', 'Betting record'])
    await page.getByRole('main').getByRole('link', { name }).first().waitFor()
  const rows = ['Bank cards', 'Head icon', 'Nickname', 'E-mail', 'Mobile number', 'Payee name']
  const more = ['Login password', 'Payment password', 'Security questions', 'Passkeys', 'Devices']
  for (const name of [...rows, ...more, 'Close the account']) await row(page, name).waitFor()
  await page.getByText('Invitation code', { exact: true }).waitFor()
  await close()
  await setSite(house.server, { mobileTemplate: { mem_cen: 1, dep_func: 1 } })
})

test('[MEM-01] head icon: one of the house, a picture of one’s own, and what is no picture', async () => {
  const { page, close, player } = await arrive()
  await openRow(page, 'Head icon', '/m/member/headIcon')
  await page.getByRole('button', { name: 'Icon 3', exact: true }).click()
  await page.getByText('Change saved').waitFor()
  expect(await button(page, 'Icon 3').getAttribute('aria-pressed')).toBe('true')
  const file = page.locator('input[type=file]')
  await file.setInputFiles({ name: 'a.gif', mimeType: 'image/gif', buffer: Buffer.from('GIF89a') })
  await page.getByText('Only png, jpg or webp pictures can be used.').waitFor()
  await file.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: Buffer.from('no png') })
  await page.getByText('This picture could not be read. Choose another one.').waitFor()
  await file.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: PICTURE })
  await page.getByRole('img', { name: 'Your picture as it will look' }).waitFor()
  await button(page, 'Take this picture').click()
  await button(page, 'Take this picture').waitFor({ state: 'hidden' })
  const { headIcon } = await player.get('GET /wps/member/headIcon')
  expect(headIcon).toMatch(/^data:image\/\w+;base64,/)
  await close()
})

test('[MEM-01] nickname, payee name, and an e-mail address that a code from the outbox proves', async () => {
  const { page, close, player } = await arrive()
  await openRow(page, 'Nickname', '/m/member/nickname')
  await page.locator('[name=nickname]').fill('x'.repeat(21))
  await button(page, 'Save').click()
  await page.getByText('At most 20 characters.').waitFor()
  await page.locator('[name=nickname]').fill('Lucía ✿')
  await button(page, 'Save').click()
  await isSaved(page)
  await page.getByRole('heading', { name: 'Lucía ✿' }).waitFor()

  await house.server.clock.advance(OLD_MS)
  await openRow(page, 'Payee name', '/m/member/payeeName')
  await page.locator('[name=payeeName]').fill('Ana Prueba')
  await button(page, 'Save').click()
  const sheet = page.getByRole('dialog', { name: 'Confirm that it is you' })
  await sheet.locator('[name=password]').fill('not the one 1')
  await sheet.getByRole('button', { name: 'Confirm', exact: true }).click()
  await sheet.getByText('The password is not right.').waitFor()
  const before = await kept(page, 'MC_SESSION_INFO')
  await confirmByPassword(page)
  await isSaved(page)
  expect(await kept(page, 'MC_SESSION_INFO')).not.toBe(before)

  const email = newEmail()
  await openRow(page, 'E-mail', '/m/member/email')
  await page.locator('[name=email]').fill('nobody')
  await button(page, 'Get code').click()
  await page.getByText('Enter an address like name@example.com.').waitFor()
  await page.locator('[name=email]').fill(email)
  await button(page, 'Get code').click()
  await page.getByRole('timer').waitFor()
  await page.locator('[name=verificationCode]').fill('000000')
  await button(page, 'Verify the address').click()
  await page.getByText('Verification code error').waitFor()
  await page
    .locator('[name=verificationCode]')
    .fill(await codeTo(house.server, email.toLowerCase()))
  await button(page, 'Verify the address').click()
  await isSaved(page)
  expect(await player.get('GET /wps/member/info')).toMatchObject({
    nickname: 'Lucía ✿',
    payeeName: 'Ana Prueba',
    email: email.toLowerCase(),
    emailVerified: true,
  })
  await close()
})

test('[MEM-02] questions, a mobile number, payment password: set, changed, forgotten in two ways', async () => {
  const { page, close, player } = await arrive()
  await openRow(page, 'Payment password', '/m/member/paymentPassword')
  await page.locator('[name=paymentPassword]').fill(PAYMENT_PASSWORD)
  await page.locator('[name=again]').fill('111111')
  await button(page, 'Set the payment password').click()
  await page.getByText('The two do not match.').waitFor()
  await page.locator('[name=again]').fill(PAYMENT_PASSWORD)
  await button(page, 'Set the payment password').click()
  await isSaved(page)

  await openRow(page, 'Payment password', '/m/member/paymentPassword')
  await button(page, 'I forgot my payment password').click()
  await page.getByText('There is no way to check that it is you').waitFor()
  await visit(page, '/m/member/home')

  await openRow(page, 'Security questions', '/m/member/securityQuestions')
  await page.locator('[name=firstAnswer]').fill('Rocinante')
  await page.locator('[name=secondAnswer]').fill('Toledo')
  await button(page, 'Save').click()
  await isSaved(page)
  await openRow(page, 'Payment password', '/m/member/paymentPassword')
  await button(page, 'I forgot my payment password').click()
  await page.locator('[name=firstAnswer]').fill('Platero')
  await page.locator('[name=secondAnswer]').fill('toledo')
  await page.locator('[name=paymentPassword]').fill(OTHER_PAYMENT_PASSWORD)
  await page.locator('[name=again]').fill(OTHER_PAYMENT_PASSWORD)
  await button(page, 'Change the payment password').click()
  await page.getByText('The answers are not right.').waitFor()
  await page.locator('[name=firstAnswer]').fill(' rocinante ')
  await button(page, 'Change the payment password').click()
  await isSaved(page)

  const mobile = newMobile()
  await openRow(page, 'Mobile number', '/m/member/mobile')
  await pickCountry(page, 'phil', 'Philippines')
  await page.locator('[name=mobileNum]').fill(mobile)
  await button(page, 'Get code').click()
  await page.getByRole('timer').waitFor()
  await page.locator('[name=verificationCode]').fill(await codeTo(house.server, `63${mobile}`))
  await button(page, 'Verify the number').click()
  await isSaved(page)

  await openRow(page, 'Payment password', '/m/member/paymentPassword')
  await page.locator('[name=oldPaymentPassword]').fill('000000')
  await page.locator('[name=paymentPassword]').fill(PAYMENT_PASSWORD)
  await page.locator('[name=again]').fill(PAYMENT_PASSWORD)
  await button(page, 'Change the payment password').click()
  await page.getByText('The payment password is not right.').waitFor()
  await button(page, 'I forgot my payment password').click()
  await button(page, 'Get code').click()
  await page.getByRole('timer').waitFor()
  await page.locator('[name=verificationCode]').fill(await codeTo(house.server, `63${mobile}`))
  await page.locator('[name=paymentPassword]').fill(PAYMENT_PASSWORD)
  await page.locator('[name=again]').fill(PAYMENT_PASSWORD)
  await button(page, 'Change the payment password').click()
  await isSaved(page)
  expect(await player.get('GET /wps/member/info')).toMatchObject({
    hasPaymentPassword: true,
    hasSecurityQuestions: true,
  })
  await close()
})

test('[MEM-02] a bank card is added by the payment password and removed again', async () => {
  const { page, close, player } = await arrive()
  await openRow(page, 'Bank cards', '/m/member/bankCards')
  await page.getByText('No bank card yet').waitFor()
  await page.getByRole('link', { name: 'Add a bank card' }).click()
  await page.getByText('Set a payment password first.').waitFor()
  await confirmAgain(player)
  await player.get('POST /wps/member/paymentPassword', {
    body: { paymentPassword: PAYMENT_PASSWORD },
  })
  await visit(page, '/m/member/bankCards')
  await page.getByRole('link', { name: 'Add a bank card' }).click()
  await page.locator('[name=holder]').fill('Ana Prueba')
  await page.locator('[name=number]').fill('12')
  await page.locator('[name=paymentPassword]').fill('111111')
  await button(page, 'Add the bank card').click()
  await page.getByText('8 to 24 digits.').waitFor()
  await page.locator('[name=number]').fill('6210 1234 9876')
  await button(page, 'Add the bank card').click()
  await page.getByText('The payment password is not right.').waitFor()
  await page.locator('[name=paymentPassword]').fill(PAYMENT_PASSWORD)
  await button(page, 'Add the bank card').click()
  await page.waitForURL('**/m/member/bankCards')
  await page.getByText('Ana Prueba · •••• 9876').waitFor()

  await house.server.clock.advance(OLD_MS)
  await page.getByRole('button', { name: /^Remove Banco del Mercado/ }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
  await confirmByPassword(page)
  await page.getByText('No bank card yet').waitFor()
  await close()
})

test('[MEM-01] devices: another one is ended, and that browser is out at once', async () => {
  const { page, close, account } = await arrive()
  const other = await house.newVisitor({ userAgent: 'Mozilla/5.0 (X11; Linux) Firefox/140.0' })
  await logIn(other.page, account)
  await visit(other.page, '/m/member/home')
  await openRow(page, 'Devices', '/m/member/devices')
  await page.getByText('This device').waitFor()
  await page.getByRole('button', { name: /^End .*Firefox/ }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'End', exact: true }).click()
  await page.getByText('That session is over.').waitFor()
  await other.page.getByText('The account has been logged out, please log in again').waitFor()
  await other.page.waitForURL('**/m/login')
  expect(await kept(other.page, 'MC_SESSION_INFO')).toBeNull()
  // and back to where it was, after the next login
  await other.page.locator('[name=username]').fill(account)
  await other.page.locator('[name=password]').fill(PASSWORD)
  await other.page.locator('form [type=submit]').click()
  await other.page.waitForURL('**/m/member/home')
  await button(page, 'End all others').click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'End', exact: true }).click()
  await other.page.waitForURL('**/m/login')
  await other.close()
  await close()
})

test('[MEM-01] closing an account without money: it is over at once', async () => {
  const { page, close, account } = await arrive()
  await openRow(page, 'Close the account', '/m/member/close')
  await page.getByText('There is no money in the account now.').waitFor()
  await button(page, 'Close the account').click()
  await page.getByText('Tick this to go on.').waitFor()
  await page.getByLabel('I understand that this cannot be undone').check()
  await button(page, 'Close the account').click()
  await page.getByText('Your account is closed.').waitFor()
  await page.waitForURL('**/m/home')
  expect(await kept(page, 'MC_SESSION_INFO')).toBeNull()
  await visit(page, '/m/login')
  await page.locator('[name=username]').fill(account)
  await page.locator('[name=password]').fill(PASSWORD)
  await page.locator('form [type=submit]').click()
  // nothing tells that there ever was such an account
  await page.getByText('Account or password is incorrect.').waitFor()
  await close()
})

test('[MEM-01] closing an account with money: it goes to a bank card first, and nothing is played meanwhile', async () => {
  const client = await newPlayer(house.server, '88.4')
  const { page, close } = await arrive(client)
  await openRow(page, 'Close the account', '/m/member/close')
  await page.getByText('Your balance is paid to a bank card. Add one first.').waitFor()
  await prepareWithdrawal(client)
  await visit(page, '/m/member/close')
  await page.getByLabel('I understand that this cannot be undone').check()
  await button(page, 'Close the account').click()
  await page.getByText('Your account is being closed').waitFor()
  await page.getByText('¥88.40').first().waitFor()
  await visit(page, '/m/voucherCenter')
  await page.getByText('This account is being closed.').waitFor()
  await close()
})

test('[MEM-03] a guest on the members tab goes to the login, and after it to where they wanted', async () => {
  const { account } = await (await newPlayer(house.server)).get('GET /wps/member/info')
  const { page, close } = await house.newVisitor()
  await visit(page, '/m/home')
  const tabs = page.getByRole('navigation', { name: 'Main' })
  await tabs.getByRole('link', { name: 'Members' }).click()
  await page.waitForURL('**/m/login')
  await visit(page, '/m/member/devices')
  await page.waitForURL('**/m/login')
  await page.locator('[name=username]').fill(account)
  await page.locator('[name=password]').fill(PASSWORD)
  await page.locator('form [type=submit]').click()
  await page.waitForURL('**/m/member/devices')
  await close()
})
