import { buildFrontEnds } from '@suerte/tools/build.ts'
import { ensureChromium } from '@suerte/tools/chromium.ts'
import { startServer } from '@suerte/server/main.ts'
import { createGuard } from '@suerte/server/platform/guard.ts'
import { chromium, type Browser } from 'playwright-core'
import { openHouse } from './house.ts'
import { report, type Round } from './report.ts'

// From the tap on "Register" to a home that shows the new member's balance, on a phone four times slower
// than this machine, and what the same tap costs without the slowing.
const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 10)
const SLOWER = 4
const MANY = { points: 1_000_000, seconds: 1 }

await buildFrontEnds()
const house = await openHouse()
const server = await startServer({
  databaseUrl: house.url,
  dataFolder: house.folder,
  port: 0,
  host: '127.0.0.1',
  ports: { guard: createGuard({ register: MANY, captcha: MANY, username: MANY }) },
})
const browser = await chromium.launch({
  executablePath: await ensureChromium(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
})

/** One registration in a browser profile of its own; milliseconds from the tap to the balance. */
async function register(name: string, slower: number, on: Browser): Promise<number> {
  const context = await on.newContext({
    baseURL: server.url,
    viewport: { width: 390, height: 844 },
    hasTouch: true,
  })
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slower })
  await page.goto('/m/register')
  await page.locator('[name=username]').fill(name)
  await page.locator('[name=password]').fill('four plain words 7')
  await page.locator('[name=confirmPassword]').fill('four plain words 7')
  await page.getByRole('button', { name: /without a picture/i }).click()
  await page
    .getByText(/you can go on/i)
    .first()
    .waitFor()
  await page.locator('[name=age]').check()
  const startedMs = performance.now()
  await page.locator('button[type=submit]').click()
  await page.waitForURL('**/m/home')
  await page.getByText('0.00').first().waitFor()
  const tookMs = performance.now() - startedMs
  await context.close()
  return tookMs
}

const rounds: Round[] = []
for (let n = 0; n < ROUNDS; n++)
  rounds.push({
    'register to home': await register(`quick${n}`, 1, browser),
    'register to home, 4 times slower': await register(`slow${n}`, SLOWER, browser),
  })
report(
  'REGISTER',
  'ms',
  rounds,
  [],
  ['From the tap on the button to the balance on home; the human check was solved before.'],
)
await browser.close()
await server.close()
await house.close()
