import {
  locate,
  newOwner,
  newPlayer,
  numeroOnSale,
  openGame,
  order,
  playOut,
  prepareWithdrawal,
  PASSWORD,
  PAYMENT_PASSWORD,
} from '@suerte/server/testing/scenario.ts'
import { setFlags, setProviders } from '@suerte/server/testing/settings-acts.ts'
import type { TestClient } from '@suerte/server/testing/test-client.ts'
import type { Page } from 'playwright-core'
import type { House } from './house.ts'

/** One pixel, as a picture of a receipt. */
export const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

export type Facts = Awaited<ReturnType<typeof fillHouse>>

/** A house in which every screen has something to show: tickets of every end, money on its way in and out. */
export async function fillHouse(house: House) {
  const { server } = house
  const player = await newPlayer(server, '3000')
  await openGame(player)
  const played = await numeroOnSale(server, player)
  const tickets = [
    locate('0,1,2,3,4,5,6,7,8,9', { series: 1900 }),
    locate('0', { multiple: 2, stake: '4' }),
  ]
  const bought = await player.get('POST /lgw/orders', { body: order(played, tickets) })
  await playOut(server, { ...played, gameId: 'SSC1M' })
  const slow = await numeroOnSale(server, player, 'SSC5M')
  await openGame(player, 'SSC5M')
  await player.get('POST /lgw/orders', { body: order(slow, [locate('1,2,3')]) })
  await askForMoney(player)
  const { payUrl } = await player.get('POST /wps/deposit/gateway', {
    body: { channel: 'gateway', amount: '60' },
  })
  await openEveryWay(server)
  const owner = await newOwner(server)
  const { account } = await player.get('GET /wps/member/info')
  const found = await owner.client.get('GET /relay/console/members', { query: { search: account } })
  const queues = await Promise.all([
    owner.client.get('GET /relay/console/deposits', { query: { state: 'review' } }),
    owner.client.get('GET /relay/console/withdrawals', { query: { state: 'review' } }),
  ])
  const [depositId, withdrawalId] = queues.map(({ content }) => content[0]?.id ?? '')
  const { link } = await owner.client.get('POST /relay/console/operators', {
    body: { username: 'mateo', roles: ['cashier'], reason: 'a new colleague' },
  })
  return {
    account,
    owner,
    inviteLink: new URL(link, server.url).pathname,
    memberId: found.content[0]?.id ?? '',
    numero: played.numero,
    ticketId: bought.order.tickets[0]?.id ?? '',
    depositId: depositId ?? '',
    payPath: new URL(payUrl, server.url).pathname + new URL(payUrl, server.url).search,
    withdrawalId: withdrawalId ?? '',
  }
}

/** Both ways of registering, SMS, and the buttons of other sites. */
async function openEveryWay(server: House['server']) {
  const flags =
    'MOBILENUMREG3 REGMOBVERF3 MOBILENUMPASSREG3 MOBILEVERCODELOGIN3 GOOGLELOGIN3 FACEBOOKLOGIN3'
  await setFlags(server, Object.fromEntries(flags.split(' ').map((flag) => [flag, true])))
  const firebase = { enabled: true, projectId: 'suerte-test', apiKey: 'test-key' }
  await setProviders(server, { firebase })
}

/** A transfer with a picture to look at, and a withdrawal that two people must approve. */
async function askForMoney(player: TestClient) {
  const { receiptId } = await player.get('POST /wps/deposit/receipt', {
    raw: PICTURE,
    headers: { 'content-type': 'image/png' },
  })
  await player.get('POST /wps/deposit/manual', {
    body: { channel: 'manual', amount: '250', remark: 'from Ana', receiptIds: [receiptId] },
  })
  const bankCardId = await prepareWithdrawal(player)
  await player.get('POST /wps/withdraw/apply', {
    body: { amount: '1500', bankCardId, paymentPassword: PAYMENT_PASSWORD },
  })
}

export async function logIn(page: Page, username: string) {
  await page.goto('/m/login')
  await page.locator('[name=username]').fill(username)
  await page.locator('[name=password]').fill(PASSWORD)
  await page.locator('form [type=submit]').click()
  await page.waitForURL('**/m/home')
}

type Owner = Pick<Facts['owner'], 'username' | 'password' | 'code'>

export async function logInAtDesk(house: House, page: Page, owner: Owner) {
  await house.server.clock.advance(30_000)
  await page.goto('/console/login')
  await page.locator('[name=username]').fill(owner.username)
  await page.locator('[name=password]').fill(owner.password)
  await page.locator('[name=code]').fill(owner.code())
  await page.locator('form [type=submit]').click()
  await page.waitForURL('**/console/')
}

const CALM_MS = 60

/** Gives a wait until nothing has been asked of the server for a moment and nothing moves. */
export function watchCalls(page: Page): () => Promise<void> {
  const open = new Set<unknown>()
  let changedAtMs = 0
  const note = (change: () => void) => {
    change()
    changedAtMs = performance.now()
  }
  page.on('request', (request) => note(() => open.add(request)))
  page.on('requestfinished', (request) => note(() => open.delete(request)))
  page.on('requestfailed', (request) => note(() => open.delete(request)))
  return async () => {
    for (let tries = 0; tries < 300; tries++) {
      await page.evaluate(allStill)
      if (open.size === 0 && performance.now() - changedAtMs > CALM_MS) return
      await new Promise((resolve) => setTimeout(resolve, CALM_MS / 2))
    }
    throw new Error('the page never came to rest')
  }
}

/** In the page: two frames from now, and when everything that ends has ended. */
async function allStill() {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
  await frame()
  await frame()
  const ending = document
    .getAnimations()
    .filter(({ effect }) => effect?.getTiming().iterations !== Infinity)
  await Promise.allSettled(ending.map(({ finished }) => finished))
}
