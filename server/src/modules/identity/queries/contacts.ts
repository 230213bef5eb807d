import type { Reader, Tx } from '../../../platform/db.ts'

export type ContactRow = { email: string; emailVerifiedAt: Date | null; mobile: string | null }

/** How a member is reached, under a lock: of two changes the second sees the first. */
export async function lockContacts(tx: Tx, memberId: string) {
  const [row] = await tx<ContactRow[]>`
    select email, email_verified_at, mobile from member where id = ${memberId} for update`
  return row
}

/** Whether another account has this address, proved by a code. */
export async function emailTaken(db: Reader, email: string, memberId: string) {
  const rows = await db`select 1 from member
    where lower(email) = ${email.toLowerCase()} and email_verified_at is not null
      and id <> ${memberId} limit 1`
  return rows.length > 0
}

export async function mobileTaken(db: Reader, mobile: string, memberId: string) {
  const rows = await db`
    select 1 from member where mobile = ${mobile} and id <> ${memberId} limit 1`
  return rows.length > 0
}

/** Throws a unique violation when another account proved this address first. */
export async function setEmail(tx: Tx, memberId: string, email: string) {
  await tx`update member set email = ${email}, email_verified_at = suerte_now()
    where id = ${memberId}`
}

/** Throws a unique violation when another account proved this number first. */
export async function setMobile(tx: Tx, memberId: string, mobile: string) {
  await tx`update member set mobile = ${mobile} where id = ${memberId}`
}

export type AnswerRow = { question: string; answerHash: string }

export function listAnswers(db: Reader, memberId: string) {
  return db<AnswerRow[]>`select question, answer_hash from security_answer
    where member_id = ${memberId} order by question`
}

export async function replaceAnswers(tx: Tx, memberId: string, answers: readonly AnswerRow[]) {
  await tx`select 1 from member where id = ${memberId} for update`
  await tx`delete from security_answer where member_id = ${memberId}`
  for (const { question, answerHash } of answers)
    await tx`insert into security_answer (member_id, question, answer_hash)
      values (${memberId}, ${question}, ${answerHash})`
}
