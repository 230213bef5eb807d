import type { Db, Reader, Tx } from '../../platform/db.ts'

export type OperatorRow = {
  id: string
  username: string
  passwordHash: string
  otpSealed: Buffer
  otpStep: bigint
  roles: string[]
  disabled: boolean
  createdAt: Date
  lastLoginAt: Date | null
}

export async function findOperatorByName(db: Reader, username: string) {
  const [row] = await db<OperatorRow[]>`select * from operator where username = ${username}`
  return row
}

export async function findOperator(db: Reader, id: string) {
  const [row] = await db<OperatorRow[]>`select * from operator where id = ${id}`
  return row
}

export function listOperators(db: Reader) {
  return db<OperatorRow[]>`select * from operator order by created_at`
}

export async function countOperators(db: Reader) {
  const [row] = await db<{ total: bigint }[]>`select count(*) as total from operator`
  return Number(row?.total ?? 0n)
}

export async function addOperator(
  tx: Tx,
  operator: {
    id: string
    username: string
    passwordHash: string
    otpSealed: Buffer
    otpStep: number
    roles: string[]
  },
) {
  const rows = await tx`
    insert into operator (id, username, password_hash, otp_sealed, otp_step, roles)
      values (${operator.id}, ${operator.username}, ${operator.passwordHash},
        ${operator.otpSealed}, ${operator.otpStep}, ${operator.roles})
      on conflict (username) do nothing returning 1`
  return rows.length === 1
}

/** Takes a time step of the second factor; false when it, or a later one, was used. */
export async function takeOtpStep(db: Db, operatorId: string, step: number) {
  const rows = await db`update operator set otp_step = ${step}
    where id = ${operatorId} and otp_step < ${step} returning 1`
  return rows.length === 1
}

export async function noteOperatorLogin(tx: Tx, operatorId: string) {
  await tx`update operator set last_login_at = suerte_now() where id = ${operatorId}`
}

export type InviteRow = { username: string; roles: string[]; otpSealed: Buffer }

export async function addInvite(
  tx: Reader,
  invite: InviteRow & { tokenHash: Buffer; liveMs: number },
) {
  const [row] = await tx<{ expiresAt: Date }[]>`
    insert into operator_invite (token_hash, username, roles, otp_sealed, expires_at)
      values (${invite.tokenHash}, ${invite.username}, ${invite.roles}, ${invite.otpSealed},
        suerte_now() + ${invite.liveMs / 1000} * interval '1 second')
      returning expires_at`
  return row?.expiresAt ?? new Date(0)
}

/** Ends links for the first operator that were not used. */
export async function endOwnerInvites(db: Reader) {
  await db`update operator_invite set used_at = suerte_now()
    where username = '' and used_at is null`
}

export async function findInvite(db: Reader, tokenHash: Buffer) {
  const [row] = await db<InviteRow[]>`
    select username, roles, otp_sealed from operator_invite
      where token_hash = ${tokenHash} and used_at is null and expires_at > suerte_now()`
  return row
}

export async function takeInvite(tx: Tx, tokenHash: Buffer) {
  const rows = await tx`update operator_invite set used_at = suerte_now()
    where token_hash = ${tokenHash} and used_at is null and expires_at > suerte_now() returning 1`
  return rows.length === 1
}

export async function addOperatorSession(
  tx: Tx,
  session: { tokenHash: Buffer; handleHash: Buffer; operatorId: string },
) {
  await tx`insert into operator_session (token_hash, handle_hash, operator_id)
    values (${session.tokenHash}, ${session.handleHash}, ${session.operatorId})`
}

export async function findOperatorSession(db: Reader, tokenHash: Buffer) {
  const [row] = await db<
    {
      tokenHash: Buffer
      handleHash: Buffer
      operatorId: string
      username: string
      roles: string[]
      disabled: boolean
      createdAt: Date
      seenAt: Date
      now: Date
    }[]
  >`select s.token_hash, s.handle_hash, s.created_at, s.seen_at, suerte_now() as now,
        o.id as operator_id, o.username, o.roles, o.disabled
      from operator_session s join operator o on o.id = s.operator_id
      where s.token_hash = ${tokenHash}`
  return row
}

export async function touchOperatorSession(db: Db, tokenHash: Buffer) {
  await db`update operator_session set seen_at = suerte_now() where token_hash = ${tokenHash}`
}

export async function endOperatorSession(db: Reader, tokenHash: Buffer) {
  await db`delete from operator_session where token_hash = ${tokenHash}`
}
