import { z } from 'zod'
import type { RefusalCode } from './refusals.ts'

/** Decimal string of at most 4 decimals, not negative: '12.5'. */
export const money = z
  .string()
  .regex(/^\d{1,12}(\.\d{1,4})?$/)
  .meta({ description: 'amount in currency units, decimal string, at most 4 decimals' })
/** The same with a sign, for movements. */
export const signedMoney = z.string().regex(/^-?\d{1,14}(\.\d{1,4})?$/)
export const id = z.uuid()
/** Milliseconds since the epoch, by the server's clock. */
export const atMs = z.int()
/** The same in a query: from 1970 to 2100, so that every database and calendar has it. */
export const queryAtMs = z.coerce.number().int().min(0).max(4_102_444_800_000)
export const pageNo = z.coerce.number().int().min(1).max(10_000).default(1)
export const pageSize = z.coerce.number().int().min(1).max(100).default(25)
export const done = z.strictObject({ success: z.literal(true) })
export const username = z.string().min(1).max(64)
export const secret = z.string().min(1).max(200)

export function page<T extends z.ZodType>(row: T) {
  return z.strictObject({
    content: z.array(row),
    pageNum: z.int(),
    totalPages: z.int(),
    totalCount: z.int(),
  })
}

/**
 * Who may make a call. `member` is anybody signed in, `account` all but trials, `player` types 0, 1 and 2;
 * `frame` is the session of one embedded game; `operator` names the roles.
 */
export type Caller = 'anyone' | 'member' | 'account' | 'player' | 'frame' | 'operator' | 'signed'

export type Call = {
  /** Verb-noun name: handler, test and OpenAPI operation carry it. */
  name: string
  summary: string
  caller: Caller
  /** Console calls: the roles that may make it. */
  roles?: readonly Role[]
  /** Needs a session that was confirmed within the last minutes; else `confirm_needed`. */
  confirmed?: true
  /** Needs consent to the documents in force, and a checked identity where the site asks for one. */
  cleared?: true
  /** Moves money: an Idempotency-Key header is required and the same key has one effect. */
  money?: true
  /** A body that is not JSON, e.g. a picture: the raw bytes reach the use case. */
  raw?: readonly string[]
  /** Largest body in bytes; 64 KiB when absent. */
  bodyMax?: number
  params?: z.ZodObject
  query?: z.ZodObject
  body?: z.ZodType
  reply: z.ZodType
  refusals: readonly RefusalCode[]
}

export const roles = ['owner', 'cashier', 'support', 'content', 'risk', 'auditor'] as const
export type Role = (typeof roles)[number]

/** Why a call with `cleared` may be refused. */
export const notCleared = ['consent_needed', 'identity_needed', 'account_closing'] as const

/** Keeps the literal types of a group of calls and checks them against `Call`. */
export function group<const T extends Record<`${string} /${string}`, Call>>(calls: T): T {
  return calls
}
