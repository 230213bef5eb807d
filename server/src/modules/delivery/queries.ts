import type { Db, Reader, Tx } from '../../platform/db.ts'

export type Channel = 'sms' | 'mail'
export type OutboxRow = {
  id: string
  channel: Channel
  recipient: string
  subject: string
  body: string
  state: string
  secret: boolean
  tries: number
  at: Date
}
export type NewOutboxRow = Pick<
  OutboxRow,
  'id' | 'channel' | 'recipient' | 'subject' | 'body' | 'state' | 'secret'
>

export async function insertMessage(db: Reader | Tx, message: NewOutboxRow): Promise<void> {
  await db`insert into outbox (id, channel, recipient, subject, body, state, secret)
    values (${message.id}, ${message.channel}, ${message.recipient}, ${message.subject},
      ${message.body}, ${message.state}, ${message.secret})`
}

/** Takes messages that are due, for one minute: who takes them sends them or lets them come back. */
export function claimMessages(db: Db, limit: number) {
  return db<OutboxRow[]>`
    update outbox set tries = tries + 1, next_at = suerte_now() + interval '1 minute'
      where id in (
        select id from outbox where state = 'waiting' and next_at <= suerte_now()
          order by next_at limit ${limit} for update skip locked)
      returning id, channel, recipient, subject, body, state, secret, tries, at`
}

/** What became of a message; `againInS` sets when it is tried again. */
export async function markMessage(
  db: Db,
  id: string,
  mark: { state: 'sent' | 'failed' | 'waiting'; againInS?: number },
): Promise<void> {
  await db`update outbox set state = ${mark.state},
      next_at = suerte_now() + ${mark.againInS ?? 0} * interval '1 second'
    where id = ${id}`
}

export async function listOutbox(db: Reader, page: { limit: number; offset: number }) {
  const rows = await db<(OutboxRow & { total: bigint })[]>`
    select *, count(*) over () as total from outbox
      order by at desc, id desc limit ${page.limit} offset ${page.offset}`
  return { rows, total: Number(rows[0]?.total ?? 0n) }
}

/** Old messages go: what was said to members is in the audit and the ledger, not here. */
export async function sweepOutbox(db: Db): Promise<void> {
  await db`delete from outbox where state <> 'waiting' and at < suerte_now() - interval '30 days'`
}
