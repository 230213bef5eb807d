import type { Ctx } from '../../platform/context.ts'
import { newId } from '../../platform/ids.ts'
import { apart } from './apart.ts'
import { awaitingRefund, openSets, type NumeroRow } from './queries/numeros.ts'
import { paySet, refundsDue } from './queries/tickets.ts'

/** Gives every stake of void numeros back (less its rebate), set by set, once. */
export async function refundVoidNumeros(ctx: Ctx): Promise<void> {
  for (const numero of await awaitingRefund(ctx.db))
    await apart(ctx, numero, () => refundNumero(ctx, numero))
}

async function refundNumero(ctx: Ctx, numero: NumeroRow) {
  for (const { bucket } of await openSets(ctx.db, numero.id)) {
    const due = await refundsDue(ctx.db, numero.id, bucket)
    const payments = due.map((row) => ({ ...row, transferId: newId() }))
    const tickets = due.reduce((sum, row) => sum + Number(row.tickets), 0)
    const set = { numeroId: numero.id, bucket, kind: 'draw_refund' as const, tickets }
    if ((await paySet(ctx.db, set, payments, [])) === undefined) continue
    for (const { memberId } of payments) ctx.live.tell(memberId, { topic: 'me', kind: 'balance' })
  }
}
