import { getStatus } from '../identity/get-status.ts'
import type { Ctx } from '../../platform/context.ts'
import { getJackpot, listAnnouncements, listBanners } from './read-content.ts'

/** What the first screen is rendered from; nothing in it belongs to a member. */
export async function bootData(ctx: Ctx, address: string) {
  const status = await getStatus(ctx, { address })
  if (status.status !== 0) return { status, banners: [], announcements: [], jackpot: null }
  const [{ banners }, { announcements }, jackpot] = await Promise.all([
    listBanners(ctx),
    listAnnouncements(ctx),
    getJackpot(ctx),
  ])
  return { status, banners, announcements, jackpot }
}
