import { refuse } from '@suerte/contract/refusals.ts'
import type { systemCalls } from '@suerte/contract/system.ts'
import type { Ctx } from '../../platform/context.ts'
import { Prepared, type Handlers, type Input } from '../../platform/http.ts'
import { addressGroup } from '../identity/address-group.ts'
import { makeCaptcha, makeChallenge } from '../identity/human-check.ts'
import { listCountries } from '../identity/mobile-number.ts'
import { getStatus } from '../identity/get-status.ts'
import { getJackpot, listAnnouncements, listBanners } from './read-content.ts'

async function getCaptcha(ctx: Ctx, input: Input<'GET /wps/system/captcha'>) {
  if (!(await ctx.guard.allow('captcha', addressGroup(input.address))))
    return refuse('too_many_requests')
  return makeCaptcha(ctx)
}

async function getChallenge(ctx: Ctx, input: Input<'GET /wps/system/challenge'>) {
  if (!(await ctx.guard.allow('captcha', addressGroup(input.address))))
    return refuse('too_many_requests')
  return makeChallenge(ctx)
}

const SHARED_MS = 500

export const systemRoutes: Handlers<keyof typeof systemCalls> = {
  'GET /wps/system/status': getStatus,
  'GET /wps/system/captcha': getCaptcha,
  'GET /wps/system/challenge': getChallenge,
  'GET /wps/system/countries': listCountries,
  'GET /wps/content/banners': (ctx) =>
    ctx.reads.through('banners', SHARED_MS, async () => new Prepared(await listBanners(ctx))),
  'GET /wps/content/announcements': (ctx) =>
    ctx.reads.through('news', SHARED_MS, async () => new Prepared(await listAnnouncements(ctx))),
  'GET /wps/content/jackpot': getJackpot,
}
