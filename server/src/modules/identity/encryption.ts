import type { Refusal } from '@suerte/contract/refusals.ts'
import { refuse } from '@suerte/contract/refusals.ts'
import { compactDecrypt, exportJWK, generateKeyPair, importJWK } from 'jose'
import { z } from 'zod'
import type { Ctx } from '../../platform/context.ts'
import { newId } from '../../platform/ids.ts'
import { readJson } from '../../platform/read-json.ts'
import {
  addEncryptionKey,
  latestEncryptionKeys,
  takeOnce,
  type EncryptionKeyRow,
} from './queries.ts'

const WINDOW_S = 60
const ROTATE_AFTER_MS = 24 * 60 * 60_000
const stamped = z.looseObject({ iat: z.int(), jti: z.string().min(8).max(64) })

/** The public key that browsers seal payloads to. A new one is made each day; the last two are accepted. */
export async function currentEncryptionKey(
  ctx: Ctx,
): Promise<{ kid: string; jwk: Record<string, string> }> {
  const remembered = shownKeys.get(ctx)
  if (remembered && remembered.untilMs > ctx.clock.nowMs()) return remembered.key
  const key = await readEncryptionKey(ctx)
  shownKeys.set(ctx, { key, untilMs: ctx.clock.nowMs() + REMEMBER_MS })
  return key
}

type ShownKey = { kid: string; jwk: Record<string, string> }
const REMEMBER_MS = 60_000
const shownKeys = new WeakMap<Ctx, { key: ShownKey; untilMs: number }>()

async function readEncryptionKey(ctx: Ctx): Promise<ShownKey> {
  const [newest] = await latestEncryptionKeys(ctx.db)
  if (newest && ctx.clock.nowMs() - newest.createdAt.getTime() < ROTATE_AFTER_MS)
    return { kid: newest.kid, jwk: newest.publicJwk }
  const { publicKey, privateKey } = await generateKeyPair('ECDH-ES', {
    crv: 'P-256',
    extractable: true,
  })
  const kid = newId()
  const secret = Buffer.from(JSON.stringify(await exportJWK(privateKey)))
  const { kty = '', crv = '', x = '', y = '' } = await exportJWK(publicKey)
  await addEncryptionKey(ctx.db, {
    kid,
    privateSealed: ctx.seal.close(secret),
    publicJwk: { kty, crv, x, y },
    nowMs: ctx.clock.nowMs(),
  })
  return { kid, jwk: { kty, crv, x, y } }
}

/** Opens a sealed payload: right key, made within the last minute, never seen before, of this shape. */
export async function openSealed<T extends z.ZodType>(
  ctx: Ctx,
  sealed: string,
  shape: T,
): Promise<z.output<T> | Refusal> {
  const payload = await decrypt(ctx, sealed)
  const stamp = stamped.safeParse(payload)
  if (!stamp.success) return refuse('encryption_invalid')
  const { iat, jti, ...rest } = stamp.data
  const nowS = Math.floor(ctx.clock.nowMs() / 1000)
  if (Math.abs(nowS - iat) > WINDOW_S) return refuse('encryption_invalid')
  if (!(await takeOnce(ctx.db, 'jti', jti, 2 * WINDOW_S))) return refuse('encryption_invalid')
  const parsed = shape.safeParse(rest)
  if (parsed.success) return parsed.data
  const field = parsed.error.issues[0]?.path.map(String).join('.')
  return refuse('bad_request', field ? { field } : {})
}

type PrivateKey = ReturnType<typeof importJWK>
const openedKeys = new Map<string, PrivateKey>()
const OPENED_MAX = 16

/** The private half of a key, opened once: unsealing and importing it costs more than its use. */
function privateKey(ctx: Ctx, { kid, privateSealed }: EncryptionKeyRow): PrivateKey {
  const known = openedKeys.get(kid)
  if (known) return known
  const jwk: unknown = JSON.parse(ctx.seal.open(privateSealed).toString())
  // we wrote this key ourselves
  const key = importJWK(jwk as Parameters<typeof importJWK>[0], 'ECDH-ES')
  if (openedKeys.size >= OPENED_MAX) openedKeys.clear()
  openedKeys.set(kid, key)
  return key
}

async function decrypt(ctx: Ctx, sealed: string): Promise<unknown> {
  try {
    const keys = await latestEncryptionKeys(ctx.db)
    const { plaintext } = await compactDecrypt(
      sealed,
      async (header) => {
        const key = keys.find((candidate) => candidate.kid === header.kid)
        if (!key) throw new Error('unknown key')
        return privateKey(ctx, key)
      },
      { keyManagementAlgorithms: ['ECDH-ES'], contentEncryptionAlgorithms: ['A256GCM'] },
    )
    return readJson(new TextDecoder().decode(plaintext))
  } catch {
    return undefined
  }
}
