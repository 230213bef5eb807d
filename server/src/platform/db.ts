import postgres from 'postgres'

type Types = { bigint: bigint }
/** A pool: reads and whole transactions start here. */
export type Db = postgres.Sql<Types>
/** One open transaction: the only thing that writes. */
export type Tx = postgres.TransactionSql<Types>
/** Queries that only read take either. */
export type Reader = Db | Tx

export type DbOptions = { max?: number; role?: string | null }

/** Connects as the application's role; int8 arrives as bigint, columns in camelCase. */
export function connect(url: string, { max = 10, role = 'suerte_app' }: DbOptions = {}): Db {
  return postgres(url, {
    max,
    types: { bigint: postgres.BigInt },
    transform: { column: { from: postgres.toCamel } },
    onnotice: () => {},
    idle_timeout: 0,
    max_lifetime: null,
    connect_timeout: 10,
    backoff: (attempt) => Math.min(0.1 * 2 ** attempt, 1),
    connection: {
      application_name: 'suerte',
      timezone: 'UTC',
      ...(role === null ? {} : { role }),
    },
  })
}

const RETRIES_MAX = 5
const TRANSIENT = new Set(['40001', '40P01'])

/** Runs a transaction; a deadlock or serialization failure is tried again, with the same input. */
export async function transaction<T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      // `begin` unwraps promises in its result type; ours are plain values.
      return (await db.begin(work)) as T
    } catch (error) {
      if (attempt >= RETRIES_MAX || !TRANSIENT.has(sqlState(error))) throw error
    }
  }
}

/** The SQLSTATE of a database error, '' for anything else. */
export function sqlState(error: unknown): string {
  if (typeof error !== 'object' || error === null || !('code' in error)) return ''
  return typeof error.code === 'string' ? error.code : ''
}

export const UNIQUE_VIOLATION = '23505'
/** Text that the database can't hold: a NUL, in text or in JSON. */
export const UNTRANSLATABLE = new Set(['22021', '22P05'])

/** Codes of a database that is starting, stopping or out of reach (PostgreSQL's and the client's own). */
const AWAY =
  /^(57P0[1-3]|08\d{3}|53300|ECONNREFUSED|ECONNRESET|ETIMEDOUT|CONNECT_TIMEOUT|CONNECTION_\w+)$/

/** Whether an error says that the database cannot be asked now, rather than that we asked wrongly. */
export function isDatabaseAway(error: unknown): boolean {
  return AWAY.test(sqlState(error))
}

/** Ends a transaction with a refusal: everything written in it is undone. */
export class Rollback<T> extends Error {
  readonly value: T
  constructor(value: T) {
    super('rolled back')
    this.value = value
  }
}

/** Like `transaction`, but a thrown Rollback becomes the returned value. */
export async function transactionOr<T, R>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T | R> {
  try {
    return await transaction(db, work)
  } catch (error) {
    // Only use cases throw Rollback, with the type that they declare.
    if (error instanceof Rollback) return error.value as R
    throw error
  }
}

/** An array as PostgreSQL writes it, for `${list(values)}::bigint[]`: one text instead of a guess of types. */
export function list(values: readonly (string | number | bigint | boolean | Buffer)[]): string {
  const items = values.map((value) => {
    if (Buffer.isBuffer(value)) return `"\\\\x${value.toString('hex')}"`
    if (typeof value !== 'string') return String(value)
    return `"${value.replace(/["\\]/g, '\\$&')}"`
  })
  return `{${items.join(',')}}`
}
