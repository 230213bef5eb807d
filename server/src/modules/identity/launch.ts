import { refuse, type Refusal } from '@suerte/contract/refusals.ts'
import type { Ctx } from '../../platform/context.ts'
import { Rollback, transactionOr } from '../../platform/db.ts'
import type { Input } from '../../platform/http.ts'
import { addressGroup } from './address-group.ts'
import { digestOf, newToken } from '../../platform/random.ts'
import { clearance, findStanding } from './consents.ts'
import { addFrameSession, addLaunchToken, findMember, takeLaunchToken } from './queries.ts'
import type { MemberSession } from './sessions.ts'

const LAUNCH_MS = 120_000
const FRAME_MS = 12 * 60 * 60_000

/** A single-use token with which an embedded game can open its own session. */
export async function makeLaunchToken(ctx: Ctx, member: MemberSession, gameId: string) {
  const token = newToken(ctx.random)
  const expiresAt = await addLaunchToken(ctx.db, {
    tokenHash: digestOf(token),
    sessionHash: member.tokenHash,
    memberId: member.memberId,
    gameId,
    liveMs: LAUNCH_MS,
  })
  return { token, expiresAtMs: expiresAt.getTime() }
}

/** Changes a launch token into the session of one game. The second use of a token is refused. */
export async function openFrameSession(ctx: Ctx, input: Input<'POST /lgw/session'>) {
  if (!(await ctx.guard.allow('launch', addressGroup(input.address))))
    return refuse('too_many_requests')
  const frameToken = newToken(ctx.random)
  const opened = await transactionOr<
    { memberId: string; gameId: string; expiresAt: Date },
    Refusal
  >(ctx.db, async (tx) => {
    const launch = await takeLaunchToken(tx, digestOf(input.body.token))
    if (!launch) throw new Rollback<Refusal>(refuse('launch_token_invalid'))
    const standing = await findStanding(tx, launch.memberId)
    const refused = standing && clearance(ctx, standing)
    if (refused) throw new Rollback<Refusal>(refused)
    const expiresAt = await addFrameSession(tx, {
      tokenHash: digestOf(frameToken),
      ...launch,
      liveMs: FRAME_MS,
    })
    return { memberId: launch.memberId, gameId: launch.gameId, expiresAt }
  })
  if ('refused' in opened) return opened
  const member = await findMember(ctx.db, opened.memberId)
  if (!member) return refuse('launch_token_invalid')
  return {
    frameToken,
    gameId: opened.gameId,
    userName: member.username,
    trial: member.ledger === 'trial',
    currencySymbol: ctx.settings.current().fixed.currency.symbol,
    expiresAtMs: opened.expiresAt.getTime(),
  }
}
