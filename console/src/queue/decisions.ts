import type { depositStates, withdrawalStates } from '../search-params.ts'

export type QueueKind = 'deposit' | 'withdrawal'
export type Decision = 'approve' | 'refuse' | 'paid'
export type AnyState = (typeof depositStates)[number] | (typeof withdrawalStates)[number]

/** What both queues know of a row. */
export type QueueRow = {
  id: string
  memberId: string
  account: string
  amount: string
  state: AnyState
  reason: string
  createdAtMs: number
  decidedAtMs: number | null
  approvals: string[]
  approvalsNeeded: number
}

/** From which states each decision may be made; the server holds the same. */
const allowedFrom = {
  deposit: { approve: ['review'], refuse: ['review'], paid: [] },
  withdrawal: { approve: ['review'], refuse: ['review', 'approved'], paid: ['approved'] },
} as const satisfies Record<QueueKind, Record<Decision, readonly AnyState[]>>

const decisions = ['approve', 'paid', 'refuse'] as const

/** The decisions that a row in this state is open to, the likely one first. */
export function decisionsFor(kind: QueueKind, state: AnyState): Decision[] {
  return decisions.filter((decision) => {
    const from: readonly AnyState[] = allowedFrom[kind][decision]
    return from.includes(state)
  })
}

/** How many more people must approve; `mine` says that this operator is one of those who did. */
export function approvalsLeft(row: QueueRow, me: string): { left: number; mine: boolean } {
  return {
    left: Math.max(0, row.approvalsNeeded - row.approvals.length),
    mine: row.approvals.includes(me),
  }
}

/** Whether an approval by one more person is the one that decides. */
export function isLastApproval(row: QueueRow): boolean {
  return row.approvals.length + 1 >= row.approvalsNeeded
}

type Known = { id: string }

/** The row one step on (1) or back (-1); from nowhere the first. Stays at the ends. */
export function stepFrom(rows: readonly Known[], id: string | undefined, by: 1 | -1) {
  const at = rows.findIndex((row) => row.id === id)
  if (at < 0) return rows[0]?.id
  return rows[Math.min(rows.length - 1, Math.max(0, at + by))]?.id
}

/** Which row is next when this one is decided and leaves: the one below, at the end the one above. */
export function afterDecision(rows: readonly Known[], id: string): string | undefined {
  const at = rows.findIndex((row) => row.id === id)
  if (at < 0) return undefined
  return (rows[at + 1] ?? rows[at - 1])?.id
}
