import type { Db, Reader, Tx } from '../../platform/db.ts'

export type LedgerName = 'real' | 'trial'
export type MemberRow = {
  id: string
  username: string
  type: number
  merchantCode: string
  ledger: LedgerName
  passwordHash: string
  paymentPasswordHash: string | null
  nickname: string
  memberSeries: number
  disabled: boolean
  registeredAt: Date
  lastLoginAt: Date | null
}

const EPOCH_MS = 1000

export async function findMemberByUsername(db: Reader, username: string) {
  const [row] = await db<MemberRow[]>`select * from member where username = ${username}`
  return row
}

export async function findMember(db: Reader, id: string) {
  const [row] = await db<MemberRow[]>`select * from member where id = ${id}`
  return row
}

export type NewMember = {
  id: string
  username: string
  type: number
  merchantCode: string
  ledger: LedgerName
  passwordHash: string
  nickname: string
  fields: Record<string, string>
  registerMethod: string
  termsVersion: string
  memberSeries: number
}

/** Adds a member; false when the username is taken. */
export async function addMember(tx: Tx, member: NewMember): Promise<boolean> {
  const rows = await tx`
    insert into member (id, username, type, merchant_code, ledger, password_hash, nickname, fields,
        register_method, terms_version, member_series)
      values (${member.id}, ${member.username}, ${member.type}, ${member.merchantCode},
        ${member.ledger}, ${member.passwordHash}, ${member.nickname}, ${tx.json(member.fields)},
        ${member.registerMethod}, ${member.termsVersion}, ${member.memberSeries})
      on conflict (username) do nothing returning 1`
  return rows.length === 1
}

export async function setPaymentPasswordHash(tx: Tx, memberId: string, hash: string) {
  await tx`update member set payment_password_hash = ${hash} where id = ${memberId}`
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
  hasPaymentPassword: boolean
  createdAt: Date
  seenAt: Date
  now: Date
}

export async function findSession(db: Reader, tokenHash: Buffer) {
  const [row] = await db<SessionRow[]>`
    select s.token_hash, s.handle_hash, s.created_at, s.seen_at, suerte_now() as now,
        m.id as member_id, m.username, m.type, m.ledger, m.merchant_code, m.nickname,
        m.member_series, m.disabled, m.payment_password_hash is not null as has_payment_password
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
}

export async function addSession(tx: Tx, session: NewSession) {
  await tx`insert into session (token_hash, handle_hash, member_id, address, agent)
    values (${session.tokenHash}, ${session.handleHash}, ${session.memberId}, ${session.address},
      ${session.agent})`
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
        m.disabled, f.expires_at <= suerte_now() as expired, f.session_hash,
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
export async function takeOnce(db: Db, what: string, token: string, liveS: number) {
  const rows = await db`insert into used_once (what, token, expires_at)
    values (${what}, ${token}, suerte_now() + ${liveS} * interval '1 second')
    on conflict do nothing returning 1`
  return rows.length === 1
}

export async function loginFailures(db: Reader, username: string, address: string) {
  const [row] = await db<{ failures: number; lastAt: Date; now: Date }[]>`
    select failures, last_at, suerte_now() as now from login_failure
      where username = ${username} and address = ${address}`
  return row
}

export async function noteLoginFailure(db: Db, username: string, address: string) {
  await db`insert into login_failure (username, address, failures, last_at)
    values (${username}, ${address}, 1, suerte_now())
    on conflict (username, address)
      do update set failures = login_failure.failures + 1, last_at = suerte_now()`
}

export async function clearLoginFailures(tx: Tx, username: string, address: string) {
  await tx`delete from login_failure where username = ${username} and address = ${address}`
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

export type BankCardRow = {
  id: string
  bankCode: string
  holder: string
  numberEnding: string
}

export function listBankCards(db: Reader, memberId: string) {
  return db<BankCardRow[]>`
    select id, bank_code, holder, number_ending from bank_card
      where member_id = ${memberId} order by id`
}

export async function findBankCard(db: Reader, memberId: string, id: string) {
  const [row] = await db<BankCardRow[]>`
    select id, bank_code, holder, number_ending from bank_card
      where member_id = ${memberId} and id = ${id}`
  return row
}

/** The sealed numbers of cards, for the people who pay. */
export function sealedCards(db: Reader, ids: string[]) {
  return db<(BankCardRow & { numberSealed: Buffer })[]>`
    select id, bank_code, holder, number_ending, number_sealed from bank_card
      where id = any(${ids})`
}

/** Adds a card; false when the number is on file already. */
export async function addBankCard(
  tx: Tx,
  card: BankCardRow & { memberId: string; numberSealed: Buffer; numberDigest: Buffer },
) {
  const rows = await tx`
    insert into bank_card (id, member_id, bank_code, holder, number_sealed, number_digest, number_ending)
      values (${card.id}, ${card.memberId}, ${card.bankCode}, ${card.holder}, ${card.numberSealed},
        ${card.numberDigest}, ${card.numberEnding})
      on conflict (number_digest) do nothing returning 1`
  return rows.length === 1
}

/** Removes what has expired: captchas, used tokens, old failures, idle sessions. */
export async function sweepIdentity(db: Db, idleMs: number, maxMs: number) {
  await db`delete from captcha where expires_at < suerte_now()`
  await db`delete from used_once where expires_at < suerte_now()`
  await db`delete from launch_token where expires_at < suerte_now()`
  await db`delete from login_failure where last_at < suerte_now() - interval '1 day'`
  await db`delete from session
    where seen_at < suerte_now() - ${idleMs / EPOCH_MS} * interval '1 second'
      or created_at < suerte_now() - ${maxMs / EPOCH_MS} * interval '1 second'`
}

export type MemberListRow = MemberRow & { total: bigint }

/** Members whose username holds the text, newest first. */
export function searchMembers(db: Reader, search: string, page: { limit: number; offset: number }) {
  return db<MemberListRow[]>`
    select *, count(*) over () as total from member
      where position(${search.toLowerCase()} in username) > 0
      order by registered_at desc, id desc limit ${page.limit} offset ${page.offset}`
}

export function findMembers(db: Reader, ids: string[]) {
  return db<MemberRow[]>`select * from member where id = any(${ids})`
}

export async function countRegistered(db: Reader, sinceMs: number) {
  const [row] = await db<{ total: bigint }[]>`
    select count(*) as total from member
      where ledger = 'real' and registered_at >= ${new Date(sinceMs)}`
  return Number(row?.total ?? 0n)
}
