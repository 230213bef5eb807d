import type { Db, Reader, Tx } from '../../platform/db.ts'

export type LedgerName = 'real' | 'trial'
export type IdentityState = 'none' | 'waiting' | 'verified' | 'refused'
/** '' open; `closing` until the last cent is paid out, then `closed`: no way in any more. */
export type Closing = '' | 'closing' | 'closed'
export type MemberRow = {
  id: string
  username: string
  type: number
  merchantCode: string
  ledger: LedgerName
  passwordHash: string | null
  paymentPasswordHash: string | null
  nickname: string
  fields: Record<string, string>
  registerMethod: string
  memberSeries: number
  disabled: boolean
  mobile: string | null
  email: string
  emailVerifiedAt: Date | null
  payeeName: string
  inviteCode: string | null
  invitedBy: string | null
  consents: Record<string, string>
  identityState: IdentityState
  closing: Closing
  closingCard: string | null
  registeredAt: Date
  lastLoginAt: Date | null
}

const EPOCH_MS = 1000

/** Pictures stay where they are: a row is read at every sign-in. */
const columns = (db: Reader) => db`id, username, type, merchant_code, ledger, password_hash,
  payment_password_hash, nickname, fields, register_method, member_series, disabled, mobile, email,
  email_verified_at, payee_name, invite_code, invited_by, consents, identity_state, closing,
  closing_card, registered_at, last_login_at`

export async function findMemberByUsername(db: Reader, username: string) {
  const [row] = await db<
    MemberRow[]
  >`select ${columns(db)} from member where username = ${username}`
  return row
}

export async function findMember(db: Reader, id: string) {
  const [row] = await db<MemberRow[]>`select ${columns(db)} from member where id = ${id}`
  return row
}

/** What lets a member in, under a lock: of a sign-in and a change, the second sees the first. */
export async function lockWayIn(tx: Tx, id: string) {
  const [row] = await tx<Pick<MemberRow, 'passwordHash' | 'disabled' | 'closing'>[]>`
    select password_hash, disabled, closing from member where id = ${id} for update`
  return row
}

export type NewMember = {
  id: string
  username: string
  type: number
  merchantCode: string
  ledger: LedgerName
  passwordHash: string | null
  paymentPasswordHash?: string | null
  nickname: string
  payeeName?: string
  email?: string
  mobile?: string | null
  inviteCode: string | null
  invitedBy?: string | null
  fields: Record<string, string>
  registerMethod: string
  termsVersion: string
  memberSeries: number
}

/** Adds a member; false when the username, the mobile number or the invitation code is taken. */
export async function addMember(tx: Tx, member: NewMember): Promise<boolean> {
  const rows = await tx`
    insert into member (id, username, type, merchant_code, ledger, password_hash,
        payment_password_hash, nickname, payee_name, email, mobile, invite_code, invited_by, fields,
        register_method, terms_version, member_series)
      values (${member.id}, ${member.username}, ${member.type}, ${member.merchantCode},
        ${member.ledger}, ${member.passwordHash}, ${member.paymentPasswordHash ?? null},
        ${member.nickname}, ${member.payeeName ?? ''}, ${member.email ?? ''},
        ${member.mobile ?? null}, ${member.inviteCode}, ${member.invitedBy ?? null},
        ${tx.json(member.fields)}, ${member.registerMethod}, ${member.termsVersion},
        ${member.memberSeries})
      on conflict do nothing returning 1`
  return rows.length === 1
}

export async function findMemberByMobile(db: Reader, mobile: string) {
  const [row] = await db<MemberRow[]>`select ${columns(db)} from member where mobile = ${mobile}`
  return row
}

/** The member whose invitation code this is, when they may invite. */
export async function findInviter(db: Reader, code: string) {
  const [row] = await db<{ id: string; username: string }[]>`
    select id, username from member
      where invite_code = ${code} and ledger = 'real' and not disabled and closing = ''`
  return row
}

export async function setPasswordHash(tx: Tx, memberId: string, hash: string) {
  await tx`update member set password_hash = ${hash} where id = ${memberId}`
}

export async function noteLogin(tx: Tx, memberId: string) {
  await tx`update member set last_login_at = suerte_now() where id = ${memberId}`
}

export type SessionRow = {
  tokenHash: Buffer
  handleHash: Buffer
  memberId: string
  username: string
  type: number
  ledger: LedgerName
  merchantCode: string
  nickname: string
  memberSeries: number
  disabled: boolean
  hasPassword: boolean
  hasPaymentPassword: boolean
  consents: Record<string, string>
  identityState: IdentityState
  closing: Closing
  sessionId: string
  confirmedAt: Date
  createdAt: Date
  seenAt: Date
  now: Date
}

export async function findSession(db: Reader, tokenHash: Buffer) {
  const [row] = await db<SessionRow[]>`
    select s.token_hash, s.handle_hash, s.id as session_id, s.confirmed_at, s.created_at, s.seen_at,
        suerte_now() as now, m.id as member_id, m.username, m.type, m.ledger, m.merchant_code,
        m.nickname, m.member_series, m.consents, m.identity_state, m.closing,
        m.disabled or m.closing = 'closed' as disabled, m.password_hash is not null as has_password,
        m.payment_password_hash is not null as has_payment_password
      from session s join member m on m.id = s.member_id where s.token_hash = ${tokenHash}`
  return row
}

export async function findSessionByHandle(db: Reader, handleHash: Buffer) {
  const [row] = await db<{ memberId: string; tokenHash: Buffer }[]>`
    select member_id, token_hash from session where handle_hash = ${handleHash}`
  return row
}

export type NewSession = {
  tokenHash: Buffer
  handleHash: Buffer
  memberId: string
  address: string
  agent: string
  device: string
}

export async function addSession(tx: Tx, session: NewSession) {
  await tx`insert into session (token_hash, handle_hash, member_id, address, agent, device)
    values (${session.tokenHash}, ${session.handleHash}, ${session.memberId}, ${session.address},
      ${session.agent}, ${session.device})`
}

/** Gives a session a new token and handle; it counts as confirmed from now on. False when it is gone. */
export async function rotateSession(
  tx: Tx,
  tokenHash: Buffer,
  next: { tokenHash: Buffer; handleHash: Buffer },
): Promise<boolean> {
  const rows = await tx`
    update session set token_hash = ${next.tokenHash}, handle_hash = ${next.handleHash},
        confirmed_at = suerte_now(), seen_at = suerte_now()
      where token_hash = ${tokenHash} returning 1`
  return rows.length === 1
}

export type SessionListRow = {
  id: string
  tokenHash: Buffer
  agent: string
  device: string
  address: string
  createdAt: Date
  seenAt: Date
}
export function listSessionRows(db: Reader, memberId: string) {
  return db<SessionListRow[]>`
    select id, token_hash, agent, device, address, created_at, seen_at from session
      where member_id = ${memberId} order by seen_at desc, id`
}

export async function endSessionById(db: Db, memberId: string, id: string): Promise<boolean> {
  const rows =
    await db`delete from session where member_id = ${memberId} and id = ${id} returning 1`
  return rows.length === 1
}

/** Ends the sessions of a member, but one that is named; gives how many there were. */
export async function endSessionRows(tx: Tx, memberId: string, except?: Buffer): Promise<number> {
  const rows = await tx`
    delete from session where member_id = ${memberId}
      and token_hash <> ${except ?? Buffer.alloc(0)} returning 1`
  return rows.length
}

export async function touchSession(db: Db, tokenHash: Buffer) {
  await db`update session set seen_at = suerte_now() where token_hash = ${tokenHash}`
}

export async function endSession(db: Reader, tokenHash: Buffer) {
  await db`delete from session where token_hash = ${tokenHash}`
}

export type FrameRow = {
  memberId: string
  gameId: string
  username: string
  type: number
  ledger: LedgerName
  memberSeries: number
  disabled: boolean
  consents: Record<string, string>
  identityState: IdentityState
  closing: Closing
  createdAt: Date
  expired: boolean
  sessionHash: Buffer
  sessionCreatedAt: Date
  seenAt: Date
  now: Date
}

export async function findFrameSession(db: Reader, tokenHash: Buffer) {
  const [row] = await db<FrameRow[]>`
    select f.member_id, f.game_id, f.created_at, m.username, m.type, m.ledger, m.member_series,
        m.disabled or m.closing = 'closed' as disabled, m.consents, m.identity_state, m.closing,
        f.expires_at <= suerte_now() as expired, f.session_hash,
        s.created_at as session_created_at, s.seen_at, suerte_now() as now
      from frame_session f
        join session s on s.token_hash = f.session_hash
        join member m on m.id = f.member_id
      where f.token_hash = ${tokenHash}`
  return row
}

export async function addLaunchToken(
  db: Db,
  token: {
    tokenHash: Buffer
    sessionHash: Buffer
    memberId: string
    gameId: string
    liveMs: number
  },
) {
  const [row] = await db<{ expiresAt: Date }[]>`
    insert into launch_token (token_hash, session_hash, member_id, game_id, expires_at)
      values (${token.tokenHash}, ${token.sessionHash}, ${token.memberId}, ${token.gameId},
        suerte_now() + ${token.liveMs / EPOCH_MS} * interval '1 second')
      returning expires_at`
  return row?.expiresAt ?? new Date(0)
}

/** Takes a launch token: of two that come at once, one gets it. */
export async function takeLaunchToken(tx: Tx, tokenHash: Buffer) {
  const [row] = await tx<{ sessionHash: Buffer; memberId: string; gameId: string }[]>`
    delete from launch_token where token_hash = ${tokenHash} and expires_at > suerte_now()
      returning session_hash, member_id, game_id`
  return row
}

export async function addFrameSession(
  tx: Tx,
  frame: {
    tokenHash: Buffer
    sessionHash: Buffer
    memberId: string
    gameId: string
    liveMs: number
  },
) {
  const [row] = await tx<{ expiresAt: Date }[]>`
    insert into frame_session (token_hash, session_hash, member_id, game_id, expires_at)
      values (${frame.tokenHash}, ${frame.sessionHash}, ${frame.memberId}, ${frame.gameId},
        suerte_now() + ${frame.liveMs / EPOCH_MS} * interval '1 second')
      returning expires_at`
  return row?.expiresAt ?? new Date(0)
}

export async function addCaptcha(
  db: Db,
  captcha: { id: string; answer: string; expiresAtMs: number },
) {
  await db`insert into captcha (id, answer, expires_at)
    values (${captcha.id}, ${captcha.answer}, ${new Date(captcha.expiresAtMs)})`
}

/** The answer of a captcha, once. */
export async function takeCaptcha(db: Db, id: string): Promise<string | undefined> {
  const [row] = await db<{ answer: string }[]>`
    delete from captcha where id = ${id} and expires_at > suerte_now() returning answer`
  return row?.answer
}

/** True the first time a token is used. */
export async function takeOnce(db: Reader, what: string, token: string, liveS: number) {
  const rows = await db`insert into used_once (what, token, expires_at)
    values (${what}, ${token}, suerte_now() + ${liveS} * interval '1 second')
    on conflict do nothing returning 1`
  return rows.length === 1
}

export type EncryptionKeyRow = {
  kid: string
  privateSealed: Buffer
  publicJwk: Record<string, string>
  createdAt: Date
}

export function latestEncryptionKeys(db: Reader) {
  return db<EncryptionKeyRow[]>`
    select kid, private_sealed, public_jwk, created_at from encryption_key
      order by created_at desc limit 2`
}

export async function addEncryptionKey(
  db: Db,
  key: { kid: string; privateSealed: Buffer; publicJwk: Record<string, string>; nowMs: number },
) {
  await db`insert into encryption_key (kid, private_sealed, public_jwk, created_at)
    values (${key.kid}, ${key.privateSealed}, ${db.json(key.publicJwk)}, ${new Date(key.nowMs)})`
}

/** Removes what has expired: captchas, used tokens, old failures, idle sessions. */
export async function sweepIdentity(db: Db, idleMs: number, maxMs: number) {
  await db`delete from captcha where expires_at < suerte_now()`
  await db`delete from used_once where expires_at < suerte_now()`
  await db`delete from launch_token where expires_at < suerte_now()`
  await db`delete from session
    where seen_at < suerte_now() - ${idleMs / EPOCH_MS} * interval '1 second'
      or created_at < suerte_now() - ${maxMs / EPOCH_MS} * interval '1 second'`
}

export type MemberListRow = MemberRow & { total: bigint }

/** Members whose username holds the text, newest first. */
export function searchMembers(db: Reader, search: string, page: { limit: number; offset: number }) {
  return db<MemberListRow[]>`
    select ${columns(db)}, count(*) over () as total from member
      where position(${search.toLowerCase()} in username) > 0
        and not (type = 4 and closing = 'closed')
      order by registered_at desc, id desc limit ${page.limit} offset ${page.offset}`
}

export function findMembers(db: Reader, ids: string[]) {
  return db<MemberRow[]>`select ${columns(db)} from member where id = any(${ids})`
}

export async function countRegistered(db: Reader, sinceMs: number) {
  const [row] = await db<{ total: bigint }[]>`
    select count(*) as total from member
      where ledger = 'real' and registered_at >= ${new Date(sinceMs)}`
  return Number(row?.total ?? 0n)
}
