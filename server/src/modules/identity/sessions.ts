import { timingSafeEqual } from 'node:crypto'
import { refuse, type Refusal } from '@suerte/contract/refusals.ts'
import type { Ctx } from '../../platform/context.ts'
import type { Tx } from '../../platform/db.ts'
import { digestOf, newToken } from '../../platform/random.ts'
import {
  addSession,
  endSession,
  findFrameSession,
  findSession,
  findSessionByHandle,
  touchSession,
  type FrameRow,
  type LedgerName,
} from './queries.ts'

export type MemberSession = {
  memberId: string
  username: string
  nickname: string
  type: number
  ledger: LedgerName
  merchantCode: string
  memberSeries: number
  hasPaymentPassword: boolean
  tokenHash: Buffer
}
export type FrameSession = FrameRow & { tokenHash: Buffer }
export type OperatorSession = {
  operatorId: string
  username: string
  roles: readonly string[]
  tokenHash: Buffer
}

/** Member types that play for real: player, agent, general agent. */
const FOR_REAL = new Set([0, 1, 2])
const TOUCH_EVERY_MS = 60_000

export function playsForReal(type: number): boolean {
  return FOR_REAL.has(type)
}

/** Starts a session: the cookie's token is the credential, the handle is what scripts may see. */
export async function startSession(
  ctx: Ctx,
  tx: Tx,
  session: { memberId: string; address: string; agent: string },
) {
  const token = newToken(ctx.random)
  const handle = newToken(ctx.random)
  await addSession(tx, { ...session, tokenHash: digestOf(token), handleHash: digestOf(handle) })
  return { token, handle }
}

/**
 * The session of a request: the cookie must be known and alive, and the handle in `X-Session` must be the
 * same session's. The handle alone is worth nothing; the cookie alone neither, so no other site can use it.
 */
export async function memberSession(
  ctx: Ctx,
  cookie: string,
  handle: string,
): Promise<MemberSession | Refusal> {
  if (cookie === '' || handle === '') return refuse('not_logged_in')
  const row = await findSession(ctx.db, digestOf(cookie))
  if (!row || !timingSafeEqual(row.handleHash, digestOf(handle))) return refuse('session_ended')
  const { sessionIdleMs, sessionMaxMs } = ctx.settings.current().fixed
  const now = row.now.getTime()
  const idleMs = now - row.seenAt.getTime()
  if (idleMs > sessionIdleMs || now - row.createdAt.getTime() > sessionMaxMs) {
    await endSession(ctx.db, row.tokenHash)
    return refuse('session_ended')
  }
  if (row.disabled) return refuse('account_disabled')
  if (idleMs > TOUCH_EVERY_MS) await touchSession(ctx.db, row.tokenHash)
  return row
}

/** The session of an embedded game, by its bearer token. */
export async function frameSession(ctx: Ctx, bearer: string): Promise<FrameSession | Refusal> {
  if (bearer === '') return refuse('session_ended')
  const tokenHash = digestOf(bearer)
  const row = await findFrameSession(ctx.db, tokenHash)
  if (!row || row.expired) return refuse('session_ended')
  if (row.disabled) return refuse('account_disabled')
  return { ...row, tokenHash }
}

/** Who a live connection belongs to: a session by cookie and handle, or an embedded game by its token. */
export async function liveMember(ctx: Ctx, cookie: string, token: string): Promise<string | null> {
  if (token === '') return null
  const byHandle = await findSessionByHandle(ctx.db, digestOf(token))
  if (byHandle) {
    const own = cookie !== '' && byHandle.tokenHash.equals(digestOf(cookie))
    return own ? byHandle.memberId : null
  }
  const frame = await findFrameSession(ctx.db, digestOf(token))
  return frame && !frame.expired ? frame.memberId : null
}
