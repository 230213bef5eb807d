import { timingSafeEqual } from 'node:crypto'
import { refuse, type Refusal } from '@suerte/contract/refusals.ts'
import type { Ctx } from '../../platform/context.ts'
import type { Tx } from '../../platform/db.ts'
import { digestOf, newToken } from '../../platform/random.ts'
import {
  addSession,
  endSession,
  endSessionRows,
  findFrameSession,
  findSession,
  findSessionByHandle,
  rotateSession,
  touchSession,
  type Closing,
  type FrameRow,
  type IdentityState,
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
  hasPassword: boolean
  hasPaymentPassword: boolean
  consents: Record<string, string>
  identityState: IdentityState
  closing: Closing
  sessionId: string
  /** When the member last showed who is there. */
  confirmedAt: Date
  now: Date
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
const CONFIRMED_MS = 10 * 60_000
export const TRIAL_TYPE = 4 as const

export function playsForReal(type: number): boolean {
  return FOR_REAL.has(type)
}

/** Whether somebody showed lately who is there; changes of the account itself need that. */
export function isConfirmed(member: MemberSession): boolean {
  return member.now.getTime() - member.confirmedAt.getTime() <= CONFIRMED_MS
}

/** Starts a session: the cookie's token is the credential, the handle is what scripts may see. */
export async function startSession(
  ctx: Ctx,
  tx: Tx,
  session: { memberId: string; address: string; agent: string; device?: string },
) {
  const token = newToken(ctx.random)
  const handle = newToken(ctx.random)
  await addSession(tx, {
    device: '',
    ...session,
    tokenHash: digestOf(token),
    handleHash: digestOf(handle),
  })
  return { token, handle }
}

/** Gives a session a new token and handle, confirmed from now on; undefined when it ended meanwhile. */
export async function renewSession(ctx: Ctx, tx: Tx, tokenHash: Buffer) {
  const token = newToken(ctx.random)
  const handle = newToken(ctx.random)
  const next = { tokenHash: digestOf(token), handleHash: digestOf(handle) }
  return (await rotateSession(tx, tokenHash, next)) ? { token, handle } : undefined
}

/** Step: ends every session of a member, but one that is named; gives how many there were. */
export function endSessionsOf(tx: Tx, memberId: string, except?: Buffer): Promise<number> {
  return endSessionRows(tx, memberId, except)
}

/**
 * The session of a request: the cookie must be known and alive, and the handle in `X-Session` must be the
 * same session's. The handle alone is worth nothing; the cookie alone neither, so no other site can use it.
 */
export async function memberSession(
  ctx: Ctx,
  { cookie, handle, idle }: { cookie: string; handle: string; idle: boolean },
): Promise<MemberSession | Refusal> {
  if (cookie === '' || handle === '') return refuse('not_logged_in')
  const row = await findSession(ctx.db, digestOf(cookie))
  if (!row || !timingSafeEqual(row.handleHash, digestOf(handle))) return refuse('session_ended')
  if (!(await keepAlive(ctx, row, idle))) return refuse('session_ended')
  return row.disabled ? refuse('account_disabled') : row
}

/**
 * Notes that a session is in use; one that was idle or lived for too long is ended: false. What a page
 * asks by itself, while nobody is there, does not keep it alive.
 */
async function keepAlive(
  ctx: Ctx,
  session: { tokenHash: Buffer; createdAt: Date; seenAt: Date; now: Date },
  idle = false,
): Promise<boolean> {
  if (isOver(ctx, session)) {
    await endSession(ctx.db, session.tokenHash)
    return false
  }
  const idleMs = session.now.getTime() - session.seenAt.getTime()
  if (!idle && idleMs > TOUCH_EVERY_MS) await touchSession(ctx.db, session.tokenHash)
  return true
}

function isOver(ctx: Ctx, session: { createdAt: Date; seenAt: Date; now: Date }): boolean {
  const { sessionIdleMs, sessionMaxMs } = ctx.settings.current().fixed
  const now = session.now.getTime()
  return (
    now - session.seenAt.getTime() > sessionIdleMs ||
    now - session.createdAt.getTime() > sessionMaxMs
  )
}

/** The session of an embedded game, by its bearer token. Playing keeps the session it came from alive. */
export async function frameSession(
  ctx: Ctx,
  bearer: string,
  idle: boolean,
): Promise<FrameSession | Refusal> {
  if (bearer === '') return refuse('session_ended')
  const tokenHash = digestOf(bearer)
  const row = await findFrameSession(ctx.db, tokenHash)
  if (!row || row.expired) return refuse('session_ended')
  const { sessionHash, sessionCreatedAt, seenAt, now } = row
  const session = { tokenHash: sessionHash, createdAt: sessionCreatedAt, seenAt, now }
  if (!(await keepAlive(ctx, session, idle))) return refuse('session_ended')
  return row.disabled ? refuse('account_disabled') : { ...row, tokenHash }
}

/** Who a live connection belongs to: a session by cookie and handle, or an embedded game by its token. */
export async function liveMember(ctx: Ctx, cookie: string, token: string): Promise<string | null> {
  if (token === '') return null
  const byHandle = await findSessionByHandle(ctx.db, digestOf(token))
  if (byHandle) {
    const session = cookie === '' ? undefined : await findSession(ctx.db, digestOf(cookie))
    const own = session && byHandle.tokenHash.equals(session.tokenHash) && !session.disabled
    return own && !isOver(ctx, session) ? byHandle.memberId : null
  }
  const frame = await findFrameSession(ctx.db, digestOf(token))
  if (!frame || frame.expired || frame.disabled) return null
  const session = { createdAt: frame.sessionCreatedAt, seenAt: frame.seenAt, now: frame.now }
  return isOver(ctx, session) ? null : frame.memberId
}
