import { checkLedger } from '@suerte/server/ledger-check.ts'
import { PAYMENT_PASSWORD, playOut } from '@suerte/server/testing/scenario.ts'
import type { FrameLocator, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { factsOf, fillRegistration, openGame, payIn, register } from './acts.ts'
import { addToSlip, choosePlay, press, quickPick, setTerms } from './bets.ts'
import { expectedTickets, LOWER_SERIES, written } from './expected.ts'
import { DESKTOP, openHouse, type House } from './house.ts'
import { inviteColleague, joinDesk } from './operators.ts'

let house: House
beforeAll(async () => {
  house = await openHouse()
})
afterAll(() => house.close())
afterEach(() => expect(house.takeProblems()).toEqual([]))

const UNIT = 10_000n
const DEPOSIT = 3000n * UNIT
const CANCELLED = { stake: 40n * UNIT, rebate: (40n * UNIT * (1980n - LOWER_SERIES)) / 2000n }
const WITHDRAWAL = 1500n * UNIT

test('[LOTT-03] [LOTT-04] [LOTT-05] [CASH-01] [CASH-02] [REC-01] from the registration to a paid withdrawal', async () => {
  const { page, close } = await house.newVisitor()
  await register(page, 'ana01')
  await payIn(page, '3000', { first: true })
  await page.goto('/m/home')
  await page.getByText(written(DEPOSIT)).waitFor()

  const numero = await betAndCancel(page)
  const record = await playOut(house.server, numero)
  const tickets = expectedTickets(record.result ?? [])
  const balance = await checkMoney(page, Object.values(tickets))
  await checkDraw(page, numero.numero)

  await askForWithdrawal(page)
  await page.goto('/m/home')
  await page.getByText(written(balance - WITHDRAWAL)).waitFor()
  await payOut()
  await page.goto('/m/withdraw')
  await page.getByRole('tab', { name: 'Records' }).click()
  const row = page.getByRole('row').filter({ hasText: written(WITHDRAWAL) })
  await row.getByText('Paid', { exact: true }).waitFor()

  const broken = await checkLedger(house.server.databaseUrl)
  expect(broken.filter(({ violations }) => violations.length > 0)).toEqual([])
  await close()
})

test('[REG-02] the picture with digits lets a player in', async () => {
  const { page, close } = await house.newVisitor()
  const asked = page.waitForResponse((response) => response.url().endsWith('/wps/system/captcha'))
  await page.goto('/m/register')
  // the reply's shape is held by the contract's own tests
  const { captchaId } = (await (await asked).json()) as { captchaId: string }
  const [row] = await house.server.ctx.db<{ answer: string }[]>`
    select answer from captcha where id = ${captchaId}`
  await page.getByRole('img', { name: 'A picture with six digits' }).waitFor()
  await fillRegistration(page, 'picture01')
  await page.getByLabel('Digits in the picture').fill(row?.answer ?? '')
  await page.getByRole('button', { name: 'Register' }).click()
  await page.waitForURL('**/m/home')
  await page.getByText('picture01').waitFor()
  await close()
})

/** Five tickets in one order, of which the last one is given back. */
async function betAndCancel(page: Page) {
  const frame = await openGame(page, 'Chispa')
  await pickAll(frame)
  await frame.getByRole('button', { name: 'Bet slip' }).click()
  const numero = await house.freshNumero()
  await frame.getByText(numero.numero.slice(-4)).first().waitFor()
  const slip = frame.getByRole('dialog', { name: 'Bet slip' })
  await slip.getByText('5 tickets').waitFor()
  await slip.getByRole('button', { name: 'Check and pay ¥160.00' }).click()
  const confirm = frame.getByRole('dialog', { name: 'Check your tickets' })
  await confirm.getByText(numero.numero).waitFor()
  expect(await factsOf(frame, 'Given back at once')).toBe('¥0.81')
  expect(await factsOf(frame, 'Balance after')).toBe('¥2,840.81')
  await confirm.getByRole('button', { name: 'Pay ¥160.00' }).click()
  const receipt = frame.getByRole('dialog', { name: 'Tickets bought' })
  await receipt.getByRole('button', { name: 'My orders' }).click()

  const orders = frame.getByRole('dialog', { name: 'My orders' })
  const last = orders.getByRole('listitem').filter({ hasText: 'size & parity' })
  await last.getByRole('button', { name: 'Cancel ticket' }).click()
  const question = frame.getByRole('alertdialog', { name: 'Cancel this ticket?' })
  await question.getByText('The ¥0.54 given back').waitFor()
  await question.getByRole('button', { name: 'Cancel ticket' }).click()
  await last.getByText('Cancelled', { exact: true }).waitFor()
  await orders.getByRole('button', { name: 'Close' }).click()
  await frame.getByRole('button', { name: 'Balance ¥2,880.27' }).waitFor()
  return { ...numero, gameId: 'SSC1M' }
}

async function pickAll(frame: FrameLocator) {
  await choosePlay(frame, 'Place')
  await quickPick(frame, '1st', 'All')
  await quickPick(frame, '2nd', 'Small')
  await addToSlip(frame, '15 units')

  await choosePlay(frame, 'Any number', 'Any 1 of three', 'Last 3')
  await setTerms(frame, { multiple: 3 })
  await quickPick(frame, 'Numbers', 'All')
  await addToSlip(frame, '10 units')

  await choosePlay(frame, 'Three', 'Straight', 'Last 3')
  await setTerms(frame, { unit: '¥0.02', multiple: 1, series: Number(LOWER_SERIES) })
  for (const row of ['3rd', '4th', '5th']) await quickPick(frame, row, 'All')
  await addToSlip(frame, '1,000 units')

  await choosePlay(frame, 'Size & parity', 'Two size & parity', 'Last 2')
  await setTerms(frame, { unit: '¥2', multiple: 5 })
  await press(frame, '4th', 'Big', 'Odd')
  await press(frame, '5th', 'Big', 'Odd')
  await addToSlip(frame, '4 units')

  await frame.getByRole('button', { name: 'Classic' }).click()
  await frame.getByRole('menuitem', { name: 'Fixed odds' }).click()
  await choosePlay(frame, 'Total')
  await press(frame, 'Total', 'Big', 'Odd')
  await frame.getByLabel('Stake on each pick').first().fill('5')
  await addToSlip(frame, '2 units')
}

/** Balance and record against what the digits say, to the last decimal. */
async function checkMoney(page: Page, tickets: { stake: bigint; rebate: bigint; prize: bigint }[]) {
  const add = (pick: 'stake' | 'rebate' | 'prize') =>
    tickets.reduce((total, ticket) => total + ticket[pick], 0n)
  const balance = DEPOSIT - add('stake') + add('rebate') + add('prize')
  await page.goto('/m/home')
  await page.getByText(written(balance)).waitFor()

  await page.goto('/m/gameRecord')
  await page.getByRole('table').waitFor()
  const shown = await page.getByRole('row').evaluateAll((rows) =>
    rows
      .map((row) => [...row.querySelectorAll('td')].map((cell) => cell.innerText.trim()))
      .filter((cells) => cells.length > 0)
      .map((cells) => [cells[2], cells[3]].join(' ')),
  )
  const expected = [...tickets, { stake: CANCELLED.stake, prize: 0n }]
  expect(shown.sort()).toEqual(
    expected.map(({ stake, prize }) => `${written(stake)} ${written(prize)}`).sort(),
  )
  expect(await factsOf(page, 'Won')).toBe(written(add('prize')))
  return balance
}

/** The draw, and one of the tickets, recomputed in the browser. */
async function checkDraw(page: Page, numero: string) {
  await page.getByRole('row').filter({ hasText: 'Exact place' }).click()
  const order = page.getByRole('dialog', { name: 'Order' })
  await order
    .getByRole('article')
    .filter({ hasText: 'Exact place' })
    .getByRole('link', { name: 'Check this ticket' })
    .click()
  await page.waitForURL(`**/m/verify?game=SSC1M&numero=${numero}&ticket=*`)
  await page.getByText('Everything fits the published record.').waitFor()
  await page.getByText('Your ticket was in the frozen set before the draw.').waitFor()
  expect(await page.getByRole('img', { name: 'Does not fit' }).count()).toBe(0)
  expect(await page.getByRole('img', { name: 'Fits', exact: true }).count()).toBeGreaterThan(2)
}

async function askForWithdrawal(page: Page) {
  await page.goto('/m/withdraw')
  await page.locator('[name=paymentPassword]').fill(PAYMENT_PASSWORD)
  await page.locator('[name=again]').fill(PAYMENT_PASSWORD)
  await page.getByRole('button', { name: 'Set the payment password' }).click()
  await page.locator('[name=holder]').fill('Ana Prueba')
  await page.locator('[name=number]').fill('6210 1234 5678')
  await page.locator('[name=paymentPassword]').fill(PAYMENT_PASSWORD)
  await page.getByRole('button', { name: 'Add the bank card' }).click()
  await page.locator('[name=amount]').fill('1500')
  await page.locator('[name=paymentPassword]').fill(PAYMENT_PASSWORD)
  await page.getByRole('button', { name: 'Send the withdrawal' }).click()
  await page.getByText('Your withdrawal is in review').waitFor()
}

/** Above the limit of one person: the owner approves, then a colleague, who also marks it as paid. */
async function payOut() {
  const owner = await house.newVisitor({ viewport: DESKTOP, hasTouch: false })
  await joinDesk(house, owner.page, house.server.ownerLink, 'lucia')
  const link = await inviteColleague(owner.page, 'mateo', 'Cashier')
  await approve(owner.page, 'Your approval counts.')
  await owner.page.getByRole('row').filter({ hasText: 'ana01' }).click()
  await owner.page.getByText('You approved this one. A second operator must').first().waitFor()
  await owner.close()

  const colleague = await house.newVisitor()
  await joinDesk(house, colleague.page, link, 'mateo')
  await approve(colleague.page, 'Approved.')
  await colleague.page.goto('/console/withdrawals?state=approved')
  await colleague.page.getByRole('row').filter({ hasText: 'ana01' }).click()
  await colleague.page.getByRole('button', { name: 'Paid' }).click()
  const asked = colleague.page.getByRole('alertdialog', { name: 'Was it paid?' })
  await asked.getByLabel('Reference of the bank transfer').fill('TR-2026-0001')
  await asked.getByRole('button', { name: 'It is paid' }).click()
  await colleague.page.getByText('Marked as paid.').waitFor()
  await colleague.close()
}

async function approve(page: Page, answer: string) {
  await page.goto('/console/withdrawals')
  await page.getByRole('row').filter({ hasText: 'ana01' }).click()
  await page.getByRole('button', { name: 'Approve' }).click()
  const asked = page.getByRole('alertdialog', { name: 'Approve?' })
  await asked.getByRole('button', { name: 'Approve' }).click()
  await page.getByText(answer).waitFor()
}
