import { refuse, type Refusal } from '@suerte/contract/refusals.ts'
import { createRemoteJWKSet, jwtVerify } from 'jose'
import { z } from 'zod'
import type { Ctx } from '../../platform/context.ts'
import type { Reader } from '../../platform/db.ts'
import { digestOf } from '../../platform/random.ts'
import { takeOnce } from './queries.ts'

export type FirebaseChannel = 'sms' | 'google' | 'facebook'
/** Who Firebase says is there. `mobile` are E.164 digits, '' unless a phone sign-in proved it. */
export type Vouched = {
  issuer: string
  subject: string
  mobile: string
  email: string
  emailVerified: boolean
  /** Of the token: it is good once. */
  tokenDigest: string
}

/** What the token must name as the way of its sign-in, and the flag that opens that way. */
const channels = {
  sms: { provider: 'phone', flag: 'MOBILEVERCODELOGIN3' },
  google: { provider: 'google.com', flag: 'GOOGLELOGIN3' },
  facebook: { provider: 'facebook.com', flag: 'FACEBOOKLOGIN3' },
} as const

const claims = z.object({
  sub: z.string().min(1).max(128),
  auth_time: z.number(),
  phone_number: z.string().optional(),
  email: z.string().optional(),
  email_verified: z.boolean().optional(),
  firebase: z.object({ sign_in_provider: z.string() }),
})

const KEYS_TIMEOUT_MS = 4_000
/** A token is for signing in now, or for the registration that is filled in meanwhile, not for keeping. */
const AGE_MAX_S = { login: 300, register: 1_800 }
const keySets = new Map<string, ReturnType<typeof createRemoteJWKSet>>()

function keysAt(url: string) {
  const known = keySets.get(url)
  if (known) return known
  const keys = createRemoteJWKSet(new URL(url), { timeoutDuration: KEYS_TIMEOUT_MS })
  keySets.set(url, keys)
  return keys
}

/**
 * Checks a Firebase ID token: RS256 by a key of the published set, our project as audience and in the
 * issuer, not over, fresh, and by the way that was claimed. Who acts on it spends it.
 * Source: Firebase documentation, "Verify ID tokens using a third-party JWT library".
 */
export async function readIdToken(
  ctx: Ctx,
  channel: FirebaseChannel,
  token: string,
  use: keyof typeof AGE_MAX_S,
): Promise<Vouched | Refusal> {
  const { site, providers } = ctx.settings.current()
  const { firebase } = providers
  const { provider, flag } = channels[channel]
  if (!firebase.enabled || !site.whitelabel[flag]) return refuse('feature_off')
  const issuer = `https://securetoken.google.com/${firebase.projectId}`
  try {
    const now = new Date(ctx.clock.nowMs())
    const { payload } = await jwtVerify(token, keysAt(firebase.jwksUrl), {
      algorithms: ['RS256'],
      issuer,
      audience: firebase.projectId,
      requiredClaims: ['exp', 'iat', 'sub'],
      maxTokenAge: AGE_MAX_S[use],
      currentDate: now,
      clockTolerance: 5,
    })
    const read = claims.parse(payload)
    if (read.firebase.sign_in_provider !== provider) return refuse('social_invalid')
    if (read.auth_time > now.getTime() / 1000 + 5) return refuse('social_invalid')
    return {
      issuer,
      subject: read.sub,
      mobile: provider === 'phone' ? (read.phone_number ?? '').replace(/^\+/, '') : '',
      email: read.email ?? '',
      emailVerified: read.email_verified === true,
      tokenDigest: digestOf(token).toString('hex'),
    }
  } catch (error) {
    // not the error itself: it carries the token's claims, which name a person
    const reason = error instanceof Error ? error.message.slice(0, 80) : 'unknown'
    ctx.log.info({ reason }, 'social sign-in refused')
    return refuse('social_invalid')
  }
}

/**
 * Uses a token up; false when it was used before. One that let nobody in and opened no account stays good:
 * the registration that it leads to carries it on.
 */
export function spendToken(db: Reader, { tokenDigest }: Vouched): Promise<boolean> {
  return takeOnce(db, 'firebase', tokenDigest, AGE_MAX_S.register * 2)
}
