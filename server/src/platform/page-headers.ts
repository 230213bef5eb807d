/** What a page may do beyond its own site: whom it may call, who may frame it. */
export type PageRights = {
  nonce: string
  /** The Host that the page was asked at: its live socket has that address. */
  host: string
  /** Origins that scripts may call besides our own. */
  calls?: readonly string[]
  frameable: boolean
}

const HOST = /^[\w.-]+(:\d{1,5})?$|^\[[\da-f:]+\](:\d{1,5})?$/i
const ORIGIN = /^https?:\/\/[\w.:[\]-]+$/

/** The content policy of a page: scripts by nonce, calls to ourselves and to who is named. */
export function contentPolicy({ nonce, host, calls = [], frameable }: PageRights): string {
  const live = HOST.test(host) ? [`ws://${host}`, `wss://${host}`] : []
  const origins = calls.filter((origin) => ORIGIN.test(origin))
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    `connect-src ${["'self'", ...live, ...origins].join(' ')}`,
    "frame-src 'self'",
    `frame-ancestors ${frameable ? "'self'" : "'none'"}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
  ].join('; ')
}

/** Headers of every page; over TLS the browser is told to stay there. */
export function pageHeaders(rights: PageRights, publicUrl: string): Record<string, string> {
  return {
    'content-security-policy': contentPolicy(rights),
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy':
      'camera=(), microphone=(), geolocation=(), payment=(), usb=(), publickey-credentials-get=(self), otp-credentials=(self)',
    'cache-control': 'no-store',
    ...(publicUrl.startsWith('https://') && {
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
    }),
  }
}
