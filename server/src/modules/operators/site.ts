import { isRefusal, refuse } from '@suerte/contract/refusals.ts'
import type { Ctx } from '../../platform/context.ts'
import { transaction } from '../../platform/db.ts'
import type { Input } from '../../platform/http.ts'
import { newId } from '../../platform/ids.ts'
import { paged, window } from '../../platform/paging.ts'
import { listMessages } from '../delivery/deliver.ts'
import {
  addAnnouncement,
  deleteAnnouncement,
  listAnnouncementRows,
  listBannerRows,
} from '../messages/content.ts'
import { replaceSite, wrongSiteField } from '../settings/change-settings.ts'
import { writeAudit } from '../audit/audit-chain.ts'

export async function getSettings(ctx: Ctx) {
  return { settings: ctx.settings.current().site }
}

/** Changes settings of the site; old and new go into the audit log, and every process follows at once. */
export async function changeSettings(ctx: Ctx, input: Input<'PUT /relay/console/settings'>) {
  const { settings, reason } = input.body
  const wrong = wrongSiteField(settings)
  if (wrong) return refuse('field_invalid', { field: `settings.${wrong}` })
  await transaction(ctx.db, async (tx) => {
    const old = await replaceSite(tx, settings)
    await writeAudit(tx, {
      operator: input.operator.username,
      action: 'settings.change',
      subject: 'site',
      reason,
      before: JSON.stringify(old),
      after: JSON.stringify(settings),
    })
  })
  await ctx.settings.refresh()
  ctx.live.publish({ topic: 'site', kind: 'status' })
  return { settings }
}

export async function getContent(ctx: Ctx) {
  const [banners, announcements] = await Promise.all([
    listBannerRows(ctx.db),
    listAnnouncementRows(ctx.db),
  ])
  return { banners, announcements }
}

export async function publishAnnouncement(
  ctx: Ctx,
  input: Input<'POST /relay/console/announcements'>,
) {
  const { title, content } = input.body
  const announcement = await transaction(ctx.db, async (tx) => {
    const added = await addAnnouncement(tx, { id: newId(), title, content })
    await writeAudit(tx, {
      operator: input.operator.username,
      action: 'announcement.publish',
      subject: added.id,
      after: title,
    })
    return added
  })
  ctx.live.publish({ topic: 'site', kind: 'content' })
  return announcement
}

export async function removeAnnouncement(
  ctx: Ctx,
  input: Input<'DELETE /relay/console/announcements/:id'>,
) {
  const answer = await transaction(ctx.db, async (tx) => {
    const title = await deleteAnnouncement(tx, input.params.id)
    if (title === undefined) return refuse('not_found')
    await writeAudit(tx, {
      operator: input.operator.username,
      action: 'announcement.remove',
      subject: input.params.id,
      reason: input.body.reason,
      before: title,
    })
    return { success: true as const }
  })
  if (!isRefusal(answer)) ctx.live.publish({ topic: 'site', kind: 'content' })
  return answer
}

/** What was sent. Codes are for the owner's eyes only, and only while the outbox is the provider. */
export async function listOutbox(ctx: Ctx, input: Input<'GET /relay/console/outbox'>) {
  const mayReadCodes = input.operator.roles.includes('owner')
  const { rows, total } = await listMessages(ctx, window(input.query), mayReadCodes)
  return paged(rows, total, input.query)
}
