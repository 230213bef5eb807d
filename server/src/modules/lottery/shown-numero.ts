import { formatMoney } from '@suerte/domain/money.ts'
import type { Ctx } from '../../platform/context.ts'
import type { Game } from './games.ts'
import { findBeaconRound, type NumeroRow } from './queries/numeros.ts'

export function shownNumero(row: NumeroRow) {
  return {
    gameId: row.gameId,
    numero: row.numero,
    state: row.state,
    opensAtMs: row.opensAt.getTime(),
    closesAtMs: row.closesAt.getTime(),
    drawsAtMs: row.drawsAt.getTime(),
    commitment: row.commitment.toString('hex'),
    beaconRound: Number(row.beaconRound),
    result: row.result,
  }
}

/** The public record of a draw: the secret and the beacon's round are in it once the result is fixed. */
export async function drawRecordOf(ctx: Ctx, game: Game, row: NumeroRow) {
  const { chainHash } = ctx.beacon.chain
  const beacon =
    row.source === 'beacon'
      ? await findBeaconRound(ctx.db, chainHash, Number(row.beaconRound))
      : undefined
  return {
    ...shownNumero(row),
    family: game.family,
    secret: row.secret?.toString('hex') ?? null,
    beacon: beacon
      ? {
          chainHash,
          round: Number(row.beaconRound),
          signature: beacon.signature.toString('hex'),
          randomness: beacon.randomness.toString('hex'),
        }
      : null,
    source: row.source,
    root: row.root?.toString('hex') ?? null,
    ticketCount: row.ticketCount,
    totalStake: row.totalStake === null ? null : formatMoney(row.totalStake),
  }
}
