import { newOwner, newPlayer } from '@suerte/server/testing/scenario.ts'
import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { confirmByPassword, dropSession, visit } from './acts.ts'
import { DESKTOP, openHouse, type House } from './house.ts'
import { logIn, logInAtDesk } from './tour.ts'

let house: House
beforeAll(async () => {
  house = await openHouse()
})
afterAll(() => house.close())
afterEach(() => expect(house.takeProblems()).toEqual([]))

/** A device of Chromium's own that holds passkeys; `verified` is whether its user shows a finger. */
async function addDevice(page: Page) {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('WebAuthn.enable', { enableUI: false })
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return {
    /** Whether its user answers it. */
    present: (enabled: boolean) =>
      cdp.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled }),
    verified: (isUserVerified: boolean) =>
      cdp.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }),
    credentials: async () =>
      (await cdp.send('WebAuthn.getCredentials', { authenticatorId })).credentials,
  }
}

test('[LOGIN-02] a passkey is added in the member center, signs in, confirms, and is removed', async () => {
  const player = await newPlayer(house.server)
  const { account } = await player.get('GET /wps/member/info')
  const { page, close } = await house.newVisitor()
  const device = await addDevice(page)
  await logIn(page, account)
  await visit(page, '/m/member/passkeys')
  await page.getByText('No passkey yet').waitFor()
  await page.locator('[name=name]').fill('My pocket')
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await page.getByRole('listitem').filter({ hasText: 'My pocket' }).waitFor()
  const [made] = await device.credentials()
  expect(made).toMatchObject({ isResidentCredential: true, rpId: 'localhost' })

  await dropSession(page)
  // the username field asks in the background: nobody answers it there
  await device.present(false)
  await visit(page, '/m/login')
  const use = page.getByRole('button', { name: 'Use a passkey' })
  await use.click()
  await device.present(true)
  await page.waitForURL('**/m/home')
  await page.getByText(account).first().waitFor()

  await house.server.clock.advance(11 * 60_000)
  await visit(page, '/m/member/passkeys')
  await page.getByText(/^Last used/).waitFor()
  await page.getByRole('button', { name: 'Remove My pocket' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
  await page.getByRole('dialog', { name: 'Confirm that it is you' }).waitFor()
  await page.getByRole('radio', { name: 'Passkey' }).check()
  await page.getByRole('button', { name: 'Use a passkey' }).click()
  await page.getByText('No passkey yet').waitFor()

  // the device still offers it; the house does not know it any more
  await dropSession(page)
  await device.present(false)
  await visit(page, '/m/login')
  await use.click()
  await device.present(true)
  await page.getByText('This passkey was not accepted. Use another way.').waitFor()
  await close()
})

test('[LOGIN-02] a device that did not check its user lets nobody in', async () => {
  const player = await newPlayer(house.server)
  const { account } = await player.get('GET /wps/member/info')
  const { page, close } = await house.newVisitor()
  const device = await addDevice(page)
  await logIn(page, account)
  await house.server.clock.advance(11 * 60_000)
  await visit(page, '/m/member/passkeys')
  await page.locator('[name=name]').fill('Somebody')
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await confirmByPassword(page)
  await page.getByRole('listitem').filter({ hasText: 'Somebody' }).waitFor()
  await dropSession(page)
  await device.verified(false)
  await visit(page, '/m/login')
  await page.getByRole('button', { name: 'Use a passkey' }).click()
  await expect
    .poll(() => page.getByRole('button', { name: 'Use a passkey' }).getAttribute('aria-busy'))
    .not.toBe('true')
  expect(new URL(page.url()).pathname).toBe('/m/login')
  await close()
})

test('[LOGIN-02] an operator adds a passkey with the six digits, signs in with it, and takes it off', async () => {
  const owner = await newOwner(house.server)
  const { page, close } = await house.newVisitor({ viewport: DESKTOP, hasTouch: false })
  await addDevice(page)
  await logInAtDesk(house, page, owner)
  await page.goto('/console/security')
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  const sheet = page.getByRole('dialog', { name: 'Add a passkey' })
  await sheet.locator('[name=name]').fill('Desk key')
  await sheet.locator('[name=code]').fill('000000')
  await sheet.getByRole('button', { name: 'Make the passkey' }).click()
  await sheet.getByText('The six digits are not right or were already used.').waitFor()
  await house.server.clock.advance(30_000)
  await sheet.locator('[name=code]').fill(owner.code())
  await sheet.getByRole('button', { name: 'Make the passkey' }).click()
  await page.getByText('The passkey works from now on.').waitFor()
  await page.getByText('Never used').waitFor()

  await page.context().clearCookies()
  await page.goto('/console/login')
  await page.getByRole('button', { name: 'Use a passkey' }).click()
  await page.waitForURL('**/console/')
  await page.goto('/console/security')
  await page.getByText(/^Last used/).waitFor()
  await page.getByRole('button', { name: 'Remove: Desk key' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
  await page.getByText('No passkey yet').waitFor()
  await close()
})
