import { roundTimeMs } from '@suerte/domain/fairness/beacon.ts'
import { drawDigits, type ResultSource } from '@suerte/domain/fairness/result.ts'
import type { Ctx } from '../../platform/context.ts'
import { transaction } from '../../platform/db.ts'
import { sha256 } from '../../platform/sha256.ts'
import { apart } from './apart.ts'
import { SETTLE_SETS } from './place-bet.ts'
import {
  addBeaconRound,
  addSettleSets,
  awaitingDraw,
  findBeaconRound,
  fixResult,
  type NumeroRow,
} from './queries/numeros.ts'

/** How long after its time a draw waits for the beacon before the declared fallback is used. */
const GRACE_MS = 3_000

/** Draws every frozen numero whose time has come. A result is fixed once, whoever draws. */
export async function drawNumeros(ctx: Ctx): Promise<void> {
  const frozen = await awaitingDraw(ctx.db)
  // side by side: a beacon that does not answer makes no game wait for another one's grace
  await Promise.all(frozen.map((numero) => apart(ctx, numero, () => drawWhenDue(ctx, numero))))
}

async function drawWhenDue(ctx: Ctx, numero: NumeroRow & { now: Date }) {
  if (numero.root === null) return
  const nowMs = numero.now.getTime()
  const roundAtMs = roundTimeMs(ctx.beacon.chain, Number(numero.beaconRound))
  const known = roundAtMs <= nowMs && (await beaconOf(ctx, numero))
  const drawAtMs = Math.max(numero.drawsAt.getTime(), roundAtMs)
  if (nowMs < drawAtMs) return
  if (known) await draw(ctx, numero, numero.root, known)
  else if (nowMs >= drawAtMs + GRACE_MS) await draw(ctx, numero, numero.root, undefined)
}

/** The verified round, from what we have or from the beacon; undefined while it can't be had. */
async function beaconOf(ctx: Ctx, numero: NumeroRow) {
  const { chainHash } = ctx.beacon.chain
  const round = Number(numero.beaconRound)
  const stored = await findBeaconRound(ctx.db, chainHash, round)
  if (stored) return { round, ...stored }
  const fetched = await ctx.beacon.fetchRound(round)
  if (fetched) await addBeaconRound(ctx.db, chainHash, fetched)
  return fetched
}

async function draw(
  ctx: Ctx,
  numero: NumeroRow,
  root: Buffer,
  beacon: { round: number; randomness: Buffer } | undefined,
) {
  const game = await ctx.games.find(numero.gameId)
  if (!game) throw new Error(`numero ${numero.numero} belongs to no game`)
  const secret = ctx.seal.open(numero.secretSealed)
  const source: ResultSource = beacon
    ? {
        kind: 'beacon',
        round: beacon.round,
        randomnessHex: beacon.randomness.toString('hex'),
        rootHex: root.toString('hex'),
      }
    : { kind: 'fallback' }
  const { count, base } = game.familyRules.draw
  const result = drawDigits(
    { sha256, secret, gameId: numero.gameId, numero: numero.numero, source },
    count,
    base,
  )
  const fixed = await transaction(ctx.db, async (tx) => {
    if (!(await fixResult(tx, numero.id, { source: source.kind, secret, result }))) return false
    await addSettleSets(tx, numero.id, SETTLE_SETS)
    return true
  })
  if (fixed)
    ctx.live.publish({
      topic: `game:${numero.gameId}`,
      kind: 'drawn',
      numero: numero.numero,
      result,
    })
}
