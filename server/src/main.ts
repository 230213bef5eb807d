import type { AddressInfo } from 'node:net'
import { pino, type Logger } from 'pino'
import { createApp, cookieOf } from './app.ts'
import { startJobs, type Job } from './platform/jobs.ts'
import { createLiveHub, type Live } from './platform/live.ts'
import type { Ctx } from './platform/context.ts'
import { systemClock } from './platform/clock.ts'
import { connect } from './platform/db.ts'
import { createGuard } from './platform/guard.ts'
import { mountPages } from './platform/pages.ts'
import { systemRandom } from './platform/random.ts'
import { loadSeal } from './platform/seal.ts'
import { createSharedReads } from './platform/shared-reads.ts'
import { httpGateway, type PaymentGateway } from './modules/cashier/gateway.ts'
import { cashierJobs } from './modules/cashier/jobs.ts'
import { createFrames } from './modules/identity/frames.ts'
import { deliveryJobs } from './modules/delivery/deliver.ts'
import { identityJobs } from './modules/identity/jobs.ts'
import { liveMember } from './modules/identity/sessions.ts'
import { httpBeacon } from './modules/lottery/beacon.ts'
import { ledgerJobs } from './modules/ledger/jobs.ts'
import { createBetLanes } from './modules/lottery/bet-lanes.ts'
import { createGameBook } from './modules/lottery/games.ts'
import { lotteryJobs } from './modules/lottery/jobs.ts'
import { listLotteryGames, openNumerosOf } from './modules/lottery/read-games.ts'
import { createNumeroIds } from './modules/lottery/place-bet.ts'
import { bootData } from './modules/messages/boot.ts'
import { reportJobs } from './modules/reports/ledger-check.ts'
import { mountSandboxGateway, SANDBOX_PATH } from './modules/sandbox-gateway/sandbox-gateway.ts'
import { holdSettings } from './modules/settings/site-settings.ts'

export type ServerOptions = {
  databaseUrl: string
  /** 0 takes a free port. */
  port: number
  host: string
  dataFolder: string
  log?: (line: string) => void
  /** Where browsers find the site; by default the address that it listens on. */
  publicUrl?: string
  /**
   * The payment gateway: a real one by its address and shared secret, or the bundled sandbox, where anybody
   * can "pay": only for trying out. Without one there is no gateway channel.
   */
  gateway?: 'sandbox' | { url: string; secret: string }
  /** Without front ends only the calls are served. */
  pages?: boolean
  /** Ports to the world, replaced where a test brings its own. */
  ports?: Partial<Pick<Ctx, 'clock' | 'random' | 'guard' | 'beacon' | 'bets'>>
  jobs?: readonly Job[]
  trustProxy?: string | boolean
}
export type Server = { url: string; ctx: Ctx; close(): Promise<void> }

const RELAYS = ['https://api.drand.sh', 'https://drand.cloudflare.com']
const POOL = 12

export const allJobs: readonly Job[] = [
  ...ledgerJobs,
  ...deliveryJobs,
  ...identityJobs,
  ...lotteryJobs,
  ...cashierJobs,
  ...reportJobs,
]

/** Starts everything on one port: calls, live events, jobs, pages and, when asked for, the sandbox gateway. */
export async function startServer(options: ServerOptions): Promise<Server> {
  const log = logger()
  const db = connect(options.databaseUrl, { max: POOL })
  const seal = await loadSeal(options.dataFolder)
  let publicUrl = options.publicUrl ?? ''
  const gatewaySecret = seal.digest('sandbox-gateway')
  const hub = createLiveHub((request, token) => liveMember(ctx, cookieOf(request), token))
  const reads = createSharedReads()
  const live: Live = {
    publish(event) {
      reads.forget()
      hub.publish(event)
    },
    tell: (memberId, event) => hub.tell(memberId, event),
  }
  const ctx: Ctx = {
    db,
    clock: systemClock,
    random: systemRandom,
    guard: createGuard(),
    beacon: httpBeacon(process.env['DRAND_RELAYS']?.split(',') ?? RELAYS),
    bets: createBetLanes(db),
    ...options.ports,
    seal,
    live,
    reads,
    log,
    settings: await holdSettings(db),
    games: createGameBook(db),
    frames: createFrames(() => ctx),
    numeroIds: createNumeroIds(db),
    gateway: gatewayOf(options, gatewaySecret, () => publicUrl),
    get publicUrl() {
      return publicUrl
    },
  }
  const app = await createApp(ctx, options.trustProxy ?? false)
  const jobs = [...(options.jobs ?? allJobs)]
  if (options.gateway === 'sandbox') {
    const sandbox = { db, secret: gatewaySecret, publicUrl: () => publicUrl }
    const { deliver } = mountSandboxGateway(app, sandbox)
    jobs.push({ name: 'sandbox-webhooks', everyMs: 1_000, run: deliver })
  }
  if (options.pages !== false) await mountPages(app, ctx, (address) => bootOf(ctx, address))
  app.server.on('upgrade', (request, socket, head) => {
    if (!hub.upgrade(request, socket, head)) socket.destroy()
  })
  await app.listen({ port: options.port, host: options.host })
  // a listening TCP server has an address object
  const { port } = app.server.address() as AddressInfo
  publicUrl ||= `http://localhost:${port}`
  const runner = startJobs(ctx, jobs)
  return {
    url: publicUrl,
    ctx,
    async close() {
      await runner.stop()
      hub.close()
      await app.close()
      await db.end({ timeout: 5 })
    },
  }
}

function gatewayOf(
  { gateway }: ServerOptions,
  sandboxSecret: Buffer,
  publicUrl: () => string,
): PaymentGateway | null {
  if (gateway === undefined) return null
  const channel = 'gateway'
  if (gateway === 'sandbox') {
    const baseUrl = () => `${publicUrl()}${SANDBOX_PATH}`
    return httpGateway({ channel, title: 'Sandbox Pay', baseUrl, secret: sandboxSecret })
  }
  const { url, secret } = gateway
  return httpGateway({
    channel,
    title: 'Online payment',
    baseUrl: () => url,
    secret: Buffer.from(secret),
  })
}

async function bootOf(ctx: Ctx, address: string) {
  const [boot, { games }] = await Promise.all([bootData(ctx, address), listLotteryGames(ctx)])
  if (boot.status.status !== 0) return { ...boot, games: [] }
  const numeros = await Promise.all(games.map(({ gameId }) => openNumerosOf(ctx, gameId)))
  return {
    ...boot,
    games,
    numeros: Object.fromEntries(games.map(({ gameId }, index) => [gameId, numeros[index]])),
  }
}

function logger(): Logger {
  return pino({
    level: process.env['LOG_LEVEL'] ?? 'warn',
    serializers: { error: pino.stdSerializers.err },
    redact: ['req.headers.authorization', 'req.headers.cookie'],
  })
}
