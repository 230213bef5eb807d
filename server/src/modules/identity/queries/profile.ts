import type { Reader, Tx } from '../../../platform/db.ts'
import type { Closing, IdentityState } from '../queries.ts'

export type { Closing, IdentityState } from '../queries.ts'
export type ProfileRow = {
  id: string
  username: string
  nickname: string
  payeeName: string
  headIcon: string
  email: string
  emailVerifiedAt: Date | null
  mobile: string | null
  inviteCode: string | null
  invitedBy: string | null
  registerMethod: string
  fields: Record<string, string>
  identityState: IdentityState
  closing: Closing
  hasPassword: boolean
  hasPaymentPassword: boolean
  hasSecurityQuestions: boolean
  bankCards: number
  passkeys: number
  sessions: number
}

/** All that member center and console show of a member, money apart. */
export async function findProfile(db: Reader, memberId: string) {
  const [row] = await db<ProfileRow[]>`
    select m.id, m.username, m.nickname, m.payee_name, m.head_icon, m.email, m.email_verified_at,
        m.mobile, m.invite_code, m.invited_by, m.register_method, m.fields, m.identity_state, m.closing,
        m.password_hash is not null as has_password,
        m.payment_password_hash is not null as has_payment_password,
        exists (select from security_answer a where a.member_id = m.id) as has_security_questions,
        (select count(*)::int from bank_card c where c.member_id = m.id and c.removed_at is null)
          as bank_cards,
        (select count(*)::int from passkey p where p.kind = 'member' and p.owner = m.id) as passkeys,
        (select count(*)::int from session s where s.member_id = m.id) as sessions
      from member m where m.id = ${memberId}`
  return row
}

export async function setNickname(tx: Reader, memberId: string, nickname: string) {
  await tx`update member set nickname = ${nickname} where id = ${memberId}`
}

export async function setPayeeName(tx: Tx, memberId: string, payeeName: string) {
  await tx`update member set payee_name = ${payeeName} where id = ${memberId}`
}

export async function setHeadIcon(tx: Reader, memberId: string, headIcon: string) {
  await tx`update member set head_icon = ${headIcon} where id = ${memberId}`
}

/** Shuts a member out or lets them in again; gives what was before, undefined when there is no such member. */
export async function setDisabled(tx: Tx, memberId: string, disabled: boolean) {
  const [row] = await tx<{ before: boolean }[]>`
    update member m set disabled = ${disabled}
      from (select id, disabled as before from member where id = ${memberId} for update) old
      where m.id = old.id returning old.before`
  return row
}
