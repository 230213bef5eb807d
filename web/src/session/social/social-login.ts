import { CallError } from '@suerte/contract/client.ts'
import type { Status } from '../../boot.ts'
import { keepSocial, type SocialChannel, type SocialToken } from './social-return.ts'

type Firebase = NonNullable<Status['info']['firebase']>

const providers: Record<SocialChannel, string> = {
  google: 'google.com',
  facebook: 'facebook.com',
}

/** Firebase by its own REST: a refusal of any kind means that this sign-in does not count. */
async function ask(firebase: Firebase, call: string, body: object): Promise<object> {
  const { identityUrl, apiKey } = firebase
  let answer: Response
  try {
    answer = await fetch(`${identityUrl}/v1/accounts:${call}?key=${encodeURIComponent(apiKey)}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  } catch {
    throw new CallError('offline')
  }
  const value: unknown = await answer.json().catch(() => undefined)
  if (!answer.ok || typeof value !== 'object' || value === null)
    throw new CallError('social_invalid')
  return value
}

function text(value: object, name: string): string {
  const found: unknown = Object.entries(value).find(([key]) => key === name)?.[1]
  return typeof found === 'string' ? found : ''
}

/** Plain http is for providers on this machine only: emulators and tests. */
function isWebPage(address: string): boolean {
  const url = URL.parse(address)
  if (url?.protocol === 'https:') return true
  return url?.protocol === 'http:' && /^(localhost|127\.0\.0\.1)$/.test(url.hostname)
}

/** Begins: the address of the provider's page. What it needs to be finished is kept in this tab. */
export async function beginSocial(
  firebase: Firebase,
  channel: SocialChannel,
  continueUri: string,
): Promise<string> {
  const begun = await ask(firebase, 'createAuthUri', {
    providerId: providers[channel],
    continueUri,
  })
  const [authUri, sessionId] = [text(begun, 'authUri'), text(begun, 'sessionId')]
  if (!sessionId || !isWebPage(authUri)) throw new CallError('social_invalid')
  keepSocial({ channel, sessionId })
  return authUri
}

/** Ends: the address that the provider came back to becomes a token that our server can check. */
export async function finishSocial(
  firebase: Firebase,
  {
    channel,
    sessionId,
    requestUri,
  }: { channel: SocialChannel; sessionId: string; requestUri: string },
): Promise<SocialToken> {
  const signed = await ask(firebase, 'signInWithIdp', {
    requestUri,
    sessionId,
    returnSecureToken: true,
  })
  const firebaseIdToken = text(signed, 'idToken')
  if (!firebaseIdToken) throw new CallError('social_invalid')
  return { firebaseChannel: channel, firebaseIdToken, email: text(signed, 'email') }
}
