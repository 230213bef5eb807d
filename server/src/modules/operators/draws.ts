import { isRefusal, refuse, type Refusal } from '@suerte/contract/refusals.ts'
import { formatMoney } from '@suerte/domain/money.ts'
import type { Ctx } from '../../platform/context.ts'
import type { Input } from '../../platform/http.ts'
import { once } from '../../platform/idempotency.ts'
import { paged, window } from '../../platform/paging.ts'
import { addApproval, approvalsOf } from '../cashier/approvals.ts'
import {
  addSettleSets,
  drawSums,
  findNumero,
  freezeSales,
  listForConsole,
  lockNumero,
  type NumeroRow,
} from '../lottery/desk.ts'
import { SETTLE_SETS } from '../lottery/place-bet.ts'
import { drawRecordOf } from '../lottery/shown-numero.ts'
import { writeAudit } from '../audit/audit-chain.ts'
import { operatorNames } from './names.ts'

/** Two people void a draw; one asks, another one confirms. */
const VOID_PEOPLE = 2

async function shown(ctx: Ctx, rows: readonly NumeroRow[]) {
  const sums = await drawSums(
    ctx.db,
    rows.map((row) => row.id),
  )
  return rows.map((row) => {
    const sum = sums.find((candidate) => candidate.numeroId === row.id)
    return {
      gameId: row.gameId,
      numero: row.numero,
      state: row.state,
      closesAtMs: row.closesAt.getTime(),
      drawsAtMs: row.drawsAt.getTime(),
      source: row.source,
      result: row.result,
      tickets: Number(sum?.tickets ?? 0n),
      staked: formatMoney(sum?.staked ?? 0n),
      paid: formatMoney(sum?.paid ?? 0n),
    }
  })
}

export async function listConsoleDraws(ctx: Ctx, input: Input<'GET /relay/console/draws'>) {
  const { gameId, state } = input.query
  const { rows, total } = await listForConsole(ctx.db, { gameId, state, ...window(input.query) })
  return paged(await shown(ctx, rows), total, input.query)
}

export async function getConsoleDraw(
  ctx: Ctx,
  input: Input<'GET /relay/console/draws/:gameId/:numero'>,
) {
  const { gameId, numero } = input.params
  const [game, row] = await Promise.all([
    ctx.games.find(gameId),
    findNumero(ctx.db, gameId, numero),
  ])
  const [draw] = row ? await shown(ctx, [row]) : []
  if (!game || !row || !draw) return refuse('not_found')
  return { draw, record: await drawRecordOf(ctx, game, row), voidReason: row.voidReason }
}

/** Voids a draw that has no result yet; the stakes go back by a job, each once. */
export async function voidDraw(
  ctx: Ctx,
  input: Input<'POST /relay/console/draws/:gameId/:numero/void'>,
) {
  const { key, bodyHash, operator, params, body } = input
  const actor = `operator:${operator.operatorId}`
  type Answer = { state: NumeroRow['state']; approvals: string[]; refunded: number }
  const keyed = { actor, key, bodyHash }
  const answer = await once<Answer>(ctx.db, keyed, async (tx): Promise<Answer | Refusal> => {
    const numero = await lockNumero(tx, params.gameId, params.numero)
    if (!numero) return refuse('not_found')
    if (numero.state !== 'open' && numero.state !== 'closed') return refuse('draw_not_voidable')
    const subject = `void:${numero.gameId}:${numero.numero}`
    if (!(await addApproval(tx, subject, operator.operatorId)))
      return refuse('second_person_needed')
    const yes = await approvalsOf(tx, subject)
    const enough = yes.length >= VOID_PEOPLE
    if (enough) {
      if (!(await freezeSales(tx, numero.id, 'void', body.reason)))
        return refuse('draw_not_voidable')
      await addSettleSets(tx, numero.id, SETTLE_SETS)
    }
    await writeAudit(tx, {
      operator: operator.username,
      action: enough ? 'draw.void' : 'draw.void_asked',
      subject,
      reason: body.reason,
      before: numero.state,
      after: enough ? 'void' : numero.state,
    })
    const names = await operatorNames(tx)
    const [sums] = enough ? await drawSums(tx, [numero.id]) : []
    return {
      state: enough ? 'void' : numero.state,
      approvals: yes.map((id) => names.get(id) ?? id),
      refunded: Number(sums?.tickets ?? 0n),
    }
  })
  if (!isRefusal(answer) && answer.state === 'void')
    ctx.live.publish({ topic: `game:${params.gameId}`, kind: 'void', numero: params.numero })
  return answer
}
