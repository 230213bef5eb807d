import type { Reader, Tx } from '../../../platform/db.ts'

/** Operators who can do everything and may come in, under a lock: of two that leave, one stays. */
export async function lockOwners(tx: Tx) {
  const rows = await tx<{ id: string }[]>`
    select id from operator where 'owner' = any(roles) and not disabled order by id for update`
  return rows.map((row) => row.id)
}

export async function setOperatorDisabled(tx: Tx, id: string, disabled: boolean) {
  const [row] = await tx<{ username: string; before: boolean }[]>`
    update operator o set disabled = ${disabled}
      from (select id, disabled as before from operator where id = ${id} for update) old
      where o.id = old.id returning o.username, old.before`
  return row
}

export async function endSessionsOfOperator(tx: Tx, operatorId: string) {
  await tx`delete from operator_session where operator_id = ${operatorId}`
}

export type OperatorSessionRow = { id: string; tokenHash: Buffer; createdAt: Date; seenAt: Date }

export function listSessionsOfOperator(db: Reader, operatorId: string) {
  return db<OperatorSessionRow[]>`
    select id, token_hash, created_at, seen_at from operator_session
      where operator_id = ${operatorId} order by seen_at desc, id`
}

/** Ends one session of this operator; undefined when there is none of this id. */
export async function endSessionOfOperator(tx: Tx, operatorId: string, id: string) {
  const [row] = await tx<{ tokenHash: Buffer }[]>`
    delete from operator_session where operator_id = ${operatorId} and id::text = ${id}
      returning token_hash`
  return row
}
