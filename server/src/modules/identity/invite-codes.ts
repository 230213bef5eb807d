import { refuse } from '@suerte/contract/refusals.ts'
import type { Ctx } from '../../platform/context.ts'
import type { Input } from '../../platform/http.ts'
import { addressGroup } from './address-group.ts'
import type { Random } from '../../platform/random.ts'
import { findInviter } from './queries.ts'

/** Letters and digits that nobody mixes up. */
const SIGNS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'
const LENGTH = 8

/** A code by which somebody is invited: eight signs, one of 6.5e11. */
export function newInviteCode(random: Random): string {
  return Array.from({ length: LENGTH }, () => SIGNS[random.below(SIGNS.length)]).join('')
}

/** Whether an invitation code leads to somebody who may invite. */
export async function checkAffiliate(ctx: Ctx, input: Input<'GET /wps/account/affiliate'>) {
  if (!(await ctx.guard.allow('username', addressGroup(input.address))))
    return refuse('too_many_requests')
  const code = input.query.code.trim().toUpperCase()
  return { success: (await findInviter(ctx.db, code)) !== undefined }
}
