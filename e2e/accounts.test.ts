import { newPlayer, PASSWORD } from '@suerte/server/testing/scenario.ts'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { fillRegistration, solveWithoutPicture } from './acts.ts'
import { openHouse, type House } from './house.ts'
import { logIn, PICTURE } from './tour.ts'

let house: House
beforeAll(async () => {
  house = await openHouse()
})
afterAll(() => house.close())
afterEach(() => expect(house.takeProblems()).toEqual([]))

async function someAccount(deposit?: string): Promise<string> {
  const player = await newPlayer(house.server, deposit)
  return (await player.get('GET /wps/member/info')).account
}

test('[LOGIN-02] [LOGIN-03] [LOGIN-06] [LOGIN-08] a wrong login, the captcha, the right one, and out', async () => {
  const account = await someAccount()
  const { page, close } = await house.newVisitor()
  await page.goto('/m/login')
  const [username, password] = [page.locator('[name=username]'), page.locator('[name=password]')]
  await username.fill(account)
  await password.fill('not the one 1')
  expect(await page.locator('[name=captcha]').count()).toBe(0)
  await page.getByRole('button', { name: 'Show', exact: true }).click()
  expect(await password.getAttribute('type')).toBe('text')
  await page.getByRole('button', { name: 'Hide', exact: true }).click()
  expect(await password.getAttribute('type')).toBe('password')

  const sent = page.waitForRequest('**/wps/account/login')
  await page.getByRole('button', { name: 'Log in' }).click()
  const request = await sent
  expect(request.headers()['encryption']).toBe('jwe')
  expect(request.postData()).not.toContain('not the one')
  await page.getByText('Account or password is incorrect.').waitFor()
  await page.locator('[name=captcha]').waitFor()
  expect(await username.inputValue()).toBe(account)
  expect(await password.evaluate((field) => field === document.activeElement)).toBe(true)

  await page.locator('[name=captcha]').fill('12')
  const picture = page.waitForResponse('**/wps/system/captcha')
  await page.getByRole('button', { name: 'New picture' }).click()
  await picture
  expect(await page.locator('[name=captcha]').inputValue()).toBe('')

  await password.fill(PASSWORD)
  await solveWithoutPicture(page)
  await page.getByRole('button', { name: 'Log in' }).click()
  await page.waitForURL('**/m/home')
  const kept = () => page.evaluate(() => localStorage.getItem('MC_SESSION_INFO'))
  // written by the page a moment ago
  const session = JSON.parse((await kept()) ?? '{}') as { userName?: string; token?: string }
  expect(session.userName).toBe(account)

  await page.goto('/m/member/home')
  await page.getByRole('button', { name: 'Log out' }).click()
  const gone = page.waitForRequest((one) => one.method() === 'DELETE')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Log out' }).click()
  expect((await gone).postData()).toContain(session.token)
  await page.waitForURL('**/m/home')
  await page.getByRole('link', { name: 'Log in' }).waitFor()
  expect(await kept()).toBeNull()
  expect(await page.evaluate(() => localStorage.getItem('autoLogin'))).toBe('0')
  await close()
})

test('what is typed and sent before the scripts arrive is sent when they are here, never in the address', async () => {
  const account = await someAccount()
  const { page, close } = await house.newVisitor()
  let release: () => void = () => undefined
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/m/assets/*.js', async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/m/login', { waitUntil: 'commit' })
  await page.locator('[name=username]').fill(account)
  await page.locator('[name=password]').fill(PASSWORD)
  await page.locator('form [type=submit]').click()
  expect(new URL(page.url()).search).toBe('')
  release()
  await page.waitForURL('**/m/home')
  await close()
})

test('[REG-02] [REG-03] bad input is refused in place, keeps what was typed and takes the focus', async () => {
  const taken = await someAccount()
  const { page, close } = await house.newVisitor()
  await page.goto('/m/register')
  const submit = page.getByRole('button', { name: 'Register' })
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('name'))
  const username = page.locator('[name=username]')

  const terms = page.getByLabel('I accept the terms of Suerte')
  expect(await terms.isChecked()).toBe(true)
  await terms.uncheck()
  expect(await submit.isDisabled()).toBe(true)
  await terms.check()

  await fillRegistration(page, 'NO', 'short')
  await submit.click()
  expect(await focused()).toBe('username')
  expect(await username.inputValue()).toBe('NO')
  expect(await page.locator('[aria-invalid=true]').count()).toBeGreaterThan(1)

  await fillRegistration(page, taken)
  await page.locator('[name=confirmPassword]').fill('another 123')
  await submit.click()
  await page.getByText('The two do not match.').waitFor()
  expect(await focused()).toBe('confirmPassword')

  await page.locator('[name=confirmPassword]').fill(PASSWORD)
  await solveWithoutPicture(page)
  await submit.click()
  await page.getByText('Sorry, the username already exists').waitFor()
  expect(await username.inputValue()).toBe(taken)
  expect(await page.locator('[name=password]').inputValue()).toBe(PASSWORD)

  await username.fill('fresh01')
  if (await page.getByRole('button', { name: 'Check without a picture' }).isVisible())
    await solveWithoutPicture(page)
  await submit.click()
  await page.waitForURL('**/m/home')
  await close()
})

test('[CASH-01] a transfer with a picture goes to the desk; what is no picture is refused in words', async () => {
  const account = await someAccount()
  const { page, close } = await house.newVisitor()
  await logIn(page, account)
  await page.goto('/m/voucherCenter')
  await page.getByRole('radio', { name: /Bank transfer/ }).check()
  await page.getByLabel('Amount').fill('5')
  await page.getByRole('button', { name: 'I have sent the money' }).click()
  await page.getByText('At least ¥10.00.').waitFor()
  await page.getByLabel('Amount').fill('250')
  await page.getByLabel('Remark').fill('from Ana')
  const files = page.locator('input[type=file]')
  await files.setInputFiles({ name: 'note.txt', mimeType: 'text/plain', buffer: Buffer.from('x') })
  await page.getByText('note.txt is not a png or jpg picture.').waitFor()
  await files.setInputFiles({ name: 'receipt.png', mimeType: 'image/png', buffer: PICTURE })
  await page.getByRole('button', { name: 'I have sent the money' }).click()
  await page.getByText('We are looking at your transfer').waitFor()
  await page.getByRole('tab', { name: 'Records' }).click()
  const row = page.getByRole('row').filter({ hasText: '¥250.00' })
  await row.getByText('In review').waitFor()
  await close()
})
