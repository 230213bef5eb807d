import { roundFrom, roundTimeMs } from '@suerte/domain/fairness/beacon.ts'
import { createDigest, ticketLine } from '@suerte/domain/fairness/merkle.ts'
import type { Ctx } from '../../platform/context.ts'
import { transaction } from '../../platform/db.ts'
import { sha256 } from '../../platform/sha256.ts'
import { apart } from './apart.ts'
import {
  awaitingDraw,
  databaseNowMs,
  dueToClose,
  freezeSales,
  publishDigest,
  type NumeroRow,
} from './queries/numeros.ts'
import { ticketsInOrder, type TicketRow } from './queries/tickets.ts'

const PAGE = 2_000
const DRAW_AFTER_DIGEST_MS = 2_000

/** The line of a ticket in the digest of its draw. */
export function digestLine(ticket: TicketRow, numero: { gameId: string; numero: string }): string {
  return ticketLine({
    ticketId: ticket.id,
    gameId: numero.gameId,
    numero: numero.numero,
    playCode: ticket.playCode,
    selection: ticket.selection,
    unitMode: ticket.unitMode,
    multiple: ticket.multiple,
    series: ticket.series,
    odds: ticket.odds,
    stakeMinor: ticket.stake,
  })
}

/** Freezes every numero whose time is over and publishes the digest of its tickets. */
export async function closeNumeros(ctx: Ctx): Promise<void> {
  for (const numero of await dueToClose(ctx.db))
    await apart(ctx, numero, async () => {
      const frozen = await transaction(ctx.db, (tx) => freezeSales(tx, numero.id, 'closed'))
      if (frozen)
        ctx.live.publish({ topic: `game:${numero.gameId}`, kind: 'closed', numero: numero.numero })
    })
  for (const numero of await awaitingDraw(ctx.db))
    if (numero.root === null) await apart(ctx, numero, () => digestNumero(ctx, numero))
}

async function digestNumero(ctx: Ctx, numero: NumeroRow) {
  const digest = createDigest(sha256)
  for await (const page of ticketsInOrder(ctx.db, numero.id, PAGE))
    for (const ticket of page) digest.add(digestLine(ticket, numero), ticket.stake)
  const { rootHex, count, totalMinor } = digest.finish()
  // The round must still be unknown when the digest is out. After a long stop the draw itself moves: its
  // round is always the first one at or after the draw.
  const nowMs = await databaseNowMs(ctx.db)
  const late = roundTimeMs(ctx.beacon.chain, Number(numero.beaconRound)) <= nowMs
  const drawsAtMs = late ? nowMs + DRAW_AFTER_DIGEST_MS : numero.drawsAt.getTime()
  await publishDigest(ctx.db, numero.id, {
    root: Buffer.from(rootHex, 'hex'),
    count,
    totalStake: totalMinor,
    drawsAtMs,
    beaconRound: roundFrom(ctx.beacon.chain, drawsAtMs),
  })
}
