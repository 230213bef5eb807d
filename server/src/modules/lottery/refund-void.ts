import type { Ctx } from '../../platform/context.ts'
import { transaction } from '../../platform/db.ts'
import { newId } from '../../platform/ids.ts'
import { awaitingRefund, claimSet, finishSet, openSets } from './queries/numeros.ts'
import { paySet, refundsDue } from './queries/tickets.ts'

/** Gives every stake of void numeros back (less its rebate), set by set, once. */
export async function refundVoidNumeros(ctx: Ctx): Promise<void> {
  for (const numero of await awaitingRefund(ctx.db)) {
    for (const { bucket } of await openSets(ctx.db, numero.id)) {
      const members = await transaction(ctx.db, async (tx) => {
        if (!(await claimSet(tx, numero.id, bucket))) return []
        const due = await refundsDue(tx, numero.id, bucket)
        const payments = due.map((row) => ({ ...row, transferId: newId() }))
        const paid = payments.length > 0 ? await paySet(tx, numero.id, 'draw_refund', payments) : 0n
        const tickets = due.reduce((sum, row) => sum + Number(row.tickets), 0)
        await finishSet(tx, numero.id, bucket, { tickets, members: payments.length, paid })
        return payments.map((payment) => payment.memberId)
      })
      for (const memberId of members) ctx.live.tell(memberId, { topic: 'me', kind: 'balance' })
    }
  }
}
