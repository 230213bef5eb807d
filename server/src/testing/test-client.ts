import { createHash, randomUUID } from 'node:crypto'
import { callList, type CallKey, type CallTable } from '@suerte/contract/calls.ts'
import type { ErrorBody, RefusalCode } from '@suerte/contract/refusals.ts'
import { CompactEncrypt, importJWK } from 'jose'
import { expect } from 'vitest'

type Given = {
  params?: Record<string, string>
  query?: Record<string, unknown>
  body?: unknown
  headers?: Record<string, string>
  key?: string
  raw?: Buffer
}
export type Answer<K extends CallKey> =
  | { ok: true; status: number; reply: CallTable[K]['reply'] }
  | { ok: false; status: number; code: RefusalCode; field?: string | undefined }

const schemas = new Map(callList)

/** A browser of its own: cookie, handle and frame token. Every reply is held against the contract. */
export class TestClient {
  readonly base: string
  cookies = new Map<string, string>()
  handle = ''
  operatorHandle = ''
  frameToken = ''

  constructor(base: string) {
    this.base = base
  }

  headers(): Record<string, string> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    return {
      ...(cookie ? { cookie } : {}),
      ...(this.handle ? { 'x-session': this.handle } : {}),
      ...(this.operatorHandle ? { 'x-operator': this.operatorHandle } : {}),
      ...(this.frameToken ? { authorization: `Bearer ${this.frameToken}` } : {}),
    }
  }

  async try<K extends CallKey>(key: K, given: Given = {}): Promise<Answer<K>> {
    const [method = '', template = ''] = key.split(' ')
    const path = template.replace(/:(\w+)/g, (_, name: string) => given.params?.[name] ?? '')
    const query = new URLSearchParams()
    for (const [name, value] of Object.entries(given.query ?? {})) query.set(name, String(value))
    const call = schemas.get(key)
    const headers = { ...this.headers(), ...given.headers }
    if (call?.money) headers['idempotency-key'] ??= given.key ?? randomUUID()
    const body = given.raw
      ? new Uint8Array(given.raw)
      : given.body === undefined
        ? null
        : JSON.stringify(given.body)
    if (body !== null) headers['content-type'] ??= 'application/json'
    const search = query.size > 0 ? `?${query.toString()}` : ''
    const response = await fetch(this.base + path + search, { method, headers, body })
    this.keepCookies(response)
    const answer: unknown = await response.json()
    if (response.ok) {
      const reply = call?.reply.parse(answer)
      // parsed by the schema of this very call
      return { ok: true, status: response.status, reply: reply as CallTable[K]['reply'] }
    }
    // the error body's shape is asserted right here
    const failure = answer as ErrorBody
    expect(failure.requestId).toMatch(/^[0-9a-f-]{36}$/)
    expect(Object.keys(failure)).toEqual(['error', 'requestId'])
    const { code, field } = failure.error
    return { ok: false, status: response.status, code, field }
  }

  /** The reply of a call that must succeed. */
  async get<K extends CallKey>(key: K, given: Given = {}): Promise<CallTable[K]['reply']> {
    const answer = await this.try(key, given)
    if (!answer.ok) throw new Error(`${key} refused: ${answer.code} ${answer.field ?? ''}`)
    return answer.reply
  }

  /** The code of a call that must be refused. */
  async refused(key: CallKey, given: Given = {}): Promise<RefusalCode> {
    const answer = await this.try(key, given)
    if (answer.ok) throw new Error(`${key} was not refused`)
    return answer.code
  }

  private keepCookies(response: Response) {
    for (const line of response.headers.getSetCookie()) {
      const [pair = ''] = line.split(';')
      const at = pair.indexOf('=')
      const [name, value] = [pair.slice(0, at), pair.slice(at + 1)]
      if (value === '') this.cookies.delete(name)
      else this.cookies.set(name, value)
    }
  }

  /** A payload sealed to the server's key, as the browser does it. */
  async seal(payload: object, stamp: { iatMs?: number; jti?: string } = {}) {
    const status = await this.get('GET /wps/system/status')
    const key = await importJWK(status.encryption.jwk, 'ECDH-ES')
    const iat = Math.floor((stamp.iatMs ?? status.serverTimeMs) / 1000)
    const text = JSON.stringify({ ...payload, iat, jti: stamp.jti ?? randomUUID() })
    const data = await new CompactEncrypt(new TextEncoder().encode(text))
      .setProtectedHeader({ alg: 'ECDH-ES', enc: 'A256GCM', kid: status.encryption.kid })
      .encrypt(key)
    return { data }
  }

  /** The proof-of-work answer that stands in for the picture. */
  async solveChallenge() {
    const { algorithm, challenge, salt, signature, maxNumber } = await this.get(
      'GET /wps/system/challenge',
    )
    for (let number = 0; number <= maxNumber; number++)
      if (createHash('sha256').update(`${salt}${number}`).digest('hex') === challenge)
        return { algorithm, challenge, salt, number, signature }
    throw new Error('the challenge has no answer')
  }
}
