import { refuse } from '@suerte/contract/refusals.ts'
import { inclusionProof, leafNode } from '@suerte/domain/fairness/merkle.ts'
import { formatMoney } from '@suerte/domain/money.ts'
import type { Ctx } from '../../platform/context.ts'
import type { Input } from '../../platform/http.ts'
import { sha256 } from '../../platform/sha256.ts'
import { digestLine } from './close-numero.ts'
import { ticketsById, ticketsInOrder } from './queries/tickets.ts'

const PAGE = 2_000
const LEAVES_MS = 5_000

/** All leaves of a frozen numero. After a draw many ask for theirs: those share one reading. */
async function leavesOf(ctx: Ctx, numero: { numeroId: bigint; gameId: string; numero: string }) {
  const ids: string[] = []
  const leaves = []
  for await (const page of ticketsInOrder(ctx.db, numero.numeroId, PAGE))
    for (const row of page) {
      ids.push(row.id)
      leaves.push(leafNode(sha256, digestLine(row, numero), row.stake))
    }
  return { ids, leaves }
}

/** Proof that a ticket is in the frozen set of its draw. Only its owner can ask for it. */
export async function getTicketProof(ctx: Ctx, input: Input<'GET /lgw/tickets/:ticketId/proof'>) {
  const [ticket] = await ticketsById(ctx.db, input.member.memberId, [input.params.ticketId])
  if (!ticket) return refuse('not_found')
  const frozen = ticket.numeroState !== 'open' && ticket.numeroState !== 'void'
  if (ticket.cancelled || !frozen) return refuse('ticket_not_open')
  if (!(await ctx.guard.allow('proof', ticket.memberId))) return refuse('too_many_requests')
  const { ids, leaves } = await ctx.reads.through(`leaves/${ticket.numeroId}`, LEAVES_MS, () =>
    leavesOf(ctx, ticket),
  )
  const index = ids.indexOf(ticket.id)
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
