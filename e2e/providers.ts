import { generateKeyPairSync, sign, type KeyObject } from 'node:crypto'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

/** Servers of others that the site talks to, on this machine, in the words that the real ones use. */

async function listen(listener: RequestListener, host = '127.0.0.1') {
  const server = createServer(listener)
  await new Promise<void>((resolve) => server.listen(0, host, resolve))
  // a listening TCP server has an address object
  const { port } = server.address() as AddressInfo
  return {
    port,
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

/** A provider of SMS that does as it is told: sends, says no, or never answers. */
export async function openSmsProvider() {
  const told = { mood: 'no' as 'yes' | 'no' | 'hang', asked: 0 }
  const server = await listen((_request, response) => {
    told.asked += 1
    if (told.mood === 'hang') return
    response.statusCode = told.mood === 'yes' ? 200 : 503
    response.end('{}')
  })
  return { told, url: `http://127.0.0.1:${server.port}/sms`, close: () => server.close() }
}

/** A page of somebody else, at an address of its own; what it shows can be changed. */
export async function openForeignSite() {
  const shown = { html: '' }
  const server = await listen((_request, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8')
    response.end(`<!doctype html><title>Elsewhere</title>${shown.html}`)
  })
  return { shown, port: server.port, close: () => server.close() }
}

const PROJECT = 'suerte-test'

/** A JSON web token, RS256. */
function signed(key: KeyObject, claims: object): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const body = `${part({ alg: 'RS256', kid: 'k1', typ: 'JWT' })}.${part(claims)}`
  return `${body}.${sign('sha256', Buffer.from(body), key).toString('base64url')}`
}

/**
 * Firebase and the provider behind it: REST calls `accounts:createAuthUri` and `accounts:signInWithIdp`, a
 * page that asks for consent, and the keys that sign ID tokens. `nowMs` is the site's clock.
 */
export async function openFirebase(nowMs: () => number) {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const jwk = { ...publicKey.export({ format: 'jwk' }), kid: 'k1', alg: 'RS256', use: 'sig' }
  const calls: string[] = []
  let continueUri = ''
  let tokens = 0
  function idToken(): string {
    const nowS = Math.floor(nowMs() / 1000)
    return signed(privateKey, {
      iss: `https://securetoken.google.com/${PROJECT}`,
      aud: PROJECT,
      sub: 'google-ana',
      iat: nowS,
      exp: nowS + 3600,
      auth_time: nowS,
      email: 'ana@example.com',
      email_verified: true,
      firebase: { sign_in_provider: 'google.com' },
      jti: String((tokens += 1)),
    })
  }
  function replyTo(path: string, body: string): object | string {
    if (path === '/jwks') return { keys: [jwk] }
    if (path === '/consent')
      return `<!doctype html><title>Consent</title>
        <a href="${continueUri}?code=c1&amp;state=s1">Yes, it is me</a>
        <a href="${continueUri}?error=access_denied">No</a>`
    const asked: unknown = body === '' ? {} : JSON.parse(body)
    calls.push(`${path} ${JSON.stringify(asked)}`)
    if (path === '/v1/accounts:createAuthUri') {
      // the shape that Firebase documents for this call
      continueUri = (asked as { continueUri: string }).continueUri
      return { authUri: `${here()}/consent`, sessionId: 'session-1' }
    }
    // the same
    const { requestUri, sessionId } = asked as { requestUri: string; sessionId: string }
    if (sessionId !== 'session-1' || !requestUri.includes('code=c1')) return {}
    return { idToken: idToken(), email: 'ana@example.com', localId: 'google-ana' }
  }
  const server = await listen(async (request, response) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname
    response.setHeader('access-control-allow-origin', '*')
    response.setHeader('access-control-allow-headers', 'content-type')
    if (request.method === 'OPTIONS') return response.end()
    const reply = replyTo(path, await text(request))
    const html = typeof reply === 'string'
    response.setHeader('content-type', html ? 'text/html' : 'application/json')
    return response.end(html ? reply : JSON.stringify(reply))
  })
  const here = () => `http://127.0.0.1:${server.port}`
  return {
    calls,
    settings: {
      enabled: true,
      projectId: PROJECT,
      apiKey: 'test-key',
      identityUrl: here(),
      jwksUrl: `${here()}/jwks`,
    },
    close: () => server.close(),
  }
}
