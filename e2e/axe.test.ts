import { setSite } from '@suerte/server/testing/settings-acts.ts'
import axe from 'axe-core'
import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { tooWide } from './acts.ts'
import { DESKTOP, openHouse, PHONE, SMALL_PHONE, type House } from './house.ts'
import {
  deskDoors,
  deskScreens,
  frameScreens,
  guestScreens,
  memberScreens,
  trialScreens,
  type Shown,
} from './screens.ts'
import { fillHouse, logIn, logInAtDesk, watchCalls, type Facts } from './tour.ts'

const LEVELS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

let house: House
let facts: Facts
beforeAll(async () => {
  house = await openHouse({ languages: ['EN', 'QPS-LONG', 'QPS-RTL'] })
  facts = await fillHouse(house)
})
afterAll(() => house.close())
afterEach(() => expect(house.takeProblems()).toEqual([]))

type Scheme = { scheme: 'light' | 'dark'; rules: 'all' | 'colours' }

/** In the other direction and colours nothing but a mistake may differ: there one look is enough. */
const looksOf: Readonly<Record<string, Scheme[]>> = {
  EN: [
    { scheme: 'light', rules: 'all' },
    { scheme: 'dark', rules: 'colours' },
  ],
  'QPS-RTL': [{ scheme: 'dark', rules: 'all' }],
}

/** What axe finds in the colours of this language. */
async function violations(page: Page, lang: string, calm: () => Promise<void>): Promise<string[]> {
  // what stands still at the bottom covers nothing when the whole page fits
  const heightPx = await page.evaluate(() => document.documentElement.scrollHeight)
  const { width, height } = page.viewportSize() ?? PHONE
  await page.setViewportSize({ width, height: Math.max(height, heightPx + 200) })
  await page.evaluate(axe.source)
  const found: string[] = []
  for (const { scheme, rules } of looksOf[lang] ?? []) {
    await page.emulateMedia({ colorScheme: scheme })
    await calm()
    const runOnly =
      rules === 'all'
        ? { type: 'tag' as const, values: LEVELS }
        : { type: 'rule' as const, values: ['color-contrast'] }
    const { violations: broken } = await page.evaluate(
      // the script above put it there
      (options) => (globalThis as unknown as { axe: typeof axe }).axe.run(document, options),
      { runOnly, resultTypes: ['violations' as const], iframes: false },
    )
    for (const { id, nodes } of broken)
      for (const { target, any, failureSummary } of nodes)
        found.push(
          `${scheme}: ${id}: ${target.join(' ')}: ${any[0]?.message ?? failureSummary ?? ''}`,
        )
  }
  await page.emulateMedia({ colorScheme: 'light' })
  await page.setViewportSize({ width, height })
  return found
}

/** The cascade layers as they were first named: pieces of a build arrive in any order, the layers may not. */
async function layersOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const names = [...document.styleSheets].flatMap((sheet) =>
      [...sheet.cssRules].flatMap((rule) => {
        if (rule instanceof CSSLayerStatementRule) return [...rule.nameList]
        return rule instanceof CSSLayerBlockRule ? [rule.name] : []
      }),
    )
    return [...new Set(names)]
  })
}

type Look = { lang: string; axe: boolean; wide: boolean }

/** Walks over the screens on one page; everything that is wrong is told at the end. */
async function walk(page: Page, screens: readonly Shown[], look: Look) {
  const calm = watchCalls(page)
  const found: string[] = []
  for (const { name, path, act, foreign = false } of screens) {
    const url = new URL(path, house.server.url)
    url.searchParams.set('lang', look.lang)
    const here = `${name} (${look.lang})`
    try {
      // an address that differs by its fragment alone would not be loaded anew
      if (url.hash) await page.goto('about:blank')
      await page.goto(url.href)
      await calm()
      if (act) await act(page)
      await calm()
    } catch (error) {
      found.push(`${here}: ${String(error)}`)
      continue
    }
    if (process.env['SHOTS'])
      await page.screenshot({
        path: `${process.env['SHOTS']}/${look.lang}-${page.viewportSize()?.width ?? 0}-${name.replaceAll(/\W+/g, '-')}.png`,
      })
    if (!foreign)
      expect(await layersOf(page), here).toEqual(['reset', 'tokens', 'base', 'ui', 'screen'])
    const wide = look.wide ? [] : await tooWide(page)
    const broken = look.axe ? await violations(page, look.lang, calm) : []
    found.push(...[...wide, ...broken].map((text) => `${here}: ${text}`))
  }
  expect(found).toEqual([])
}

describe.each([
  { lang: 'EN', axe: true, viewport: PHONE },
  { lang: 'QPS-RTL', axe: true, viewport: PHONE },
  { lang: 'QPS-LONG', axe: false, viewport: SMALL_PHONE },
])('$lang', ({ lang, axe, viewport }) => {
  const look = { lang, axe, wide: false }
  async function visit(work: (page: Page) => Promise<void>) {
    const { page, close } = await house.newVisitor({ viewport })
    await page.context().addCookies([{ name: 'lang', value: lang, url: house.server.url }])
    await work(page)
    await close()
  }

  test('screens of guests', () => visit((page) => walk(page, guestScreens, look)))
  test('screens of trials', () =>
    visit(async (page) => {
      await page.goto('/m/trail')
      await page.locator('html[data-alive]').waitFor()
      await page.locator('main button').first().click()
      await page.waitForURL('**/m/home')
      await walk(page, trialScreens, look)
    }))
  test('screens of members', () =>
    visit(async (page) => {
      await logIn(page, facts.account)
      await walk(page, memberScreens(facts), look)
    }))
  test('screens of the game', () =>
    visit(async (page) => {
      await logIn(page, facts.account)
      await page.goto('/m/startLottery?gameId=SSC1M&playType=trad')
      // what the frame keeps for its tab serves the same address on its own
      await page.frameLocator('iframe').locator('#sum').waitFor()
      await house.freshNumero()
      await walk(page, frameScreens, look)
    }))
  test('screens of the desk', () =>
    visit(async (page) => {
      await walk(page, deskDoors(facts), look)
      await logInAtDesk(house, page, facts.owner)
      await walk(page, deskScreens(facts), look)
    }))
})

test('the base layout of the member center', async () => {
  await setSite(house.server, { mobileTemplate: { mem_cen: 0, dep_func: 1 } })
  const { page, close } = await house.newVisitor()
  await logIn(page, facts.account)
  const screens = [{ name: 'member, base layout', path: '/m/member/home' }]
  for (const lang of ['EN', 'QPS-RTL']) await walk(page, screens, { lang, axe: true, wide: false })
  await close()
  await setSite(house.server, { mobileTemplate: { mem_cen: 1, dep_func: 1 } })
})

test('the desk on a desktop', async () => {
  const { page, close } = await house.newVisitor({ viewport: DESKTOP, hasTouch: false })
  await logInAtDesk(house, page, facts.owner)
  const some = /, (today|deposit|approve|members|settings)$/
  const screens = deskScreens(facts).filter(({ name }) => some.test(name))
  await walk(page, screens, { lang: 'EN', axe: true, wide: true })
  await close()
})

test('the closed site', async () => {
  const { page, close } = await house.newVisitor({ gated: true })
  const { client } = facts.owner
  const { settings } = await client.get('GET /relay/console/settings')
  const maintenance = { maintenance: true, regionBlocklist: [] }
  const region = { maintenance: false, regionBlocklist: ['127.', '::1'] }
  for (const part of [maintenance, region]) {
    await client.get('PUT /relay/console/settings', {
      body: { settings: { ...settings, ...part }, reason: 'to look at its page' },
    })
    const gate = [{ name: part.maintenance ? 'maintenance' : 'region', path: '/m/home' }]
    for (const lang of ['EN', 'QPS-RTL']) await walk(page, gate, { lang, axe: true, wide: false })
  }
  await close()
})
