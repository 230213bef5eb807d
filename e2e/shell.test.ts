import { newOwner, newPlayer } from '@suerte/server/testing/scenario.ts'
import type { TestClient } from '@suerte/server/testing/test-client.ts'
import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { openHouse, type House } from './house.ts'
import { logIn } from './tour.ts'

let house: House
beforeAll(async () => {
  house = await openHouse()
})
afterAll(() => house.close())
afterEach(() => expect(house.takeProblems()).toEqual([]))

const homeHeading = (page: Page) =>
  page.getByRole('heading', { name: 'Suerte, the night market of luck' })
const tabs = (page: Page) => page.getByRole('navigation', { name: 'Main' })
const alive = (page: Page) => page.locator('html[data-alive]').waitFor()

test('[ROUTE-01] every home address and every unknown one shows Home', async () => {
  const { page, close } = await house.newVisitor()
  const homes = ['/', '/m', '/m/', '/m/index', '/m/index.html', '/m/home']
  for (const path of [...homes, '/m/nothing', '/m/nothing/at/all']) {
    const answer = await page.goto(path)
    expect(answer?.status(), path).toBe(200)
    await homeHeading(page).waitFor()
    expect(await page.title(), path).toBe('Home · Suerte')
  }
  await close()
})

test('[LAY-01] [LAY-02] [LAY-04] header, tab bar, way back and title of the screens', async () => {
  const { page, close } = await house.newVisitor()
  const screens = [
    { path: '/m/home', title: 'Home', header: true, tabs: true, back: undefined },
    { path: '/m/login', title: 'Log in', header: false, tabs: false, back: 'Back to Home' },
    { path: '/m/register', title: 'Register', header: false, tabs: false, back: 'Back to Home' },
    { path: '/m/trail', title: 'Free trial', header: true, tabs: true, back: 'Back to Home' },
    { path: '/m/verify', title: 'Check a draw', header: true, tabs: true, back: 'Back' },
  ]
  for (const screen of screens) {
    await page.goto(screen.path)
    await alive(page)
    expect(await page.title(), screen.path).toBe(`${screen.title} · Suerte`)
    expect(await page.getByRole('banner').count(), screen.path).toBe(Number(screen.header))
    expect(await tabs(page).count(), screen.path).toBe(Number(screen.tabs))
    const back = page.getByRole('button', { name: /^Back/ })
    expect(await back.count(), screen.path).toBe(screen.back ? 1 : 0)
    if (screen.back) expect((await back.innerText()).trim(), screen.path).toBe(screen.back)
  }
  await close()
})

test('[LAY-04] back leads to Home from the ways in, one step back elsewhere', async () => {
  const { page, close } = await house.newVisitor()
  await page.goto('/m/home')
  await page.getByRole('link', { name: /^Try for free/ }).click()
  await page.getByRole('link', { name: 'Register now' }).click()
  await page.waitForURL('**/m/register')
  await page.getByRole('button', { name: 'Back to Home' }).click()
  await page.waitForURL('**/m/home')
  await tabs(page).getByRole('link', { name: 'Members' }).click()
  await page.waitForURL('**/m/login')
  await page.goto('/m/trail')
  await page.goto('/m/home')
  await page.getByRole('link', { name: /^Every draw can be checked.*own phone/ }).click()
  await page.waitForURL('**/m/verify')
  await page.getByRole('button', { name: 'Back', exact: true }).click()
  await page.waitForURL('**/m/home')
  await close()
})

test('[LAY-06] a page fades in for 300 ms; a swipe from the edge goes back without it', async () => {
  const { page, close } = await house.newVisitor({ reducedMotion: 'no-preference' })
  const fadeMs = () =>
    page.locator('main').evaluate((main) => {
      const { animationName, animationDuration } = getComputedStyle(main)
      return animationName === 'none' ? 0 : Number.parseFloat(animationDuration) * 1000
    })
  await page.goto('/m/home')
  await alive(page)
  const toVerify = page.getByRole('link', { name: /^Every draw can be checked.*own phone/ })
  await toVerify.click()
  await page.waitForURL('**/m/verify')
  expect(await fadeMs()).toBe(300)

  await swipe(page, 4, 94)
  await page.waitForTimeout(300)
  expect(new URL(page.url()).pathname, 'too short').toBe('/m/verify')
  await swipe(page, 60, 300)
  await page.waitForTimeout(300)
  expect(new URL(page.url()).pathname, 'not from the edge').toBe('/m/verify')
  await swipe(page, 4, 130)
  await page.waitForURL('**/m/home')
  expect(await fadeMs()).toBe(0)
  await close()
})

/** A finger across the screen at half its height. */
async function swipe(page: Page, fromPx: number, toPx: number) {
  const touch = await page.context().newCDPSession(page)
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
    touch.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: x === undefined ? [] : [{ x, y: 420 }],
    })
  await send('touchStart', fromPx)
  for (let step = 1; step <= 4; step++)
    await send('touchMove', fromPx + ((toPx - fromPx) * step) / 4)
  await send('touchEnd')
  await touch.detach()
}

test('[HOME-08] the navigation strip: ways in for guests, money for members', async () => {
  const { page, close } = await house.newVisitor()
  const strip = page.getByRole('navigation', { name: 'Start here' }).getByRole('link')
  await page.goto('/m/home')
  expect(await strip.allInnerTexts()).toEqual(['Register', 'Log in'])
  await logIn(page, await accountOf(await newPlayer(house.server)))
  await strip.filter({ hasText: 'Withdraw' }).waitFor()
  expect(await strip.allInnerTexts()).toEqual(['Deposit', 'Withdraw'])
  await close()
})

test('[SYS-05] amounts carry symbol, groups and two decimals; they can be hidden', async () => {
  const { page, close } = await house.newVisitor()
  await logIn(page, await accountOf(await newPlayer(house.server, '12345.5')))
  await page.getByRole('banner').getByText('¥12,345.50').waitFor()
  await page.getByText('All amounts are in ¥ (CNY).').waitFor()
  await page.getByRole('button', { name: 'Hide the balance' }).click()
  expect(await page.getByText('12,345').count()).toBe(0)
  await page.reload()
  await page.getByRole('button', { name: 'Show the balance' }).click()
  await page.getByRole('banner').getByText('¥12,345.50').waitFor()
  await close()
})

test('[SYS-01] [SYS-02] the gate closes and opens open pages as the operator says', async () => {
  const owner = (await newOwner(house.server)).client
  const { page, close } = await house.newVisitor({ gated: true })
  await page.goto('/m/home')
  await alive(page)
  const kept = () => page.evaluate(() => localStorage.getItem('systemStatus'))
  expect(await kept()).toBe('0')

  await change(owner, { maintenance: true })
  await page.getByRole('heading', { name: 'Platform under maintenance' }).first().waitFor()
  expect((await page.goto('/m/verify'))?.status()).toBe(503)
  await page.getByRole('heading', { name: 'Platform under maintenance' }).first().waitFor()
  expect(await tabs(page).count()).toBe(0)
  expect(await kept()).toBe('1')

  await change(owner, { regionBlocklist: ['127.', '::1'] })
  await page.reload()
  await page.getByRole('heading', { name: 'Platform under maintenance' }).first().waitFor()
  await change(owner, { maintenance: false })
  expect((await page.goto('/m/home'))?.status()).toBe(451)
  await page.getByRole('heading', { name: 'Access restricted' }).first().waitFor()
  expect(await kept()).toBe('2')

  await change(owner, { regionBlocklist: [] })
  await page.getByRole('button', { name: 'Try again' }).click()
  await homeHeading(page).waitFor()
  await close()
})

async function change(
  owner: TestClient,
  part: { maintenance?: boolean; regionBlocklist?: string[] },
) {
  const { settings } = await owner.get('GET /relay/console/settings')
  await owner.get('PUT /relay/console/settings', {
    body: { settings: { ...settings, ...part }, reason: 'a test of the gate' },
  })
}

async function accountOf(player: TestClient): Promise<string> {
  return (await player.get('GET /wps/member/info')).account
}
