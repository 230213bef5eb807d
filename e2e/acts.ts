import { PASSWORD } from '@suerte/server/testing/scenario.ts'
import type { FrameLocator, Page } from 'playwright-core'

/** What people do on the site, by what they see. */

export async function solveWithoutPicture(page: Page) {
  await page.getByRole('button', { name: 'Check without a picture' }).click()
  await page.getByText('Checked: you can go on.').waitFor()
}

export async function fillRegistration(page: Page, username: string, password = PASSWORD) {
  await page.locator('[name=username]').fill(username)
  await page.locator('[name=password]').fill(password)
  await page.locator('[name=confirmPassword]').fill(password)
  await page.getByLabel('I am 18 or older').check()
}

export async function register(page: Page, username: string) {
  await page.goto('/m/register')
  await fillRegistration(page, username)
  await solveWithoutPicture(page)
  await page.getByRole('button', { name: 'Register' }).click()
  await page.waitForURL('**/m/home')
}

/** Goes to an address and waits until the page answers to taps. */
export async function visit(page: Page, path: string) {
  await page.goto(path)
  await page.locator('html[data-alive]').waitFor()
}

/** Says yes to every document that the sheet in front asks about. */
export async function agree(page: Page) {
  const sheet = page.getByRole('dialog', { name: 'Please read and agree' })
  await sheet.getByRole('checkbox').first().waitFor()
  for (const box of await sheet.getByRole('checkbox').all()) await box.check()
  await sheet.getByRole('button', { name: 'Agree and go on' }).click()
  await sheet.waitFor({ state: 'hidden' })
}

/** Answers "Confirm that it is you" with the password. */
export async function confirmByPassword(page: Page, password = PASSWORD) {
  const sheet = page.getByRole('dialog', { name: 'Confirm that it is you' })
  await sheet.locator('[name=password]').fill(password)
  await sheet.getByRole('button', { name: 'Confirm', exact: true }).click()
  await sheet.waitFor({ state: 'hidden' })
}

/** The name of the field that has the focus. */
export function focusedName(page: Page): Promise<string | null | undefined> {
  return page.evaluate(() => document.activeElement?.getAttribute('name'))
}

/** Pays in through the gateway: the amount here, the payment on the gateway's own page, and back. */
export async function payIn(page: Page, amount: string, { first = false } = {}) {
  await page.goto('/m/voucherCenter')
  if (first) await agree(page)
  await page.getByRole('radio', { name: /Sandbox Pay/ }).check()
  await page.getByLabel('Amount').fill(amount)
  await page.getByRole('button', { name: 'Go on to Sandbox Pay' }).click()
  await page.getByRole('button', { name: 'Pay now' }).click()
  await page.getByText('Your deposit is there').waitFor()
}

/** Opens a game from home; gives the frame it plays in. */
export async function openGame(page: Page, name: string): Promise<FrameLocator> {
  await page.goto('/m/home')
  await page.getByRole('listitem').filter({ hasText: name }).getByRole('link').click()
  const frame = page.frameLocator('iframe')
  await frame.getByRole('button', { name: /^Balance / }).waitFor()
  return frame
}

/** The text of every value in a list of facts, by its name. */
export async function factsOf(page: Page | FrameLocator, name: string): Promise<string> {
  const term = page.getByRole('term').filter({ hasText: new RegExp(`^${name}$`) })
  const value = term.locator('xpath=following-sibling::dd[1]')
  return (await value.innerText()).trim()
}

/** What is wider than the window, on this page and in the frames on it. */
export async function tooWide(page: Page): Promise<string[]> {
  const found: string[] = []
  for (const frame of page.frames()) {
    const here = await frame.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement
      if (scrollWidth <= clientWidth) return []
      return [...document.querySelectorAll('body *')]
        .filter((element) => {
          const { width, left, right } = element.getBoundingClientRect()
          return width > 0 && (right > clientWidth + 1 || left < -1)
        })
        .map(
          ({ tagName, className, textContent }) =>
            `too wide: ${tagName}.${className} ${textContent.slice(0, 40)}`,
        )
        .slice(-4)
    })
    found.push(...here)
  }
  return found
}

/** Chooses the country of a mobile number by a search. */
export async function pickCountry(page: Page, search: string, name: string) {
  await page.getByRole('button', { name: /^Country code/ }).click()
  const sheet = page.getByRole('dialog', { name: 'Country of the number' })
  await sheet.getByRole('searchbox').fill(search)
  await sheet.getByRole('button', { name: new RegExp(`^${name}`) }).click()
  await sheet.waitFor({ state: 'hidden' })
}

/** What the browser keeps by a name. */
export function kept(page: Page, key: string): Promise<string | null> {
  return page.evaluate((name) => localStorage.getItem(name), key)
}

/** This browser forgets that somebody is signed in; the session itself goes on. */
export function dropSession(page: Page): Promise<void> {
  return page.evaluate(() => localStorage.removeItem('MC_SESSION_INFO'))
}
