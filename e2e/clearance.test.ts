import { newOwner, newPlayer } from '@suerte/server/testing/scenario.ts'
import { setSite } from '@suerte/server/testing/settings-acts.ts'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { agree, visit } from './acts.ts'
import { openHouse, type House } from './house.ts'
import { logIn } from './tour.ts'

let house: House
let owner: Awaited<ReturnType<typeof newOwner>>
beforeAll(async () => {
  house = await openHouse()
  owner = await newOwner(house.server)
})
afterAll(() => house.close())
afterEach(() => expect(house.takeProblems()).toEqual([]))

test('[K-02] identity comes first where the site asks for it: told, sent, checked, and in', async () => {
  await setSite(house.server, { identityCheck: true })
  const player = await newPlayer(house.server)
  const { account, id } = await player.get('GET /wps/member/info')
  const { page, close } = await house.newVisitor()
  await logIn(page, account)
  await visit(page, '/m/voucherCenter')
  await page.getByText('Your identity comes first').waitFor()
  await page.getByRole('link', { name: 'Identity' }).click()
  await page.waitForURL('**/m/member/identity')
  await page.locator('[name=name]').fill('Ana Prueba')
  await page.locator('[name=birthDate]').fill('2020-01-01')
  await page.locator('[name=address]').fill('Calle de la Luna 7, Toledo')
  await page.locator('[name=idNumber]').fill('X1234567')
  await page.getByRole('button', { name: 'Send for checking' }).click()
  await page.getByText('You must be 18 or older.').waitFor()
  await page.locator('[name=birthDate]').fill('1990-01-01')
  await page.getByRole('button', { name: 'Send for checking' }).click()
  await page.getByText('Being checked').waitFor()
  expect(await page.getByText('X1234567').count()).toBe(0)

  await owner.client.get('POST /relay/console/identities/:id', {
    params: { id },
    body: { verdict: 'verified', reason: 'the documents fit' },
  })
  // the open page hears of it
  await page.getByText('Verified', { exact: true }).waitFor()
  await visit(page, '/m/voucherCenter')
  await page.getByRole('radio', { name: /Sandbox Pay/ }).waitFor()
  await close()
  await setSite(house.server, { identityCheck: false })
})

test('[K-01] a document that changed is agreed to again before money comes in', async () => {
  const player = await newPlayer(house.server)
  const { account } = await player.get('GET /wps/member/info')
  const { page, close } = await house.newVisitor()
  await logIn(page, account)
  await visit(page, '/m/voucherCenter')
  await page.getByRole('radio', { name: /Sandbox Pay/ }).check()
  await page.getByLabel('Amount').fill('60')
  await owner.client.get('POST /relay/console/documents', {
    body: {
      kind: 'funds',
      version: '2026-12',
      title: 'How your money is protected',
      body: '<p>In a bank account of its own.</p>',
      reason: 'a new bank',
    },
  })
  await page.getByRole('button', { name: 'Go on to Sandbox Pay' }).click()
  const sheet = page.getByRole('dialog', { name: 'Please read and agree' })
  await sheet.getByText('Version 2026-12').waitFor()
  expect(await sheet.getByRole('checkbox').count()).toBe(1)
  await sheet.getByRole('button', { name: 'Agree and go on' }).click()
  await sheet.getByText('Tick this to go on.').waitFor()
  await agree(page)
  await page.getByText('Pay your order').waitFor()
  await close()
})
