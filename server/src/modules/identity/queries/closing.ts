import type { Db, Tx } from '../../../platform/db.ts'
import type { Closing } from './profile.ts'

export type ClosingRow = {
  id: string
  closing: Closing
  closingCard: string | null
  closingAt: Date | null
}

/** How far the closing of an account is, under a lock. */
export async function lockClosing(tx: Tx, memberId: string) {
  const [row] = await tx<ClosingRow[]>`
    select id, closing, closing_card, closing_at from member where id = ${memberId} for update`
  return row
}

/** From here on nothing can be bought or paid in; what was open ends as always. */
export async function setClosing(tx: Tx, memberId: string, card: string | null) {
  await tx`update member set closing = 'closing', closing_card = ${card}, closing_at = suerte_now()
    where id = ${memberId}`
  await tx`delete from frame_session where member_id = ${memberId}`
  await tx`delete from launch_token where member_id = ${memberId}`
}

/** Nobody comes in any more; the name stays taken, addresses and card numbers are free again. */
export async function setClosed(tx: Tx, memberId: string) {
  await tx`update member set closing = 'closed', password_hash = null, payment_password_hash = null,
      mobile = null, email_verified_at = null
    where id = ${memberId}`
  await tx`delete from passkey where kind = 'member' and owner = ${memberId}`
  await tx`delete from social_identity where member_id = ${memberId}`
  await tx`delete from security_answer where member_id = ${memberId}`
  await tx`delete from known_device where member_id = ${memberId}`
  await tx`update bank_card set removed_at = suerte_now()
    where member_id = ${memberId} and removed_at is null`
}

/** Members whose accounts are being closed, and those closed lately: money may come after all. */
export function listClosing(db: Db, lateDays: number) {
  return db<{ id: string; closing: Closing }[]>`
    select id, closing from member where closing = 'closing'
    union all
    select id, closing from member where closing = 'closed'
      and closing_at > suerte_now() - ${lateDays} * interval '1 day'`
}
