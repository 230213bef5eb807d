import { otpCode } from '@suerte/server/testing/scenario.ts'
import type { Page } from 'playwright-core'
import type { House } from './house.ts'

const PASSWORD = 'a long operator password'
/** A code works once: the next one is of the next time step. */
const CODE_STEP_MS = 30_000

/** Joins the desk by a one-time link and signs in, in the browser. */
export async function joinDesk(house: House, page: Page, link: string, username: string) {
  const { server } = house
  await page.goto(link)
  const name = page.locator('[name=username]')
  if ((await name.inputValue()) === '') await name.fill(username)
  await page.locator('[name=password]').fill(PASSWORD)
  const secret = (await page.locator('code').innerText()).replaceAll(' ', '')
  await page.locator('[name=code]').fill(otpCode(server, secret))
  await page.getByRole('button', { name: 'Join the desk' }).click()
  await page.getByText('You are in.').waitFor()
  await server.clock.advance(CODE_STEP_MS)
  await page.locator('[name=username]').fill(username)
  await page.locator('[name=password]').fill(PASSWORD)
  await page.locator('[name=code]').fill(otpCode(server, secret))
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.getByRole('heading', { name: 'Today' }).waitFor()
}

/** Invites somebody; gives the one-time link, which is shown once. */
export async function inviteColleague(page: Page, username: string, role: string) {
  await page.goto('/console/operators')
  await page.getByRole('button', { name: 'Invite' }).click()
  const sheet = page.getByRole('dialog', { name: 'Invite' })
  await sheet.getByLabel('Username').fill(username)
  await sheet.getByRole('checkbox', { name: role }).check()
  await sheet.getByLabel('Reason').fill('a second pair of eyes')
  await sheet.getByRole('button', { name: 'Make the link' }).click()
  return sheet.locator('code').innerText()
}
