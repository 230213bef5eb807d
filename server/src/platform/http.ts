import { createHmac } from 'node:crypto'
import { callList, type CallKey, type calls, type CallTable } from '@suerte/contract/calls.ts'
import {
  isRefusal,
  refusals,
  refuse,
  type ErrorBody,
  type Refusal,
} from '@suerte/contract/refusals.ts'
import type { Call } from '@suerte/contract/shapes.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ZodError } from 'zod'
import type { FrameSession, MemberSession, OperatorSession } from '../modules/identity/sessions.ts'
import type { Ctx } from './context.ts'
import { readJson, UNREADABLE } from './read-json.ts'

/** What every handler gets beside the parsed input of its call. */
export type Asked = {
  /** Address of the client, by the trusted proxy rules. */
  address: string
  agent: string
  /** Idempotency key and digest of call and body; '' and empty for calls that move no money. */
  key: string
  bodyHash: Buffer
  raw: Buffer
  headers: FastifyRequest['headers']
  /** Token of the session cookie, '' without one. */
  cookie: string
  /** Token of the cookie by which an account knows this browser, '' without one. */
  device: string
  setCookie(name: CookieName, token: string | null): void
}
export type CookieName = 'member' | 'operator' | 'device'
/** Cookies as the application names them. */
export type Cookies = {
  read(request: FastifyRequest, name: CookieName): string
  set(reply: FastifyReply, name: CookieName, token: string | null): void
}
type CallerParts = {
  anyone: unknown
  signed: unknown
  member: { member: MemberSession }
  account: { member: MemberSession }
  player: { member: MemberSession }
  frame: { frame: FrameSession }
  operator: { operator: OperatorSession }
}
type CallerOf<K extends CallKey> = (typeof calls)[K]['caller']
export type Input<K extends CallKey> = Pick<CallTable[K], 'params' | 'query' | 'body'> &
  Asked &
  CallerParts[CallerOf<K>]
type Refused<K extends CallKey> = Refusal & { refused: CallTable[K]['refusal'] | 'unknown_error' }
export type Handler<K extends CallKey> = (
  ctx: Ctx,
  input: Input<K>,
) => Promise<CallTable[K]['reply'] | Prepared<CallTable[K]['reply']> | Refused<K> | Refusal>
export type Handlers<K extends CallKey = CallKey> = { [P in K]: Handler<P> }

/** Finds out who calls; a refusal when the call needs somebody else. */
export type Identify = (
  ctx: Ctx,
  request: FastifyRequest,
  call: Call,
) => Promise<Record<string, unknown> | Refusal>

const BODY_MAX = 64 * 1024
const KEY = /^[\w-]{8,64}$/

export function sendRefusal(reply: FastifyReply, refusal: Refusal) {
  const known = refusals[refusal.refused]
  const body: ErrorBody = {
    error: {
      code: refusal.refused,
      message: known.text,
      ...(refusal.field === undefined ? {} : { field: refusal.field }),
      ...(refusal.detail === undefined ? {} : { detail: refusal.detail }),
    },
    requestId: reply.request.id,
  }
  return reply.code(known.status).header('cache-control', 'no-store').send(body)
}

function invalid(error: ZodError): Refusal {
  const path = error.issues[0]?.path.map(String) ?? []
  return refuse('bad_request', path.length > 0 ? { field: path.join('.') } : {})
}

function bodyOf(request: FastifyRequest): { raw: Buffer; json: unknown } {
  const raw = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
  return { raw, json: raw.length === 0 ? undefined : readJson(raw.toString('utf8')) }
}

/** Reads params, query and body by the contract; unknown fields are refused. */
function parseInput(call: Call, request: FastifyRequest) {
  const { raw, json } = call.raw ? { raw: bodyRaw(request), json: undefined } : bodyOf(request)
  const params = call.params?.safeParse(request.params)
  if (params && !params.success) return invalid(params.error)
  const query = call.query?.safeParse(request.query)
  if (query && !query.success) return invalid(query.error)
  if (!call.query && Object.keys(Object(request.query)).length > 0) return refuse('bad_request')
  if (!call.body && !call.raw && raw.length > 0) return refuse('bad_request')
  if (call.body && json === UNREADABLE) return refuse('bad_request')
  const body = call.body?.safeParse(json)
  if (body && !body.success) return invalid(body.error)
  return { params: params?.data, query: query?.data, body: body?.data, raw }
}

function bodyRaw(request: FastifyRequest): Buffer {
  return Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
}

/** The digest is keyed: bodies hold short secrets, which a plain hash in the database would give away. */
function moneyKey(secret: Buffer, call: Call, key: CallKey, request: FastifyRequest, raw: Buffer) {
  if (!call.money) return { key: '', bodyHash: Buffer.alloc(0) }
  const given = request.headers['idempotency-key']
  if (typeof given !== 'string' || !KEY.test(given)) return refuse('idempotency_key_missing')
  const hash = createHmac('sha256', secret).update(key).update(JSON.stringify(request.params))
  return { key: given, bodyHash: hash.update(raw).digest() }
}

/** Makes one route of every call of the contract. */
export function mountCalls(
  app: FastifyInstance,
  ctx: Ctx,
  handlers: Handlers,
  identify: Identify,
  cookies: Cookies,
) {
  const secret = ctx.seal.digest('request-bodies')
  for (const [callKey, call] of callList) {
    const [method = 'GET', url = '/'] = callKey.split(' ')
    // The table pairs every key with its own handler; the compiler cannot follow that through a loop.
    const handler = handlers[callKey] as unknown as (ctx: Ctx, input: object) => Promise<unknown>
    app.route({
      method,
      url,
      bodyLimit: call.bodyMax ?? BODY_MAX,
      handler: async (request, reply) => {
        const who = await identify(ctx, request, call)
        if (isRefusal(who)) return sendRefusal(reply, who)
        const input = parseInput(call, request)
        if (isRefusal(input)) return sendRefusal(reply, input)
        const money = moneyKey(secret, call, callKey, request, input.raw)
        if (isRefusal(money)) return sendRefusal(reply, money)
        const answer = await handler(ctx, {
          ...input,
          ...who,
          ...money,
          address: request.ip,
          agent: (request.headers['user-agent'] ?? '').slice(0, 200),
          headers: request.headers,
          cookie: cookies.read(request, 'member'),
          device: cookies.read(request, 'device'),
          setCookie: (name: CookieName, token: string | null) => cookies.set(reply, name, token),
        })
        if (isRefusal(answer)) return sendRefusal(reply, answer)
        if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store')
        if (answer instanceof Prepared) return reply.type('application/json').send(answer.bytes)
        return reply.type('application/json').send(JSON.stringify(answer))
      },
    })
  }
}

/** An answer that is already bytes: lists that many read are built once and shared. */
export class Prepared<T> {
  readonly bytes: Buffer
  /** Only for the compiler: of which reply these are the bytes. */
  declare readonly of: T
  constructor(value: T) {
    this.bytes = Buffer.from(JSON.stringify(value))
  }
}
