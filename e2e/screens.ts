import type { Page } from 'playwright-core'
import { LOST } from './house.ts'
import type { Facts } from './tour.ts'

/** Every screen in every state worth a look, reached without reading a word: it is walked in any language. */
export type Shown = {
  name: string
  path: string
  act?: (page: Page) => Promise<void>
  /** Drawn without our styles. */
  foreign?: true
}

const FRAME = '/m/lotto-h5/mui1/trad/games/SSC1M'

const submit = async (page: Page) => {
  await page.locator('form [type=submit]').last().click()
}
const press = (selector: string) => async (page: Page) => {
  await page.locator(selector).first().click()
}

/** The browser says that there is no network. */
async function goOffline(page: Page) {
  await page.evaluate(() => {
    Object.defineProperty(navigator, 'onLine', { value: false })
    window.dispatchEvent(new Event('offline'))
  })
}

/** The code of the next screen is not what it was asked for. */
async function loseCode(page: Page) {
  const code = '**/assets/Forget*.js'
  await page.route(code, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: `throw new Error('${LOST}')` }),
  )
  await page.locator('a[href="/m/forget"]').click()
  await page.locator('main button').first().waitFor()
  await page.unroute(code)
}

export const guestScreens: readonly Shown[] = [
  { name: 'home', path: '/m/home' },
  { name: 'login', path: '/m/login' },
  { name: 'login, nothing typed', path: '/m/login', act: submit },
  {
    name: 'login, refused with captcha',
    path: '/m/login',
    async act(page) {
      await page.locator('[name=username]').fill('nobody01')
      await page.locator('[name=password]').fill('wrong 1234')
      await submit(page)
      await page.locator('[name=captcha]').waitFor()
    },
  },
  { name: 'register', path: '/m/register' },
  { name: 'register, nothing typed', path: '/m/register', act: submit },
  {
    name: 'register, by mobile number',
    path: '/m/register',
    act: (page) => page.locator('[role=radio]').last().click(),
  },
  {
    name: 'register, terms sheet',
    path: '/m/register',
    async act(page) {
      await page.locator('form a[href*=agreement]').first().click()
      await page.locator('dialog[open] p').first().waitFor()
    },
  },
  { name: 'forget', path: '/m/forget' },
  { name: 'forget, nothing typed', path: '/m/forget', act: submit },
  ...['terms', 'privacy', 'funds'].map((doc) => ({
    name: `document, ${doc}`,
    path: `/m/agreement?doc=${doc}`,
  })),
  { name: 'login, by SMS', path: '/m/login', act: press('#login-tab-sms') },
  {
    name: 'login, countries',
    path: '/m/login',
    async act(page) {
      await press('#login-tab-sms')(page)
      await page.locator('button[aria-haspopup=dialog]').click()
      await page.locator('dialog[open] li').first().waitFor()
    },
  },
  { name: 'offline', path: '/m/verify', act: goOffline },
  { name: 'code that does not arrive', path: '/m/login', act: loseCode },
  { name: 'trial', path: '/m/trail' },
  { name: 'verify', path: '/m/verify' },
  { name: 'game, used link', path: `${FRAME}?token=nothing` },
]

const memberRooms =
  'headIcon nickname payeeName email mobile identity securityQuestions paymentPassword bankCards addBankCard passkeys devices close'

/** The server asks who is there. */
async function askToConfirm(page: Page) {
  const call = '**/wps/member/payeeName'
  const body = JSON.stringify({ error: { code: 'confirm_needed' }, requestId: 'of a test' })
  await page.route(call, (route) =>
    route.fulfill({ status: 403, contentType: 'application/json', body }),
  )
  await page.locator('[name=payeeName]').fill('Ana Prueba')
  await submit(page)
  await page.locator('dialog[open] [name=password]').waitFor()
  await page.unroute(call)
}

/** Every document changed since this member agreed to them. */
async function askForConsents(page: Page) {
  const call = '**/wps/member/info'
  await page.route(call, async (route) => {
    const answer = await route.fetch()
    // what the contract calls the member's own data
    const info = (await answer.json()) as object
    const consentsNeeded = ['terms', 'privacy', 'funds']
    await route.fulfill({ response: answer, json: { ...info, consentsNeeded } })
  })
  await page.goto(new URL(`/m/voucherCenter${new URL(page.url()).search}`, page.url()).href)
  await page.locator('dialog[open] form').waitFor()
  await page.unroute(call)
}

export const trialScreens: readonly Shown[] = [
  { name: 'trial, home', path: '/m/home' },
  { name: 'trial, started', path: '/m/trail' },
  { name: 'trial, no deposits', path: '/m/voucherCenter' },
  {
    name: 'trial, members',
    path: '/m/home',
    async act(page) {
      await page.locator('nav a').last().click()
      await page.locator('[role=alertdialog][open]').waitFor()
    },
  },
]

export function memberScreens({ numero, ticketId, depositId, payPath }: Facts): readonly Shown[] {
  return [
    { name: 'home, signed in', path: '/m/home' },
    {
      name: 'deposit, gateway',
      path: '/m/voucherCenter',
      act: press('[name=channel][value=gateway]'),
    },
    { name: 'deposit, wrong', path: '/m/voucherCenter', act: submit },
    {
      name: 'deposit, transfer',
      path: '/m/voucherCenter',
      act: press('[name=channel][value=manual]'),
    },
    { name: 'deposit, records', path: '/m/voucherCenter', act: press('#deposit-tab-records') },
    { name: 'deposit, one', path: `/m/voucherCenter?deposit=${depositId}` },
    { name: 'withdraw', path: '/m/withdraw' },
    { name: 'withdraw, wrong', path: '/m/withdraw', act: submit },
    { name: 'withdraw, records', path: '/m/withdraw', act: press('#withdraw-tab-records') },
    { name: 'member', path: '/m/member/home' },
    {
      name: 'log out',
      path: '/m/member/home',
      async act(page) {
        await page.locator('main li button').last().click()
        await page.locator('dialog[open]').waitFor()
      },
    },
    ...memberRooms
      .split(' ')
      .map((name) => ({ name: `member, ${name}`, path: `/m/member/${name}` })),
    {
      name: 'member, forgotten payment password',
      path: '/m/member/paymentPassword',
      act: press('form ~ button'),
    },
    {
      name: 'member, remove a card',
      path: '/m/member/bankCards',
      async act(page) {
        await page.locator('main li button').first().click()
        await page.locator('[role=alertdialog][open]').waitFor()
      },
    },
    { name: 'member, confirm', path: '/m/member/payeeName', act: askToConfirm },
    {
      name: 'member, devices unreachable',
      path: '/m/member/devices',
      async act(page) {
        const call = '**/wps/member/sessions'
        await page.route(call, (route) => route.fulfill({ status: 404, body: 'no json' }))
        await page.reload()
        await page.locator('main button').first().waitFor()
        await page.unroute(call)
      },
    },
    { name: 'change password', path: '/m/changePsw' },
    { name: 'change password, nothing typed', path: '/m/changePsw', act: submit },
    { name: 'pay page', path: payPath, foreign: true },
    { name: 'transactions', path: '/m/member/transactions' },
    { name: 'betting record', path: '/m/gameRecord' },
    {
      name: 'betting record, order',
      path: '/m/gameRecord',
      async act(page) {
        await page.locator('tbody tr').last().click()
        await page.locator('dialog[open] article').first().waitFor()
      },
    },
    { name: 'verify a ticket', path: `/m/verify?game=SSC1M&numero=${numero}&ticket=${ticketId}` },
    { name: 'consents', path: '/m/member/home', act: askForConsents },
  ]
}

const group = (name: string) => press(`#group-tab-${name}`)
/** Picks something that makes a bet: all of the first row of "place". */
async function pick(page: Page) {
  await group('locate')(page)
  await page.locator('fieldset fieldset button').first().click()
}
const dialog = (page: Page) => page.locator('dialog[open]')
async function addSeveral(page: Page) {
  await pick(page)
  const [add] = await page.locator('[aria-describedby=sum]').all()
  await add?.click()
  await page.evaluate(() => {
    location.hash = 'slip'
  })
  await dialog(page).locator('li').first().waitFor()
}
async function confirm(page: Page) {
  await pick(page)
  await page.locator('[aria-describedby=sum]').last().click()
  await dialog(page).locator('dl').waitFor()
}

export const frameScreens: readonly Shown[] = [
  { name: 'game, place', path: FRAME, act: pick },
  // one play of each kind of picker
  ...['any', 'size', 'dragon', 'any4'].map((name) => ({
    name: `game, ${name}`,
    path: FRAME,
    act: group(name),
  })),
  {
    name: 'game, typed numbers',
    path: FRAME,
    async act(page) {
      await group('five')(page)
      await page.locator('fieldset button').nth(1).click()
      await page.locator('textarea').fill('12345 12345 9x')
    },
  },
  {
    name: 'game, menu',
    path: FRAME,
    act: press('header [aria-haspopup=menu]'),
  },
  ...['ent-balls', 'ent-fixed', 'ent-cards'].map((name) => ({
    name: `game, ${name}`,
    path: FRAME.replace('trad', 'ent'),
    act: group(name),
  })),
  ...['slip', 'terms', 'orders', 'history', 'rules', 'session'].map((panel) => ({
    name: `game, ${panel} sheet`,
    path: `${FRAME}#${panel}`,
    act: (page: Page) => dialog(page).waitFor(),
  })),
  { name: 'game, full slip', path: FRAME, act: addSeveral },
  { name: 'game, confirm', path: FRAME, act: confirm },
  {
    name: 'game, receipt',
    path: FRAME,
    async act(page) {
      await confirm(page)
      await dialog(page).locator('button').last().click()
      await dialog(page).locator('output').waitFor()
    },
  },
  {
    name: 'game, cancel a ticket',
    path: `${FRAME}#orders`,
    async act(page) {
      await dialog(page).locator('li button').first().click()
      await page.locator('[role=alertdialog][open]').waitFor()
    },
  },
]

export function deskDoors({ inviteLink }: Facts): readonly Shown[] {
  return [
    { name: 'desk, invite', path: inviteLink },
    { name: 'desk, invite wrong', path: inviteLink, act: submit },
    { name: 'desk, used invite', path: '/console/invite/nothing' },
    { name: 'desk, login', path: '/console/login' },
  ]
}

export function deskScreens({
  memberId,
  numero,
  depositId,
  withdrawalId,
}: Facts): readonly Shown[] {
  const plain =
    'members draws outbox audit operators settings content more providers documents identities security'
  return [
    { name: 'desk, today', path: '/console' },
    { name: 'desk, deposits', path: '/console/deposits' },
    { name: 'desk, deposit', path: `/console/deposits?open=${depositId}` },
    { name: 'desk, withdrawals', path: '/console/withdrawals' },
    { name: 'desk, withdrawal', path: `/console/withdrawals?open=${withdrawalId}` },
    {
      name: 'desk, approve',
      path: `/console/withdrawals?open=${withdrawalId}`,
      async act(page) {
        // approve and refuse stand last, beside the list or in the sheet over it
        await page.locator('dialog[open] button, aside button').nth(-2).click()
        await page.locator('[role=alertdialog][open]').waitFor()
      },
    },
    {
      name: 'desk, keys',
      path: '/console/deposits',
      async act(page) {
        await page.keyboard.press('?')
        await dialog(page).waitFor()
      },
    },
    ...plain.split(' ').map((name) => ({ name: `desk, ${name}`, path: `/console/${name}` })),
    { name: 'desk, member', path: `/console/members/${memberId}` },
    { name: 'desk, draw', path: `/console/draws/SSC1M/${numero}` },
    {
      name: 'desk, invite a colleague',
      path: '/console/operators',
      async act(page) {
        await page.locator('main button').first().click()
        await dialog(page).locator('form').waitFor()
        await submit(page)
      },
    },
  ]
}
