import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import type { humanCheck } from '@suerte/contract/account.ts'
import { refuse, type Refusal } from '@suerte/contract/refusals.ts'
import type { z } from 'zod'
import type { Ctx } from '../../platform/context.ts'
import { newId } from '../../platform/ids.ts'
import { captchaSvg } from './captcha-picture.ts'
import { addCaptcha, takeCaptcha, takeOnce } from './queries.ts'

export type HumanCheck = z.output<typeof humanCheck>

const CAPTCHA_LENGTH = 6
const CAPTCHA_MS = 10 * 60_000
const WORK_MAX = 60_000
const WORK_MS = 10 * 60_000

/** Six digits as a PNG. The answer is good once, for ten minutes. */
export async function makeCaptcha(ctx: Ctx) {
  const answer = Array.from({ length: CAPTCHA_LENGTH }, () => ctx.random.below(10)).join('')
  const svg = captchaSvg(answer, (n) => ctx.random.below(n))
  const { default: sharp } = await import('sharp')
  const picture = await sharp(Buffer.from(svg)).png({ compressionLevel: 9 }).toBuffer()
  const captchaId = newId()
  const expiresAtMs = ctx.clock.nowMs() + CAPTCHA_MS
  await addCaptcha(ctx.db, { id: captchaId, answer, expiresAtMs })
  return { captchaId, image: `data:image/png;base64,${picture.toString('base64')}`, expiresAtMs }
}

function sign(ctx: Ctx, text: string): string {
  return createHmac('sha256', ctx.seal.digest('proof-of-work')).update(text).digest('hex')
}

/** A proof-of-work task: find the number below `maxNumber` whose hash with the salt is the challenge. */
export function makeChallenge(ctx: Ctx) {
  const expires = ctx.clock.nowMs() + WORK_MS
  const salt = `${ctx.random.bytes(12).toString('hex')}.${expires}.`
  const number = ctx.random.below(WORK_MAX)
  const challenge = createHash('sha256').update(`${salt}${number}`).digest('hex')
  return {
    algorithm: 'SHA-256' as const,
    challenge,
    salt,
    maxNumber: WORK_MAX,
    signature: sign(ctx, challenge),
  }
}

/** Step: the human check where the site asks for one; undefined when all is well. */
export async function askHuman(
  ctx: Ctx,
  human: HumanCheck | undefined,
): Promise<Refusal | undefined> {
  if (ctx.settings.current().site.whitelabel['CAPTCHA3'] === false) return undefined
  if (!human) return refuse('captcha_required', { field: 'captcha' })
  return (await isHuman(ctx, human)) ? undefined : refuse('captcha_wrong', { field: 'captcha' })
}

/** Judges either answer; each can be used once, right or wrong. */
export async function isHuman(ctx: Ctx, check: HumanCheck): Promise<boolean> {
  if ('captchaId' in check) {
    const taken = await takeCaptcha(ctx.db, check.captchaId)
    return taken !== undefined && same(taken, check.captcha.trim())
  }
  // the salt ends with a dot: else digits of the number could move into the time and make it later
  const salt = /^[0-9a-f]{24}\.(\d{13})\.$/.exec(check.salt)
  if (!salt || Number(salt[1]) <= ctx.clock.nowMs()) return false
  const challenge = createHash('sha256').update(`${check.salt}${check.number}`).digest('hex')
  if (!same(challenge, check.challenge) || !same(sign(ctx, challenge), check.signature))
    return false
  return takeOnce(ctx.db, 'work', challenge, WORK_MS / 1000)
}

function same(a: string, b: string): boolean {
  const left = createHash('sha256').update(a).digest()
  return timingSafeEqual(left, createHash('sha256').update(b).digest())
}
