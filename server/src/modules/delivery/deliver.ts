import type { Ctx } from '../../platform/context.ts'
import type { Tx } from '../../platform/db.ts'
import { newId } from '../../platform/ids.ts'
import type { Job } from '../../platform/jobs.ts'
import {
  claimMessages,
  insertMessage,
  listOutbox,
  markMessage,
  sweepOutbox,
  type Channel,
} from './queries.ts'
import { sendMail } from './send-mail.ts'
import { sendSms, type Message } from './send-sms.ts'

export type { Channel } from './queries.ts'
export type Outgoing = { channel: Channel; recipient: string; subject: string; body: string }

const HIDDEN = '••••••'
const TRIES = 8
const AT_ONCE = 20
/** A person waits for this one: shorter than the loading toast of the screens. */
const NOW_MS = 8_000
const LATER_MS = 20_000

const isOutbox = (ctx: Ctx, channel: Channel) =>
  ctx.settings.current().providers[channel].provider === 'outbox'

/** Control characters cannot stand in a subject, an address or a line of a message. */
function tidy(message: Outgoing): Outgoing {
  const line = (text: string) => text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim()
  return {
    ...message,
    recipient: line(message.recipient),
    subject: line(message.subject),
    body: message.body.replace(/[^\P{Cc}\n]+/gu, ' '),
  }
}

function send(ctx: Ctx, channel: Channel, message: Message, signal: AbortSignal) {
  return channel === 'sms' ? sendSms(ctx, message, signal) : sendMail(ctx, message, signal)
}

/** Nothing was heard in time: the message may have left all the same. */
class Unanswered extends Error {}

async function sendWithin(ctx: Ctx, channel: Channel, message: Message, ms: number) {
  const signal = AbortSignal.timeout(Math.ceil(ms))
  const late = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(new Unanswered()))
  })
  await Promise.race([send(ctx, channel, message, signal), late]).catch((error: unknown) => {
    throw signal.aborted ? new Unanswered('the provider did not answer in time') : error
  })
}

/** Step: a message that leaves with the effect that causes it; a job sends it and tries again. */
export async function queueMessage(tx: Tx, message: Outgoing): Promise<void> {
  await insertMessage(tx, { ...tidy(message), id: newId(), state: 'waiting', secret: false })
}

/**
 * Sends a message while somebody waits: true when the provider took it. One that fails at once is tried a
 * second time with the same key. The outbox remembers it; a code inside only where the outbox itself is
 * the provider and the console is the only place to read it.
 */
export async function sendNow(ctx: Ctx, outgoing: Outgoing, code: string): Promise<boolean> {
  return (await trySending(ctx, outgoing, code)) === 'sent'
}

export type Sending = 'sent' | 'failed' | 'unknown'

/** The same; `unknown` when the provider said nothing in time: it may have sent it, and may charge for it. */
export async function trySending(ctx: Ctx, outgoing: Outgoing, code: string): Promise<Sending> {
  const message = { ...tidy(outgoing), id: newId() }
  const kept = isOutbox(ctx, message.channel)
    ? message.body
    : message.body.replaceAll(code === '' ? '\u0000' : code, HIDDEN)
  const row = { ...message, body: kept, state: 'sending', secret: code !== '' }
  await insertMessage(ctx.db, row)
  const startedMs = performance.now()
  const left = () => NOW_MS - (performance.now() - startedMs)
  let sending: Sending = 'failed'
  for (let tries = 0; tries < 2 && sending === 'failed' && left() > NOW_MS / 4; tries++) {
    try {
      await sendWithin(ctx, message.channel, message, left())
      sending = 'sent'
    } catch (error) {
      if (error instanceof Unanswered) sending = 'unknown'
      notSent(ctx, message, error)
    }
  }
  await markMessage(ctx.db, message.id, { state: sending === 'sent' ? 'sent' : 'failed' })
  return sending
}

/** In the log: what kind of failure, and not whose message it was. */
function notSent(ctx: Ctx, { id, channel }: { id: string; channel: Channel }, error: unknown) {
  const reason = error instanceof Error ? error.message.slice(0, 80) : 'unknown'
  ctx.log.warn({ id, channel, reason }, 'message not sent')
}

async function deliverDue(ctx: Ctx): Promise<void> {
  const due = await claimMessages(ctx.db, AT_ONCE)
  await Promise.all(
    due.map(async (message) => {
      try {
        await sendWithin(ctx, message.channel, message, LATER_MS)
        await markMessage(ctx.db, message.id, { state: 'sent' })
      } catch (error) {
        notSent(ctx, message, error)
        const last = message.tries >= TRIES
        await markMessage(
          ctx.db,
          message.id,
          last ? { state: 'failed' } : { state: 'waiting', againInS: 2 ** message.tries * 5 },
        )
      }
    }),
  )
}

export const deliveryJobs: Job[] = [
  { name: 'deliver-messages', everyMs: 1_000, run: deliverDue },
  { name: 'sweep-outbox', everyMs: 3_600_000, run: (ctx) => sweepOutbox(ctx.db) },
]

/** Messages as the console shows them; who may not read codes gets them covered. */
export async function listMessages(
  ctx: Ctx,
  page: { limit: number; offset: number },
  mayReadCodes: boolean,
) {
  const { rows, total } = await listOutbox(ctx.db, page)
  return {
    total,
    rows: rows.map((row) => ({
      id: row.id,
      atMs: row.at.getTime(),
      channel: row.channel,
      recipient: row.recipient,
      subject: row.subject,
      text: row.secret && !mayReadCodes ? HIDDEN : row.body,
      state: row.state,
    })),
  }
}
