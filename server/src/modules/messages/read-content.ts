import { jackpotAt } from '@suerte/domain/content/jackpot.ts'
import { formatMoney } from '@suerte/domain/money.ts'
import type { Ctx } from '../../platform/context.ts'
import { listAnnouncementRows, listBannerRows } from './content.ts'

export async function listBanners(ctx: Ctx) {
  return { banners: await listBannerRows(ctx.db) }
}

export async function listAnnouncements(ctx: Ctx) {
  return { announcements: await listAnnouncementRows(ctx.db) }
}

/** The counter now, and the seed by which browsers move it on: all see one value. */
export async function getJackpot(ctx: Ctx) {
  const seed = ctx.settings.current().fixed.jackpotSeed
  const nowMs = ctx.clock.nowMs()
  return { amount: formatMoney(jackpotAt(seed, nowMs)), atMs: nowMs, stepSeed: seed }
}
