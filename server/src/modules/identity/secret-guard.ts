import { refuse, type Refusal } from '@suerte/contract/refusals.ts'
import type { Ctx } from '../../platform/context.ts'
import { transaction, type Tx } from '../../platform/db.ts'
import { clearFailures, takeTry } from './queries/login.ts'

/** What could be tried through by whoever gets so far; `person` is whether somebody has an account. */
export type SecretKind =
  | 'operator'
  | 'person'
  | 'password'
  | 'payment'
  | 'answers'
  | 'second_factor'

const LIMITS = { free: 4, slowestMs: 5 * 60_000, most: 30 }

/** Step: takes one try at a secret of somebody; after a few wrong ones they wait, then they stop for a day. */
export async function trySecret(
  ctx: Ctx,
  kind: SecretKind,
  who: string,
): Promise<Refusal | undefined> {
  const taken = await takeTry(ctx.db, { what: `secret:${kind}`, who }, LIMITS)
  return taken ? undefined : refuse('too_many_requests')
}

/** Step: it was right, or is set anew: the tries are forgotten. */
export async function rightSecret(ctx: Ctx, kind: SecretKind, who: string): Promise<void> {
  await transaction(ctx.db, (tx) => forgetTries(tx, kind, who))
}

/** Step: the tries at a secret of somebody are forgotten. */
export function forgetTries(tx: Tx, kind: SecretKind, who: string): Promise<void> {
  return clearFailures(tx, [{ what: `secret:${kind}`, who }])
}
