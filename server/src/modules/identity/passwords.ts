import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import { createSlots } from '../../platform/slots.ts'

/** argon2id, 19 MiB, 2 passes, 1 lane (OWASP); chosen by measurement, see docs/benchmarks.md. */
export const argon2Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/**
 * Hashing is the dearest thing a stranger can make us do. It takes a fifth of the time of all cores but one
 * (measured: docs/benchmarks.md, SIGN-IN), and a flood of sign-ins waits in a line of bounded length, so that the other calls keep their pace.
 */
const slots = createSlots({
  atOnce: Math.max(1, availableParallelism() - 1),
  waiting: 100,
  rest: 4,
})

/** Whether a stranger's password would not be looked at now: said before anything else is done for them. */
export function isHashingFull(): boolean {
  return slots.isFull()
}

/** NFKC, so that the same password typed on another keyboard is the same text. */
const read = (password: string) => password.normalize('NFKC')

export function hashPassword(password: string): Promise<string> {
  return slots.run(() => hash(read(password), argon2Options))
}

let decoy: Promise<string> | undefined

/** Checks a password; who is known goes first. Without a stored hash it takes the same time and says no: unknown names look alike. */
export async function checkPassword(
  stored: string | null | undefined,
  password: string,
  urgent = false,
): Promise<boolean> {
  decoy ??= hashPassword('no such member')
  const against = stored ?? (await decoy)
  const right = await slots.run(() => verify(against, read(password)), urgent)
  return right && typeof stored === 'string'
}
