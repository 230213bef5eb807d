import { refuse, type Refusal } from '@suerte/contract/refusals.ts'
import type { Ctx } from '../../platform/context.ts'
import { transaction } from '../../platform/db.ts'
import { clearFailures, takeTry } from './queries/login.ts'

/** Short secrets inside an account: who holds a stolen session could try them all. */
export type SecretKind = 'password' | 'payment' | 'answers' | 'second_factor'

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
  await transaction(ctx.db, (tx) => clearFailures(tx, [{ what: `secret:${kind}`, who }]))
}
