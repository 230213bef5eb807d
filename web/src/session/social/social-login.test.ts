import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { beginSocial, finishSocial } from './social-login.ts'
import { isSocialReturn } from './social-return.ts'

const firebase = { apiKey: 'key 1', identityUrl: 'https://identity.example' }
const back = 'https://site.example/m/login'
type Asked = { url: string; body: unknown }

/** Firebase as far as these two calls know it. */
function answering(reply: object, status = 200): Asked[] {
  const asked: Asked[] = []
  vi.stubGlobal('fetch', async (url: string, init: { body: string }) => {
    asked.push({ url, body: JSON.parse(init.body) })
    return Response.json(reply, { status })
  })
  return asked
}

beforeEach(() => {
  const held = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => held.get(key) ?? null,
    setItem: (key: string, value: string) => held.set(key, value),
  })
})
afterEach(() => vi.unstubAllGlobals())

describe('[LOGIN-09] social login', () => {
  it('asks Firebase where to go, and keeps what only this tab may finish with', async () => {
    const authUri = 'https://accounts.example/auth?state=s'
    const asked = answering({ authUri, sessionId: 'session-1' })
    expect(await beginSocial(firebase, 'google', back)).toBe(authUri)
    expect(asked).toEqual([
      {
        url: 'https://identity.example/v1/accounts:createAuthUri?key=key%201',
        body: { providerId: 'google.com', continueUri: back },
      },
    ])
    expect(sessionStorage.getItem('socialLogin')).toContain('session-1')
  })

  it('hands the address it came back to over and gets a token with the e-mail', async () => {
    const asked = answering({ idToken: 'token', email: 'a@b.example' })
    const given = {
      channel: 'facebook',
      sessionId: 'session-1',
      requestUri: `${back}?code=c`,
    } as const
    expect(await finishSocial(firebase, given)).toEqual({
      firebaseChannel: 'facebook',
      firebaseIdToken: 'token',
      email: 'a@b.example',
    })
    expect(asked[0]?.body).toEqual({
      requestUri: `${back}?code=c`,
      sessionId: 'session-1',
      returnSecureToken: true,
    })
  })

  it.each([
    ['Firebase refuses', { error: { message: 'INVALID_IDP_RESPONSE' } }, 400],
    ['there is no token', { needConfirmation: true }, 200],
  ])('is not valid when %s', async (_name, reply, status) => {
    answering(reply, status)
    const given = { channel: 'google', sessionId: 's', requestUri: back } as const
    await expect(finishSocial(firebase, given)).rejects.toMatchObject({ code: 'social_invalid' })
  })

  it('does not follow an address that is no web page', async () => {
    answering({ authUri: 'javascript:alert(1)', sessionId: 's' })
    const begun = beginSocial(firebase, 'google', back)
    await expect(begun).rejects.toMatchObject({ code: 'social_invalid' })
  })

  it('says that there is no connection when no answer comes', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('network')))
    const begun = beginSocial(firebase, 'google', back)
    await expect(begun).rejects.toMatchObject({ code: 'offline' })
  })

  it('knows an address that a provider came back to', () => {
    expect(isSocialReturn(`${back}?code=c&state=s`)).toBe(true)
    expect(isSocialReturn(`${back}#access_token=t`)).toBe(true)
    expect(isSocialReturn(`${back}?error=access_denied`)).toBe(true)
    expect(isSocialReturn(`${back}?lang=EN`)).toBe(false)
  })
})
