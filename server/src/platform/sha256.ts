import { createHash } from 'node:crypto'

/** SHA-256 as the pure rules want it. */
export function sha256(data: Uint8Array): Uint8Array {
  return createHash('sha256').update(data).digest()
}
