import { storageKeys } from '../../constants.ts'

export type SocialChannel = 'google' | 'facebook'
export type SocialToken = { firebaseChannel: SocialChannel; firebaseIdToken: string; email: string }

type Begun = { channel: SocialChannel; sessionId: string }

/** Kept in this tab until the provider comes back: only who began can finish. */
export function keepSocial(begun: Begun): void {
  sessionStorage.setItem(storageKeys.social, JSON.stringify(begun))
}

const marks = ['code', 'state', 'id_token', 'access_token', 'error']

/** Whether an address is one that a provider came back to. */
export function isSocialReturn(href: string): boolean {
  const { searchParams, hash } = new URL(href)
  const fragment = new URLSearchParams(hash.slice(1))
  return marks.some((mark) => searchParams.has(mark) || fragment.has(mark))
}

/**
 * What a provider brought back to this page, once. Codes leave the address before anything else happens,
 * so that no history and no link carries them on.
 */
export function takeSocialReturn(): (Begun & { requestUri: string }) | undefined {
  const requestUri = location.href
  if (!isSocialReturn(requestUri)) return undefined
  const text = sessionStorage.getItem(storageKeys.social)
  sessionStorage.removeItem(storageKeys.social)
  history.replaceState(history.state, '', location.pathname)
  if (!text) return undefined
  try {
    // Written by keepSocial.
    return { ...(JSON.parse(text) as Begun), requestUri }
  } catch {
    return undefined
  }
}

/** In memory only: it is worth a login until it runs out. */
let carried: SocialToken | undefined

/** Takes a sign-in that no account belongs to yet over to the registration. */
export function carrySocial(token: SocialToken | undefined): void {
  carried = token
}

export function carriedSocial(): SocialToken | undefined {
  return carried
}
