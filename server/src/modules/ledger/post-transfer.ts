import type { Tx } from '../../platform/db.ts'
import { newId } from '../../platform/ids.ts'
import {
  callPostTransfer,
  insertAccounts,
  type AccountKind,
  type LedgerName,
  type Posted,
  type TransferKind,
} from './queries.ts'

export type Transfer = {
  memberId: string
  ledger: LedgerName
  kind: TransferKind
  /** Which account gives and which gets. */
  debit: AccountKind
  credit: AccountKind
  /** Minor units, above zero. */
  amount: bigint
  /** The same key is the same transfer: asked twice, done once. */
  key: string
  cause: string
}

/** Step: one transfer under the lock of the member's accounts. Refuses by its outcome, never by throwing. */
export async function postTransfer(tx: Tx, transfer: Transfer): Promise<Posted> {
  if (transfer.amount <= 0n) throw new RangeError('a transfer moves more than nothing')
  return callPostTransfer(tx, { ...transfer, id: newId() })
}

/** Step: the two accounts of a new member. */
export async function openAccounts(tx: Tx, memberId: string, ledger: LedgerName): Promise<void> {
  await insertAccounts(tx, memberId, ledger)
}
