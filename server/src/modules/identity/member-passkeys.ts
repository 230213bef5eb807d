import { isRefusal, refuse, type Refusal } from '@suerte/contract/refusals.ts'
import type { Ctx } from '../../platform/context.ts'
import { Rollback, transactionOr } from '../../platform/db.ts'
import type { Input } from '../../platform/http.ts'
import { addressGroup } from './address-group.ts'
import {
  dropPasskey,
  keepPasskey,
  listPasskeysOf,
  startPasskey,
  startPasskeyLogin,
} from './passkeys.ts'
import { findMember, lockWayIn } from './queries.ts'
import { countPasskeys } from './queries/passkeys.ts'
import { tellOwner } from './tell-owner.ts'

export async function startMemberPasskeyLogin(ctx: Ctx, input: Input<'POST /wps/account/passkey'>) {
  if (!(await ctx.guard.allow('captcha', addressGroup(input.address))))
    return refuse('too_many_requests')
  return startPasskeyLogin(ctx, 'member')
}

export async function listPasskeys(ctx: Ctx, input: Input<'GET /wps/member/passkeys'>) {
  return { passkeys: await listPasskeysOf(ctx, 'member', input.member.memberId) }
}

export function startMemberPasskey(ctx: Ctx, input: Input<'POST /wps/member/passkeys/options'>) {
  return startPasskey(ctx, 'member', {
    id: input.member.memberId,
    name: input.member.username,
  })
}

export async function addPasskey(ctx: Ctx, input: Input<'POST /wps/member/passkeys'>) {
  const { memberId } = input.member
  const keep = await keepPasskey(ctx, 'member', { ...input.body, owner: memberId })
  if (isRefusal(keep)) return keep
  return transactionOr<{ success: true }, Refusal>(ctx.db, async (tx) => {
    if (!(await keep(tx))) throw new Rollback<Refusal>(refuse('passkey_invalid'))
    await tellOwner(ctx, tx, memberId, 'passkey_added')
    return { success: true }
  })
}

/** Removes a passkey, unless nothing else would let the member in again. */
export async function removePasskey(ctx: Ctx, input: Input<'DELETE /wps/member/passkeys/:id'>) {
  const { memberId } = input.member
  return transactionOr<{ success: true }, Refusal>(ctx.db, async (tx) => {
    // of two removals at once, the second sees what the first left
    await lockWayIn(tx, memberId)
    if (!(await dropPasskey(tx, 'member', memberId, input.params.id)))
      throw new Rollback<Refusal>(refuse('not_found'))
    const member = await findMember(tx, memberId)
    const left = await countPasskeys(tx, 'member', memberId)
    if (!member?.passwordHash && !member?.mobile && left === 0)
      throw new Rollback<Refusal>(refuse('last_way_in'))
    await tellOwner(ctx, tx, memberId, 'passkey_removed')
    return { success: true }
  })
}
