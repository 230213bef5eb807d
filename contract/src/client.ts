import type { CallKey, CallTable, Requests } from './calls.ts'
import type { ErrorBody, RefusalCode } from './refusals.ts'

/**
 * The browser's typed client. It imports types only: no schema reaches the browser.
 * `key` is the contract's own key, e.g. 'GET /lgw/draw/:gameId/:numero'.
 */
export type Send = <K extends CallKey>(key: K, ...input: Args<K>) => Promise<CallTable[K]['reply']>

type Given<T> = { [P in keyof T as T[P] extends undefined ? never : P]: T[P] }
type Parts<K extends CallKey> = Given<Pick<Requests[K], 'params' | 'query' | 'body'>> &
  (Requests[K]['money'] extends true ? { idempotencyKey: string } : unknown)
export type Options = { headers?: Record<string, string>; signal?: AbortSignal; raw?: Blob }
type Args<K extends CallKey> = keyof Parts<K> extends never
  ? [input?: Options]
  : [input: Parts<K> & Options]

/** A refusal as a thrown value: `code` is from the catalogue; 'offline' when no answer came at all. */
export class CallError extends Error {
  readonly code: RefusalCode | 'offline'
  readonly field: string | undefined
  readonly detail: Record<string, string>
  readonly requestId: string
  constructor(code: RefusalCode | 'offline', body?: Partial<ErrorBody['error']>, requestId = '') {
    super(body?.message ?? code)
    this.name = 'CallError'
    this.code = code
    this.field = body?.field
    this.detail = body?.detail ?? {}
    this.requestId = requestId
  }
}

type Loose = Options & {
  params?: Record<string, string>
  query?: Record<string, string | number | boolean | undefined>
  body?: unknown
  idempotencyKey?: string
}

export function createClient(
  headers: () => Record<string, string>,
  fetcher: typeof fetch = (...a) => fetch(...a),
): Send {
  // the loose inside and the typed outside are one function: the types of the contract are checked at its calls
  return (async (key: CallKey, input: Loose = {}) => {
    const [method = '', template = ''] = key.split(' ')
    const path = template.replace(/:(\w+)/g, (_, name: string) =>
      encodeURIComponent(input.params?.[name] ?? ''),
    )
    const query = new URLSearchParams()
    for (const [name, value] of Object.entries(input.query ?? {}))
      if (value !== undefined && value !== '') query.set(name, String(value))
    const search = query.size > 0 ? `?${query.toString()}` : ''
    const init: RequestInit = { method, credentials: 'same-origin' }
    const sent: Record<string, string> = { ...headers(), ...input.headers }
    if (input.idempotencyKey) sent['idempotency-key'] = input.idempotencyKey
    if (input.signal) init.signal = input.signal
    if (input.raw) init.body = input.raw
    else if (input.body !== undefined) {
      sent['content-type'] = 'application/json'
      init.body = JSON.stringify(input.body)
    }
    init.headers = sent
    let answer: Response
    try {
      answer = await fetcher(path + search, init)
    } catch {
      throw new CallError('offline')
    }
    const body: unknown = await answer.json().catch(() => undefined)
    if (answer.ok) return body
    // the server's error body; a proxy's own page leaves it undefined
    const failure = body as Partial<ErrorBody> | undefined
    throw new CallError(failure?.error?.code ?? 'unknown_error', failure?.error, failure?.requestId)
    // see above
  }) as Send
}
