import { refuse } from '@suerte/contract/refusals.ts'
import type { Ctx } from '../../platform/context.ts'
import type { Input } from '../../platform/http.ts'
import { redraw } from '../../platform/pictures.ts'
import { findProfile, setHeadIcon } from './queries/profile.ts'

/** How many icons come with the site; browsers draw them from their names. */
const ART = 24
const choices = Array.from({ length: ART }, (_, index) => `art:${index}`)
const BYTES_MAX = 5 * 1024 * 1024
const SIDE = 128

export async function getHeadIcon(ctx: Ctx, input: Input<'GET /wps/member/headIcon'>) {
  const profile = await findProfile(ctx.db, input.member.memberId)
  return { headIcon: profile?.headIcon ?? '', choices, bytesMax: BYTES_MAX }
}

export async function chooseHeadIcon(ctx: Ctx, input: Input<'POST /wps/member/headIcon'>) {
  const { icon } = input.body
  if (!choices.includes(icon)) return refuse('field_invalid', { field: 'icon' })
  await setHeadIcon(ctx.db, input.member.memberId, icon)
  return { headIcon: icon }
}

/** Keeps a picture of the member's own, small and drawn anew; it has no address of its own. */
export async function uploadHeadIcon(ctx: Ctx, input: Input<'POST /wps/member/headIcon/upload'>) {
  const { memberId } = input.member
  if (!(await ctx.guard.allow('headIcon', memberId))) return refuse('too_many_requests')
  const picture = await redraw(input.raw, {
    types: ['image/png', 'image/jpeg', 'image/webp'],
    fit: 'cover',
    side: SIDE,
    to: 'image/webp',
  })
  if (!picture) return refuse('picture_invalid')
  const headIcon = `data:${picture.mediaType};base64,${picture.bytes.toString('base64')}`
  await setHeadIcon(ctx.db, memberId, headIcon)
  return { headIcon }
}
