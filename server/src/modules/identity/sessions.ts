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
  if (!(await keepAlive(ctx, row))) return refuse('session_ended')
  return row.disabled ? refuse('account_disabled') : row
}

/** Notes that a session is in use; one that was idle or lived for too long is ended: false. */
async function keepAlive(
  ctx: Ctx,
  session: { tokenHash: Buffer; createdAt: Date; seenAt: Date; now: Date },
): Promise<boolean> {
  const { sessionIdleMs, sessionMaxMs } = ctx.settings.current().fixed
  const now = session.now.getTime()
  const idleMs = now - session.seenAt.getTime()
  if (idleMs > sessionIdleMs || now - session.createdAt.getTime() > sessionMaxMs) {
    await endSession(ctx.db, session.tokenHash)
    return false
  }
  if (idleMs > TOUCH_EVERY_MS) await touchSession(ctx.db, session.tokenHash)
  return true
}

/** The session of an embedded game, by its bearer token. Playing keeps the session it came from alive. */
export async function frameSession(ctx: Ctx, bearer: string): Promise<FrameSession | Refusal> {
  if (bearer === '') return refuse('session_ended')
  const tokenHash = digestOf(bearer)
  const row = await findFrameSession(ctx.db, tokenHash)
  if (!row || row.expired) return refuse('session_ended')
  const { sessionHash, sessionCreatedAt, seenAt, now } = row
  const session = { tokenHash: sessionHash, createdAt: sessionCreatedAt, seenAt, now }
  if (!(await keepAlive(ctx, session))) return refuse('session_ended')
  return row.disabled ? refuse('account_disabled') : { ...row, tokenHash }
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
