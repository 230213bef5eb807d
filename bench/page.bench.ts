import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { startServer } from '@suerte/server/main.ts'
import { buildFrontEnds } from '@suerte/tools/build.ts'
import { ensureChromium } from '@suerte/tools/chromium.ts'
import { ROOT } from '@suerte/tools/command.ts'
import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { addPlayers, openHouse } from './house.ts'
import { digestOf } from '@suerte/server/platform/random.ts'

// PERF-PAGE: Lighthouse, mobile, median of the rounds, on home, login and the lottery frame.
const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 5)
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const

await buildFrontEnds()
const house = await openHouse()
const server = await startServer({
  databaseUrl: house.url,
  dataFolder: house.folder,
  port: 0,
  host: '127.0.0.1',
})
const [player] = await addPlayers(house.db, 1)
if (!player) throw new Error('no player')
/** A launch token for one look at the frame: each is used once. */
async function launchToken() {
  const token = crypto.randomUUID()
  await house.db`insert into launch_token (token_hash, session_hash, member_id, game_id, expires_at)
    values (${digestOf(token)}, ${player?.session ?? Buffer.alloc(0)}, ${player?.id ?? ''}, 'SSC1M', now() + interval '1 hour')`
  return token
}
const pages = {
  home: async () => '/m/home',
  login: async () => '/m/login',
  'lottery frame': async () =>
    `/m/lotto-h5/mui1/trad/games/SSC1M?token=${await launchToken()}&merchant=suerte&prize_mode=Elott`,
}

const chromePath = await ensureChromium()
const chrome = await launch({
  chromePath,
  chromeFlags: [
    '--headless',
    '--no-sandbox',
    '--disable-gpu',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
})
const median = (values: number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) / 2)] ?? 0
const rows: Record<string, Record<string, number[]>> = {}
for (const [name, path] of Object.entries(pages)) {
  const row: Record<string, number[]> = {}
  for (let i = 0; i < ROUNDS; i++) {
    const result = await lighthouse(`${server.url}${await path()}`, {
      port: chrome.port,
      output: 'json',
      logLevel: 'silent',
      disableStorageReset: false,
    })
    const lhr = result?.lhr
    if (!lhr) throw new Error(`Lighthouse gave nothing for ${name}`)
    for (const category of CATEGORIES)
      (row[category] ??= []).push(Math.round((lhr.categories[category]?.score ?? 0) * 100))
    const of = (audit: string) => lhr.audits[audit]?.numericValue ?? 0
    ;(row['LCP ms'] ??= []).push(of('largest-contentful-paint'))
    ;(row['CLS'] ??= []).push(of('cumulative-layout-shift'))
    ;(row['TBT ms'] ??= []).push(of('total-blocking-time'))
    if (i === 0)
      for (const category of CATEGORIES)
        for (const ref of lhr.categories[category]?.auditRefs ?? []) {
          const audit = lhr.audits[ref.id]
          if (ref.weight > 0 && audit?.score !== null && (audit?.score ?? 1) < 0.9)
            console.log(`${name}: ${category}: ${audit?.id} ${audit?.displayValue ?? ''}`)
        }
  }
  rows[name] = row
}
chrome.kill()
const heads = [...CATEGORIES, 'LCP ms', 'CLS', 'TBT ms']
console.log(
  [
    '',
    '### PERF-PAGE',
    '',
    `Lighthouse mobile, median of ${ROUNDS} (minimum to maximum). Target: 100 in all four, LCP ≤ 1,000 ms on home, CLS ≤ 0.01.`,
    '',
    `| page | ${heads.join(' | ')} |`,
    `|---|${heads.map(() => '---:|').join('')}`,
    ...Object.entries(rows).map(
      ([name, row]) =>
        `| ${name} | ${heads
          .map((head) => {
            const values = row[head] ?? []
            const shown = (value: number) =>
              head === 'CLS' ? value.toFixed(3) : Math.round(value).toLocaleString('en')
            return `${shown(median(values))} (${shown(Math.min(...values))} to ${shown(Math.max(...values))})`
          })
          .join(' | ')} |`,
    ),
    '',
  ].join('\n'),
)
mkdirSync(join(ROOT, '.cache/bench'), { recursive: true })
writeFileSync(join(ROOT, '.cache/bench/perf-page.json'), JSON.stringify(rows, null, 1))
await server.close()
await house.close()
