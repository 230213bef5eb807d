import { QUICKNET } from '@suerte/domain/fairness/beacon.ts'
import type { BeaconSource } from '@suerte/server/modules/lottery/beacon.ts'
import { connect } from '@suerte/server/platform/db.ts'
import { until } from '@suerte/server/testing/scenario.ts'
import { startTestServer } from '@suerte/server/testing/test-server.ts'
import { TestClient } from '@suerte/server/testing/test-client.ts'
import { onTestFailed } from 'vitest'
import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright-core'

export const PHONE = { width: 390, height: 844 }
export const SMALL_PHONE = { width: 360, height: 640 }
export const DESKTOP = { width: 1280, height: 800 }

/** Out of reach, so that draws use the declared fallback: the verification page trusts the real chain only. */
const noBeacon: BeaconSource = { chain: QUICKNET, fetchRound: async () => undefined }
const ANSWER_MS = 15_000
/** What a test says when it takes code away. */
export const LOST = 'lost for a test'

export type Visitor = { page: Page; close: () => Promise<void> }
export type House = Awaited<ReturnType<typeof openHouse>>

/** The whole server with its pages over a database of its own, and a browser to visit it with. */
export async function openHouse({ languages }: { languages?: readonly string[] } = {}) {
  const server = await startTestServer({ pages: true, ports: { beacon: noBeacon } })
  if (languages) await offerLanguages(server.databaseUrl, languages)
  await server.ctx.settings.refresh()
  const browser = await startBrowser()
  const problems: string[] = []
  return {
    server,
    /** Somebody with a browser profile of their own. What breaks in their pages is kept as a problem. */
    async newVisitor(options: BrowserContextOptions & { gated?: boolean } = {}): Promise<Visitor> {
      const { gated = false, ...rest } = options
      const context = await browser.newContext({
        baseURL: server.url,
        viewport: PHONE,
        hasTouch: true,
        reducedMotion: 'reduce',
        ...rest,
      })
      context.setDefaultTimeout(ANSWER_MS)
      const page = await context.newPage()
      const shots = process.env['FAILED_SHOTS']
      if (shots)
        onTestFailed(async () => {
          await page.screenshot({ path: `${shots}/${Date.now()}.png`, fullPage: true })
        })
      page.on('pageerror', (error) =>
        problems.push(`${page.url()}: ${error.stack ?? error.message}`),
      )
      page.on('console', (message) => {
        if (message.type() !== 'error' || message.text().includes(LOST)) return
        const from = message.location().url
        if (isRefusal(message.text(), from) || (gated && isGate(message.text()))) return
        problems.push(`${page.url()}: ${message.text()} (${from})`)
      })
      return { page, close: () => context.close() }
    },
    /** What broke since the last look; a test ends with none. */
    takeProblems: () => problems.splice(0),
    /** Moves the clock on, if need be, until a numero is on sale for a while. */
    async freshNumero(gameId = 'SSC1M', leftMs = 30_000) {
      const client = new TestClient(server.url)
      return until(async () => {
        const open = await client.get('GET /lgw/numeros/opened/:gameId', { params: { gameId } })
        if (open.current && open.current.closesAtMs - open.serverTimeMs > leftMs)
          return open.current
        const soonest = open.current ?? open.next[0]
        if (soonest) await server.clock.advance(Math.max(1, soonest.closesAtMs - open.serverTimeMs))
        return undefined
      }, 'a numero is on sale')
    },
    async close() {
      await browser.close()
      await server.end()
    },
  }
}

/** Chromium writes every refused call to the console; a refusal is an answer, not an error. */
function isRefusal(text: string, from: string): boolean {
  return / status of (4\d\d|502) /.test(text) && /^\/(wps|lgw|relay)\//.test(new URL(from).pathname)
}

function isGate(text: string): boolean {
  return / status of (503|451) /.test(text)
}

async function startBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] || '/usr/bin/chromium',
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  })
}

/** What an operator has no screen for yet is written as the owner of the database. */
async function offerLanguages(databaseUrl: string, languages: readonly string[]) {
  const db = connect(databaseUrl, { max: 1, role: null })
  try {
    const part = db.json({ languages: [...languages] })
    await db`insert into setting (key, value) values ('fixed', ${part})
      on conflict (key) do update set value = setting.value || excluded.value`
  } finally {
    await db.end()
  }
}
