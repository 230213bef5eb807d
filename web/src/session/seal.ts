import { CallError } from '@suerte/contract/client.ts'
import type { QueryClient } from '@tanstack/react-query'
import type { Status } from '../boot.ts'
import { serverNowMs } from '../clock.ts'
import { statusQuery } from '../queries.ts'

/** Encrypts a payload to the server's key; good for one minute and one use. */
async function seal({ kid, jwk }: Status['encryption'], payload: object): Promise<string> {
  const { CompactEncrypt, importJWK } = await import('jose')
  const stamped = {
    ...payload,
    iat: Math.floor(serverNowMs() / 1000),
    jti: crypto.randomUUID(),
  }
  return new CompactEncrypt(new TextEncoder().encode(JSON.stringify(stamped)))
    .setProtectedHeader({ alg: 'ECDH-ES', enc: 'A256GCM', kid })
    .encrypt(await importJWK(jwk, 'ECDH-ES'))
}

export const sealedHeaders = { encryption: 'jwe' } as const

/**
 * Sends a sealed payload. The key rotates: when it is too old, the status brings a new one and it is sent
 * once more.
 */
export async function sendSealed<T>(
  queries: QueryClient,
  payload: object,
  send: (data: string) => Promise<T>,
): Promise<T> {
  const status = await queries.fetchQuery({ ...statusQuery, staleTime: 30_000 })
  try {
    return await send(await seal(status.encryption, payload))
  } catch (error) {
    if (!(error instanceof CallError && error.code === 'encryption_invalid')) throw error
    const fresh = await queries.fetchQuery({ ...statusQuery, staleTime: 0 })
    return send(await seal(fresh.encryption, payload))
  }
}
