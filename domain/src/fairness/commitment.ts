import { asciiBytes, hexOf, type Sha256 } from './bytes.ts'

/** The secret of a draw and what it is for. Ids are ASCII without "|"; the secret is lower-case hex. */
export type DrawSecret = { gameId: string; numero: string; secretHex: string }

/** What is published before sales open: the hash that binds the house to a secret, as hex. */
export function commitmentOf(sha256: Sha256, secret: DrawSecret): string {
  const { gameId, numero, secretHex } = secret
  return hexOf(sha256(asciiBytes(`suerte-draw-v1|${gameId}|${numero}|${secretHex}`)))
}
