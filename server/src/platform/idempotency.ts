import type { Refusal } from '@suerte/contract/refusals.ts'
import { isRefusal, refuse } from '@suerte/contract/refusals.ts'
import type { Db, Reader, Tx } from './db.ts'
import { Rollback, transactionOr } from './db.ts'

export type Keyed = { actor: string; key: string; bodyHash: Buffer }

/** The answer that a key has already, or its refusal for another body; undefined for a new key. */
export async function answered<T extends object>(
  db: Reader,
  { actor, key, bodyHash }: Keyed,
): Promise<T | Refusal | undefined> {
  const [known] = await db<{ bodyHash: Buffer; reply: T | null }[]>`
    select body_hash, reply from idempotency where actor = ${actor} and key = ${key}`
  if (!known) return undefined
  if (!known.bodyHash.equals(bodyHash)) return refuse('idempotency_key_reused')
  return known.reply ?? refuse('idempotency_busy')
}

/**
 * One effect and one answer per (actor, key). The same key with another body is refused; while the first
 * request still runs, a second one waits for it. A refusal leaves no trace: the key can be used again.
 */
export async function once<T extends object>(
  db: Db,
  { actor, key, bodyHash }: Keyed,
  work: (tx: Tx) => Promise<T | Refusal>,
): Promise<T | Refusal> {
  return transactionOr<T | Refusal, Refusal>(db, async (tx) => {
    const claimed = await tx`
      insert into idempotency (actor, key, body_hash) values (${actor}, ${key}, ${bodyHash})
      on conflict do nothing returning 1`
    if (claimed.length === 0)
      return (await answered<T>(tx, { actor, key, bodyHash })) ?? refuse('idempotency_busy')
    const answer = await work(tx)
    if (isRefusal(answer)) throw new Rollback<Refusal>(answer)
    // replies are plain JSON by the contract
    await tx`update idempotency set reply = ${tx.json(answer as never)}
      where actor = ${actor} and key = ${key}`
    return answer
  })
}
