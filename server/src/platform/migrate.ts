import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { connect } from './db.ts'

const FOLDER = new URL('../../migrations/', import.meta.url)
const LOCK = 7300

/** Brings a database up to date: numbered files, forward only, each in one transaction. */
export async function migrate(databaseUrl: string, log: (line: string) => void = () => {}) {
  const db = connect(databaseUrl, { max: 1, role: null })
  try {
    await db`create table if not exists migration (
      name text primary key, digest text not null, at timestamptz not null default now())`
    const files = (await readdir(FOLDER)).filter((name) => name.endsWith('.sql')).sort()
    for (const name of files) {
      const text = await readFile(new URL(name, FOLDER), 'utf8')
      const digest = createHash('sha256').update(text).digest('hex')
      const ran = await db.begin(async (tx) => {
        await tx`select pg_advisory_xact_lock(${LOCK})`
        const [known] = await tx<{ digest: string }[]>`
          select digest from migration where name = ${name}`
        if (known && known.digest !== digest)
          throw new Error(`migration ${name} was changed after it ran; add a new one instead`)
        if (known) return false
        await tx.unsafe(text)
        await tx`insert into migration (name, digest) values (${name}, ${digest})`
        return true
      })
      if (ran) log(`migrated ${name}`)
    }
  } finally {
    await db.end()
  }
}
