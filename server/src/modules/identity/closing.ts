import type { Ctx } from '../../platform/context.ts'
import type { Tx } from '../../platform/db.ts'
import * as queries from './queries/closing.ts'
import { freePerson } from './queries/persons.ts'
import { endSessionsOf } from './sessions.ts'
import { tellOwner } from './tell-owner.ts'

export type ClosingRow = queries.ClosingRow
export const lockClosing = queries.lockClosing
export const listClosing = queries.listClosing

/** Step: from here on this account can't play or pay in; who owns it is told the first time. */
export async function startClosing(ctx: Ctx, tx: Tx, row: ClosingRow, card: string | null) {
  await queries.setClosing(tx, row.id, card)
  if (row.closing === '') await tellOwner(ctx, tx, row.id, 'account_closing')
}

/** Step: ends an account that has nothing left: every way in is gone, the name stays taken. */
export async function finishClosing(ctx: Ctx, tx: Tx, memberId: string) {
  // told first: afterwards nobody knows where
  await tellOwner(ctx, tx, memberId, 'account_closed')
  await endSessionsOf(tx, memberId)
  await queries.setClosed(tx, memberId)
  await freePerson(tx, memberId)
}
