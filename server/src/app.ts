import cookie from '@fastify/cookie'
import { isRefusal, refuse, type Refusal } from '@suerte/contract/refusals.ts'
import type { Call } from '@suerte/contract/shapes.ts'
import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify'
import type { Ctx } from './platform/context.ts'
import { isDatabaseAway, sqlState, UNTRANSLATABLE } from './platform/db.ts'
import { mountCalls, sendRefusal, type Cookies, type Handlers } from './platform/http.ts'
import { newId } from './platform/ids.ts'
import { Busy } from './platform/slots.ts'
import { mountDocument } from './platform/openapi.ts'
import { cashierRoutes } from './modules/cashier/routes.ts'
import { gateStatus } from './modules/settings/gate.ts'
import { identityRoutes } from './modules/identity/routes.ts'
import { clearance } from './modules/identity/consents.ts'
import {
  isConfirmed,
  memberSession,
  playsForReal,
  TRIAL_TYPE,
  type MemberSession,
} from './modules/identity/sessions.ts'
import { lotteryRoutes } from './modules/lottery/routes.ts'
import { systemRoutes } from './modules/messages/routes.ts'
import { operatorSession } from './modules/operators/operator-session.ts'
import { consoleRoutes } from './modules/operators/routes.ts'

const handlers: Handlers = {
  ...systemRoutes,
  ...identityRoutes,
  ...cashierRoutes,
  ...lotteryRoutes,
  ...consoleRoutes,
}

const HEADER_MAX = 16 * 1024
const REQUEST_MS = 30_000

/** Cookies are Secure, as browsers allow on localhost too; elsewhere the site needs HTTPS. */
const cookieNames = {
  member: '__Host-suerte',
  operator: '__Host-suerte-desk',
  device: '__Host-suerte-device',
} as const
const DEVICE_S = 400 * 24 * 60 * 60

const cookies: Cookies = {
  read: (request, name) => {
    const token = request.cookies[cookieNames[name]] ?? ''
    return /^[\w-]{20,100}$/.test(token) ? token : ''
  },
  set(reply, name, token) {
    const options = { path: '/', httpOnly: true, secure: true, sameSite: 'strict' } as const
    const kept = name === 'device' ? { ...options, maxAge: DEVICE_S } : options
    if (token === null) void reply.clearCookie(cookieNames[name], options)
    else void reply.setCookie(cookieNames[name], token, kept)
  },
}

const header = (request: FastifyRequest, name: string) => {
  const value = request.headers[name]
  return typeof value === 'string' ? value.slice(0, 200) : ''
}

/** The status itself and the way in for operators stay open. */
const OPEN_WHEN_SHUT = /^\/(wps\/system\/status|relay\/console)/

/** Maintenance and region restriction hold for every call of players, not only for the pages. */
function gate(ctx: Ctx, request: FastifyRequest): Refusal | undefined {
  const state = gateStatus(ctx.settings.current(), request.ip)
  if (state === 1) return refuse('maintenance')
  return state === 2 ? refuse('region_restricted') : undefined
}

/** The session a call needs; a role or type that does not fit is refused. */
async function identify(
  ctx: Ctx,
  request: FastifyRequest,
  call: Call,
): Promise<Record<string, unknown> | Refusal> {
  if (call.caller === 'signed') return {}
  const shut =
    call.caller === 'operator' || OPEN_WHEN_SHUT.test(request.url) ? undefined : gate(ctx, request)
  if (shut) return shut
  if (call.caller === 'anyone') return {}
  // what a page asks by itself while nobody touches it
  const idle = header(request, 'x-idle') !== ''
  if (call.caller === 'frame') {
    const bearer = /^Bearer ([\w-]{20,100})$/.exec(header(request, 'authorization'))
    const frame = await ctx.frames.find(bearer?.[1] ?? '', idle)
    return isRefusal(frame) ? frame : { frame }
  }
  if (call.caller === 'operator') {
    const token = cookies.read(request, 'operator')
    const operator = await operatorSession(ctx, token, header(request, 'x-operator'), idle)
    if (isRefusal(operator)) return operator
    const allowed = operator.roles.some((role) => call.roles?.some((known) => known === role))
    return allowed ? { operator } : refuse('no_permission')
  }
  const cookie = cookies.read(request, 'member')
  const handle = header(request, 'x-session')
  const member = await memberSession(ctx, { cookie, handle, idle })
  return isRefusal(member) ? member : (mayCall(ctx, call, member) ?? { member })
}

/** What a call needs of a member beyond a session. */
function mayCall(ctx: Ctx, call: Call, member: MemberSession): Refusal | undefined {
  if (call.caller === 'player' && !playsForReal(member.type)) return refuse('free_reject')
  if (call.caller === 'account' && member.type === TRIAL_TYPE) return refuse('free_reject')
  if (call.confirmed && !isConfirmed(member)) return refuse('confirm_needed')
  return call.cleared ? clearance(ctx, member) : undefined
}

export function cookieOf(request: { headers: { cookie?: string | undefined } }): string {
  const found = /(?:^|;\s*)__Host-suerte=([\w-]+)/.exec(request.headers.cookie ?? '')
  return found?.[1] ?? ''
}

/**
 * Whether a page of another site makes this request. Cookies do not go along with those, and calls need the
 * session's handle besides; this says no before anything else is looked at.
 */
function isFromElsewhere(request: FastifyRequest): boolean {
  if (request.method === 'GET' || request.method === 'HEAD') return false
  const site = request.headers['sec-fetch-site']
  if (site === 'cross-site' || site === 'same-site') return true
  const { origin, host } = request.headers
  return origin !== undefined && URL.parse(origin)?.host !== host
}

/** The HTTP face of the server: every call of the contract, refusals for all else. */
export async function createApp(
  ctx: Ctx,
  trustProxy: string | boolean = false,
): Promise<FastifyInstance> {
  const app = Fastify({
    logger: false,
    trustProxy,
    genReqId: () => newId(),
    requestTimeout: REQUEST_MS,
    http: { maxHeaderSize: HEADER_MAX },
    routerOptions: { maxParamLength: 200 },
  })
  await app.register(cookie)
  app.removeAllContentTypeParsers()
  // one parser for every type: the bytes as they came; the contract reads them
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
  app.addHook('onRequest', async (request, reply) =>
    isFromElsewhere(request) ? sendRefusal(reply, refuse('no_permission')) : undefined,
  )
  app.addHook('onSend', async (request, reply) => {
    reply.header('x-request-id', request.id)
    reply.header('x-content-type-options', 'nosniff')
    reply.header('referrer-policy', 'same-origin')
  })
  app.setErrorHandler((error: { statusCode?: number }, request, reply) => {
    const status = error.statusCode ?? 500
    if (error instanceof Busy) return sendRefusal(reply, refuse('too_many_requests'))
    if (status === 413) return sendRefusal(reply, refuse('payload_too_large'))
    if (status < 500 || UNTRANSLATABLE.has(sqlState(error)))
      return sendRefusal(reply, refuse('bad_request'))
    if (isDatabaseAway(error)) {
      ctx.log.error({ code: sqlState(error) }, 'the database is away')
      return sendRefusal(reply, refuse('upgrading'))
    }
    // the route, not the address: addresses can carry one-time tokens
    const route = request.routeOptions.url
    ctx.log.error({ error, requestId: request.id, route }, 'request failed')
    return sendRefusal(reply, refuse('unknown_error'))
  })
  app.setNotFoundHandler((_request, reply) => sendRefusal(reply, refuse('not_found')))
  mountCalls(app, ctx, handlers, identify, cookies)
  mountDocument(app)
  return app
}
