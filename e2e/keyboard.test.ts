import { newPlayer, PASSWORD } from '@suerte/server/testing/scenario.ts'
import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { dropSession, tooWide, visit } from './acts.ts'
import { openHouse, type House } from './house.ts'

let house: House
beforeAll(async () => {
  house = await openHouse({ languages: ['EN', 'QPS-RTL'] })
})
afterAll(() => house.close())
afterEach(() => expect(house.takeProblems()).toEqual([]))

const TABS_MAX = 60

/** What has the focus: the name of its field, or its words; and whether one can see that it has it. */
function focused(page: Page) {
  return page.evaluate(() => {
    const element = document.activeElement
    const around: Element[] = []
    for (let here = element; here && around.length < 4; here = here.parentElement) around.push(here)
    return {
      called: element?.getAttribute('name') ?? element?.textContent?.trim() ?? '',
      seen: around.some((one) => {
        const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(one)
        const outlined = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2
        return outlined || boxShadow.includes('0px 0px 0px 3px inset')
      }),
    }
  })
}

/** Goes on with Tab until the focus is there. */
async function tabTo(page: Page, called: string | RegExp) {
  const passed: string[] = []
  for (let tabs = 0; tabs < TABS_MAX; tabs++) {
    await page.keyboard.press('Tab')
    const here = await focused(page)
    const found = typeof called === 'string' ? here.called === called : called.test(here.called)
    passed.push(here.called)
    if (!found) continue
    // it may fade in
    const message = `the focus on ${here.called}`
    await expect.poll(async () => (await focused(page)).seen, { message }).toBe(true)
    return
  }
  throw new Error(`Tab never came to ${String(called)}, only to ${passed.join(', ')}`)
}

async function type(page: Page, field: string, text: string) {
  await tabTo(page, field)
  await page.keyboard.type(text)
}

test('by keyboard alone: register, log in, change the nickname', async () => {
  const { page, close } = await house.newVisitor({ colorScheme: 'dark' })
  await visit(page, '/m/register')
  await type(page, 'username', 'keysana')
  await type(page, 'password', PASSWORD)
  await type(page, 'confirmPassword', PASSWORD)
  await tabTo(page, /Check without a picture/)
  await page.keyboard.press('Enter')
  await page.getByText('Checked: you can go on.').waitFor()
  await tabTo(page, 'age')
  await page.keyboard.press('Space')
  await tabTo(page, /^Register$/)
  await page.keyboard.press('Enter')
  await page.waitForURL('**/m/home')

  await dropSession(page)
  await visit(page, '/m/login')
  await type(page, 'username', 'keysana')
  await type(page, 'password', PASSWORD)
  await page.keyboard.press('Enter')
  await page.waitForURL('**/m/home')
  await page.locator('html[data-alive]').waitFor()
  await tabTo(page, /^Members$/)
  await page.keyboard.press('Enter')
  await page.waitForURL('**/m/member/home')
  // the address is there before the screen: on a busy machine Tab would go round the frame alone
  await page.getByRole('link', { name: /^Nickname/ }).waitFor()
  await tabTo(page, /^Nickname/)
  await page.keyboard.press('Enter')
  await page.waitForURL('**/m/member/nickname')
  await page.locator('[name=nickname]').waitFor()
  await type(page, 'nickname', 'Keys')
  await page.keyboard.press('Enter')
  await page.getByText('Change saved').waitFor()
  await page.waitForURL('**/m/member/home')
  await page.getByRole('heading', { name: 'Keys' }).waitFor()
  await close()
})

test.each(['light', 'dark'] as const)(
  'from right to left, %s: log in, look around, change the nickname',
  async (colorScheme) => {
    const { account } = await (await newPlayer(house.server, '12.5')).get('GET /wps/member/info')
    const { page, close } = await house.newVisitor({ colorScheme })
    await page.context().addCookies([{ name: 'lang', value: 'QPS-RTL', url: house.server.url }])
    await visit(page, '/m/login')
    expect(await page.locator('html').getAttribute('dir')).toBe('rtl')
    await page.locator('[name=username]').fill(account)
    await page.locator('[name=password]').fill(PASSWORD)
    // the eye stands where the line ends, which is on the left
    const [field, eye] = await Promise.all([
      page.locator('[name=password]').boundingBox(),
      page.locator('[name=password] ~ * button, [name=password] ~ button').first().boundingBox(),
    ])
    expect((eye?.x ?? 0) - (field?.x ?? 0)).toBeLessThan((field?.width ?? 0) / 2)
    await page.locator('form [type=submit]').click()
    await page.waitForURL('**/m/home')
    await visit(page, '/m/member/home')
    expect(await tooWide(page)).toEqual([])
    const light = await page.evaluate(() => {
      const [red = 0, green = 0, blue = 0] =
        /(\d+), (\d+), (\d+)/.exec(getComputedStyle(document.body).color)?.slice(1).map(Number) ??
        []
      // dark words stand on a light page
      return red + green + blue < 382
    })
    expect(light).toBe(colorScheme === 'light')
    await page.locator('a[href$="/m/member/nickname"]').click()
    await page.waitForURL('**/m/member/nickname')
    await page.locator('[name=nickname]').fill('שלום')
    await page.locator('form [type=submit]').click()
    await page.waitForURL('**/m/member/home')
    await page.getByRole('heading', { name: 'שלום' }).waitFor()
    await close()
  },
)
