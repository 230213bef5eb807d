import { refuse } from '@suerte/contract/refusals.ts'
import { inclusionProof, leafNode } from '@suerte/domain/fairness/merkle.ts'
import { formatMoney } from '@suerte/domain/money.ts'
import type { Ctx } from '../../platform/context.ts'
import type { Input } from '../../platform/http.ts'
import { sha256 } from '../../platform/sha256.ts'
import { digestLine } from './close-numero.ts'
import { ticketsById, ticketsInOrder } from './queries/tickets.ts'

const PAGE = 2_000

/** Proof that a ticket is in the frozen set of its draw. Only its owner can ask for it. */
export async function getTicketProof(ctx: Ctx, input: Input<'GET /lgw/tickets/:ticketId/proof'>) {
  const [ticket] = await ticketsById(ctx.db, input.member.memberId, [input.params.ticketId])
  if (!ticket) return refuse('not_found')
  const frozen = ticket.numeroState !== 'open' && ticket.numeroState !== 'void'
  if (ticket.cancelled || !frozen) return refuse('ticket_not_open')
  const leaves = []
  let index = -1
  for await (const page of ticketsInOrder(ctx.db, ticket.numeroId, PAGE))
    for (const row of page) {
      if (row.id === ticket.id) index = leaves.length
      leaves.push(leafNode(sha256, digestLine(row, ticket), row.stake))
    }
  const steps = inclusionProof(sha256, leaves, index)
  return {
    gameId: ticket.gameId,
    numero: ticket.numero,
    proof: {
      line: digestLine(ticket, ticket),
      stake: formatMoney(ticket.stake),
      index,
      steps: steps.map((step) => ({
        side: step.side,
        hash: step.hashHex,
        total: formatMoney(step.totalMinor),
      })),
    },
  }
}
