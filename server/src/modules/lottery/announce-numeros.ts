import { roundFrom } from '@suerte/domain/fairness/beacon.ts'
import { commitmentOf } from '@suerte/domain/fairness/commitment.ts'
import { nextNumeros } from '@suerte/domain/lottery/schedule.ts'
import type { Ctx } from '../../platform/context.ts'
import { sha256 } from '../../platform/sha256.ts'
import { scheduleOf, type Game } from './games.ts'
import { addNumero, databaseNowMs, knownNumeros } from './queries/numeros.ts'

const AHEAD = 6

/** Announces the next numeros of every game: the commitment to the secret stands before sales open. */
export async function announceNumeros(ctx: Ctx): Promise<void> {
  const nowMs = await databaseNowMs(ctx.db)
  for (const game of await ctx.games.all()) await announceGame(ctx, game, nowMs)
}

async function announceGame(ctx: Ctx, game: Game, nowMs: number) {
  const next = nextNumeros(scheduleOf(game), nowMs, AHEAD)
  const known = await knownNumeros(
    ctx.db,
    game.id,
    next.map((numero) => numero.numero),
  )
  for (const numero of next) {
    if (known.has(numero.numero)) continue
    const secret = ctx.random.bytes(32)
    const commitment = commitmentOf(sha256, {
      gameId: game.id,
      numero: numero.numero,
      secretHex: secret.toString('hex'),
    })
    await addNumero(ctx.db, {
      gameId: game.id,
      numero: numero.numero,
      opensAtMs: numero.opensAtMs,
      closesAtMs: numero.closesAtMs,
      drawsAtMs: numero.drawAtMs,
      commitment: Buffer.from(commitment, 'hex'),
      secretSealed: ctx.seal.close(secret),
      beaconRound: roundFrom(ctx.beacon.chain, numero.drawAtMs),
    })
    ctx.live.publish({ topic: `game:${game.id}`, kind: 'opened', numero: numero.numero })
  }
}
