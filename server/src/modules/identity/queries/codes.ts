import type { Db, Reader, Tx } from '../../../platform/db.ts'

export type SentCodeRow = {
  recipient: string
  memberId: string | null
  codeDigest: Buffer | null
}

export async function addSentCode(
  db: Db,
  code: {
    requestHash: Buffer
    purpose: string
    recipient: string
    codeDigest: Buffer | null
    memberId: string | null
    tries: number
    liveS: number
  },
): Promise<Date> {
  const [row] = await db<{ expiresAt: Date }[]>`
    insert into sent_code (request_hash, purpose, recipient, code_digest, member_id, tries_left,
        expires_at)
      values (${code.requestHash}, ${code.purpose}, ${code.recipient}, ${code.codeDigest},
        ${code.memberId}, ${code.tries}, suerte_now() + ${code.liveS} * interval '1 second')
      returning expires_at`
  return row?.expiresAt ?? new Date(0)
}

/** Uses one try of a code; undefined when there is none left, it is over or it is for something else. */
export async function tryCode(db: Reader, requestHash: Buffer, purpose: string) {
  const [row] = await db<SentCodeRow[]>`
    update sent_code set tries_left = tries_left - 1
      where request_hash = ${requestHash} and purpose = ${purpose} and tries_left > 0
        and expires_at > suerte_now()
      returning recipient, member_id, code_digest`
  return row
}

/** Ends a code: of two that come at once with the right one, one gets true. */
export async function endCode(db: Reader, requestHash: Buffer): Promise<boolean> {
  const rows = await db`delete from sent_code where request_hash = ${requestHash} returning 1`
  return rows.length === 1
}

/** Counts one more in the span that began last; gives how many there are now. */
export async function countSend(tx: Tx, what: string, who: string, spanS: number) {
  const [row] = await tx<{ sent: number }[]>`
    insert into send_count (what, who, starts_at, sent)
      values (${what}, ${who}, to_timestamp(floor(extract(epoch from suerte_now()) / ${spanS}) * ${spanS}), 1)
      on conflict (what, who, starts_at) do update set sent = send_count.sent + 1
      returning sent`
  return row?.sent ?? 0
}

/** Takes a count back: what was not sent is not charged. */
export async function uncountSend(db: Db, what: string, who: string, spanS: number) {
  await db`update send_count set sent = greatest(sent - 1, 0)
    where what = ${what} and who = ${who}
      and starts_at = to_timestamp(floor(extract(epoch from suerte_now()) / ${spanS}) * ${spanS})`
}

export async function sweepCodes(db: Db): Promise<void> {
  await db`delete from sent_code where expires_at < suerte_now()`
  await db`delete from send_count where starts_at < suerte_now() - interval '2 days'`
}
