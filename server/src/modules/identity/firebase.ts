import { refuse, type Refusal } from '@suerte/contract/refusals.ts'
import { createRemoteJWKSet, jwtVerify } from 'jose'
import { z } from 'zod'
import type { Ctx } from '../../platform/context.ts'
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
/** A token is for signing in now, not for keeping. */
const AGE_MAX_S = 300
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
 * issuer, not over, fresh, by the way that was claimed, and not used before.
 * Source: Firebase documentation, "Verify ID tokens using a third-party JWT library".
 */
export async function readIdToken(
  ctx: Ctx,
  channel: FirebaseChannel,
  token: string,
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
      maxTokenAge: AGE_MAX_S,
      currentDate: now,
      clockTolerance: 5,
    })
    const read = claims.parse(payload)
    if (read.firebase.sign_in_provider !== provider) return refuse('social_invalid')
    if (read.auth_time > now.getTime() / 1000 + 5) return refuse('social_invalid')
    const digest = digestOf(token).toString('hex')
    if (!(await takeOnce(ctx.db, 'firebase', digest, AGE_MAX_S * 2)))
      return refuse('social_invalid')
    return {
      issuer,
      subject: read.sub,
      mobile: provider === 'phone' ? (read.phone_number ?? '').replace(/^\+/, '') : '',
      email: read.email ?? '',
      emailVerified: read.email_verified === true,
    }
  } catch (error) {
    ctx.log.info({ error }, 'social sign-in refused')
    return refuse('social_invalid')
  }
}
