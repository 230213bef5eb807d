import { refuse } from '@suerte/contract/refusals.ts'
import { formatMoney } from '@suerte/domain/money.ts'
import type { Ctx } from '../../platform/context.ts'
import type { Input } from '../../platform/http.ts'
import { once } from '../../platform/idempotency.ts'
import { postTransfer } from '../ledger/post-transfer.ts'
import { addCancel, onSale, ticketsById } from './queries/tickets.ts'
import { shownTicket } from './shown-ticket.ts'

/** Cancels one ticket while its numero is on sale: the stake comes back, its rebate is taken back. */
export async function cancelTicket(ctx: Ctx, input: Input<'DELETE /lgw/tickets/:ticketId'>) {
  const { frame, params, key, bodyHash } = input
  const actor = `member:${frame.memberId}`
  const answer = await once(ctx.db, { actor, key, bodyHash }, async (tx) => {
    const [ticket] = await ticketsById(tx, frame.memberId, [params.ticketId])
    if (!ticket || ticket.gameId !== frame.gameId) return refuse('not_found')
    if (!(await onSale(tx, ticket.numeroId))) return refuse('ticket_not_open')
    if (!(await addCancel(tx, ticket))) return refuse('ticket_not_open')
    const money = { memberId: frame.memberId, ledger: ticket.ledger, cause: ticket.id }
    const refund = await postTransfer(tx, {
      ...money,
      kind: 'bet_cancel',
      debit: 'lottery',
      credit: 'cash',
      amount: ticket.stake,
      key: `cancel:${ticket.id}`,
    })
    let balance = refund.cash
    if (ticket.rebate > 0n) {
      const reversal = await postTransfer(tx, {
        ...money,
        kind: 'rebate_reversal',
        debit: 'cash',
        credit: 'rebate',
        amount: ticket.rebate,
        key: `rebate_reversal:${ticket.id}`,
      })
      balance = reversal.cash
    }
    return {
      ticket: shownTicket({ ...ticket, cancelled: true }),
      balance: formatMoney(balance),
    }
  })
  ctx.live.tell(frame.memberId, { topic: 'me', kind: 'balance' })
  return answer
}
