import { hash, verify } from '@node-rs/argon2'

// OWASP's argon2id row for servers with little memory to spare: 19 MiB, 2 passes, 1 lane.
const options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export function hashPassword(password: string): Promise<string> {
  return hash(password.normalize('NFKC'), options)
}

let decoy: Promise<string> | undefined

/** Checks a password. Without a stored hash it takes the same time and says no: unknown names look alike. */
export async function checkPassword(
  stored: string | undefined,
  password: string,
): Promise<boolean> {
  decoy ??= hashPassword('no such member')
  const right = await verify(stored ?? (await decoy), password.normalize('NFKC'))
  return right && stored !== undefined
}
