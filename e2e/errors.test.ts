import { readFileSync } from 'node:fs'
import { newOwner, newPlayer } from '@suerte/server/testing/scenario.ts'
import { setFlags } from '@suerte/server/testing/settings-acts.ts'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { fillRegistration, solveWithoutPicture, visit } from './acts.ts'
import { openHouse, type House } from './house.ts'
import { logIn } from './tour.ts'

let house: House
beforeAll(async () => {
  house = await openHouse()
})
afterAll(() => house.close())

/** The text catalogue of the specification: our id, and the test that gets the text out of a screen or a call. */
const catalogue: [text: string, id: string, file: string, mark: string][] = [
  [
    'Invalid invitation code',
    'refusal.invitation_code_error',
    'e2e/register.test.ts',
    'Invalid invitation code',
  ],
  [
    'You are not logged in, please login first',
    'refusal.not_logged_in',
    'server/src/modules/identity/accounts.test.ts',
    'not_logged_in',
  ],
  [
    'The account has been logged out, please log in again',
    'refusal.session_ended',
    'e2e/member.test.ts',
    'The account has been logged out',
  ],
  [
    'Verification code error',
    'refusal.code_wrong',
    'e2e/ways-in.test.ts',
    'Verification code error',
  ],
  [
    'Verification code error',
    'refusal.captcha_wrong',
    'server/src/modules/identity/accounts.test.ts',
    'captcha_wrong',
  ],
  [
    'Sorry, this account does not have permission or the feature is temporarily unavailable',
    'refusal.feature_off',
    'e2e/register.test.ts',
    'the feature is temporarily unavailable',
  ],
  [
    'Sorry, this account does not have permission or the feature is temporarily unavailable',
    'refusal.no_permission',
    'server/src/security/hostile.test.ts',
    'no_permission',
  ],
  [
    'Sorry, the user does not exist or is disabled',
    'refusal.account_disabled',
    'e2e/errors.test.ts',
    'a disabled account',
  ],
  [
    'Sorry, the username already exists',
    'refusal.username_taken',
    'e2e/register.test.ts',
    'Sorry, the username already exists',
  ],
  [
    'Account format, password format and e-mail format are incorrect',
    'refusal.format_invalid',
    'server/src/modules/identity/accounts.test.ts',
    'format_invalid',
  ],
  [
    'Name format is not valid',
    'refusal.name_invalid',
    'e2e/register.test.ts',
    'Name format is not valid',
  ],
  [
    'The mobile num is not valid',
    'refusal.mobile_invalid',
    'e2e/ways-in.test.ts',
    'The mobile num is not valid',
  ],
  ['Referrer link error', 'refusal.referrer_invalid', 'e2e/errors.test.ts', 'a link of nobody'],
  ['Unknown error', 'refusal.unknown_error', 'e2e/errors.test.ts', 'an answer that is none'],
  [
    'The requested url is empty',
    'refusal.not_found',
    'server/src/modules/lottery/place-bet.test.ts',
    'not_found',
  ],
  [
    'System upgrading, please try again later',
    'refusal.upgrading',
    'server/src/modules/settings/switches.test.ts',
    'upgrading',
  ],
  [
    'Loading failed, click to retry',
    'shell.screenErrorText',
    'e2e/errors.test.ts',
    'code that does not arrive',
  ],
  [
    'Access restricted by IP or location',
    'gate.region.title',
    'e2e/shell.test.ts',
    'Access restricted',
  ],
  [
    'Platform under maintenance',
    'gate.maintenance.title',
    'e2e/shell.test.ts',
    'Platform under maintenance',
  ],
]

describe('[SYS-06] the text catalogue', () => {
  const read = (file: string) => readFileSync(new URL(`../${file}`, import.meta.url), 'utf8')
  const english = read('web/src/locales/en.po')
  test.each(catalogue)('%s (%s)', (text, id, file, mark) => {
    expect(english).toContain(`msgid "${id}"\nmsgstr "${text}`)
    expect(read(file)).toContain(mark)
  })
})

describe('[SYS-06] on the screens', () => {
  afterEach(() => expect(house.takeProblems()).toEqual([]))

  test('a disabled account is told so, and what to do', async () => {
    const { account } = await (await newPlayer(house.server)).get('GET /wps/member/info')
    const { client } = await newOwner(house.server)
    const found = await client.get('GET /relay/console/members', { query: { search: account } })
    await client.get('POST /relay/console/members/:id/disable', {
      params: { id: found.content[0]?.id ?? '' },
      body: { disabled: true, reason: 'a test of the text' },
    })
    const { page, close } = await house.newVisitor()
    await visit(page, '/m/login')
    await page.locator('[name=username]').fill(account)
    await page.locator('[name=password]').fill('correct horse 7')
    await page.locator('form [type=submit]').click()
    await page.getByText('Sorry, the user does not exist or is disabled').waitFor()
    await close()
  })

  test('a link of nobody: the registration says that it leads nowhere', async () => {
    await setFlags(house.server, { USERNAMEREG3: true })
    const { page, close } = await house.newVisitor()
    await visit(page, '/m/register?recommenderId=nobody')
    await fillRegistration(page, 'linkana')
    await solveWithoutPicture(page)
    await page.getByRole('button', { name: 'Register', exact: true }).click()
    await page.getByText('Referrer link error').waitFor()
    await close()
  })
})

describe('[SYS-06] without an answer', () => {
  // what the network could not do stands in the browser's log: that is the subject here
  afterEach(() => void house.takeProblems())

  test('an answer that is none is an unknown error, and a tap asks again', async () => {
    const { account } = await (await newPlayer(house.server)).get('GET /wps/member/info')
    const { page, close } = await house.newVisitor()
    await logIn(page, account)
    await page.route('**/wps/member/sessions', (route) =>
      route.fulfill({ status: 500, body: 'no json' }),
    )
    await visit(page, '/m/member/devices')
    await page.getByText('This could not be loaded').waitFor()
    await page.getByText('Unknown error').waitFor()
    await page.unroute('**/wps/member/sessions')
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.getByText('This device').waitFor()
    await close()
  })

  test('code that does not arrive: the screen says so, and a tap loads it', async () => {
    const { page, close } = await house.newVisitor()
    await visit(page, '/m/login')
    await page.route('**/assets/Forget*.js', (route) => route.abort())
    await page.getByRole('link', { name: 'Forgot your password?' }).click()
    await page.getByText('Loading failed, click to retry').waitFor()
    await page.unroute('**/assets/Forget*.js')
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.getByText('Set a new password').waitFor()
    await close()
  })

  test('offline: the page says so, keeps what was typed, and goes on when the network is back', async () => {
    const { account } = await (await newPlayer(house.server)).get('GET /wps/member/info')
    const { page, close } = await house.newVisitor()
    await logIn(page, account)
    await visit(page, '/m/member/nickname')
    const field = page.locator('[name=nickname]')
    await field.fill('Lucía')
    await page.context().setOffline(true)
    await page.getByText('You are offline. What you see may be out of date.').waitFor()
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByText('No connection. Check your network, then try again.').waitFor()
    expect(await field.inputValue()).toBe('Lucía')
    await page.context().setOffline(false)
    await page.getByText('You are offline.').waitFor({ state: 'hidden' })
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByText('Change saved').waitFor()
    await close()
  })
})
