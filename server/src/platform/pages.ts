import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Ctx } from './context.ts'
import { pageHeaders, type PageRights } from './page-headers.ts'
import { newToken } from './random.ts'

const ROOT = fileURLToPath(new URL('../../../', import.meta.url))
const YEAR_S = 31_536_000

type Render = (input: {
  url: string
  boot: unknown
  manifest: unknown
  nonce: string
  styleText: string
  lang?: string
}) => Promise<{ html: string; status: number }>

/** `elsewhere` is the one other site that a page may call, where social logins need it. */
async function serveAssets(app: FastifyInstance, prefix: string, folder: string) {
  await app.register(fastifyStatic, {
    root: join(ROOT, folder),
    prefix,
    decorateReply: false,
    index: false,
    maxAge: YEAR_S * 1000,
    immutable: true,
    wildcard: false,
    preCompressed: true,
  })
}

async function singlePage(folder: string): Promise<string> {
  return readFile(join(ROOT, folder, 'index.html'), 'utf8')
}

const FAST = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }

/** The document in the encoding that the browser takes. */
function encoded(reply: FastifyReply, html: string): Buffer {
  const accepted = reply.request.headers['accept-encoding']?.toString() ?? ''
  reply.header('vary', 'accept-encoding')
  const coding = /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : undefined
  if (coding) reply.header('content-encoding', coding)
  const bytes = Buffer.from(html)
  if (coding === 'br') return brotliCompressSync(bytes, FAST)
  return coding === 'gzip' ? gzipSync(bytes) : bytes
}

/** Sends a page with the rights that it has. */
function send(
  ctx: Ctx,
  reply: FastifyReply,
  page: { html: string; status?: number },
  rights: Omit<PageRights, 'host'>,
) {
  const host = reply.request.headers.host ?? ''
  return reply
    .code(page.status ?? 200)
    .type('text/html; charset=utf-8')
    .headers(pageHeaders({ ...rights, host }, ctx.publicUrl))
    .send(encoded(reply, page.html))
}

/** Where the site's scripts may call besides ourselves: Firebase, when social logins are set up. */
function callsOf(ctx: Ctx): string[] {
  const { firebase } = ctx.settings.current().providers
  const origin = URL.parse(firebase.identityUrl)?.origin
  return firebase.enabled && origin ? [origin] : []
}

/** The three front ends: the player's site rendered here, the game frame and the console as they were built. */
export async function mountPages(
  app: FastifyInstance,
  ctx: Ctx,
  bootOf: (address: string) => Promise<unknown>,
) {
  await serveAssets(app, '/m/assets/', 'web/dist/client/assets')
  await serveAssets(app, '/m/lotto-h5/assets/', 'lotto/dist/assets')
  await serveAssets(app, '/console/assets/', 'console/dist/assets')
  const [frame, desk] = await Promise.all([singlePage('lotto/dist'), singlePage('console/dist')])
  const client = join(ROOT, 'web/dist/client')
  // Vite's own format: only the one style sheet is looked up here
  const manifest = JSON.parse(
    await readFile(join(client, '.vite/manifest.json'), 'utf8'),
  ) as Record<string, { file: string }>
  const styleText = await readFile(join(client, manifest['style.css']?.file ?? ''), 'utf8')
  const entry = pathToFileURL(join(ROOT, 'web/dist/server/entry-server.js')).href
  // built by the web workspace; its type is the render contract above
  const { render } = (await import(entry)) as { render: Render }

  const withNonce = (html: string, nonce: string) =>
    html.replaceAll('<script', `<script nonce="${nonce}"`)
  app.get('/m/lotto-h5/*', (_request, reply) => {
    const nonce = newToken(ctx.random)
    return send(ctx, reply, { html: withNonce(frame, nonce) }, { nonce, frameable: true })
  })
  app.get('/m/brand/:file', (_request, reply) =>
    reply.type('text/css').header('cache-control', 'public, max-age=300').send(''),
  )
  const showDesk = (_request: unknown, reply: FastifyReply) => {
    const nonce = newToken(ctx.random)
    return send(ctx, reply, { html: withNonce(desk, nonce) }, { nonce, frameable: false })
  }
  app.get('/console', showDesk)
  app.get('/console/*', showDesk)

  const showSite = async (request: FastifyRequest, reply: FastifyReply) => {
    const nonce = newToken(ctx.random)
    const boot = await bootOf(request.ip)
    const { lang } = request.cookies
    const chosen = lang === undefined ? {} : { lang }
    const page = await render({ url: request.url, boot, manifest, nonce, styleText, ...chosen })
    return send(ctx, reply, page, { nonce, calls: callsOf(ctx), frameable: true })
  }
  app.get('/', showSite)
  app.get('/m', showSite)
  app.get('/m/*', showSite)
  app.get('/robots.txt', (_request, reply) =>
    reply.type('text/plain').send('User-agent: *\nAllow: /m/\nDisallow: /console\n'),
  )
}
