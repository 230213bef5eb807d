import { createHash, randomUUID } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { createDatabase, dropDatabase } from '@suerte/tools/postgres-database.ts'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { connect, type Db } from './db.ts'
import { migrate } from './migrate.ts'

const FOLDER = new URL('../../migrations/', import.meta.url)
const name = `t_${randomUUID().replaceAll('-', '')}`
let url: string
let db: Db
beforeAll(async () => {
  url = await createDatabase(inject('postgresUrl'), name)
  db = connect(url, { max: 1, role: null })
})
afterAll(async () => {
  await db.end()
  await dropDatabase(inject('postgresUrl'), name)
})

/** Brings the database to where a release before the named migration left it. */
async function migrateBefore(first: string) {
  await db`create table migration (
    name text primary key, digest text not null, at timestamptz not null default now())`
  for (const file of (await readdir(FOLDER)).sort().filter((known) => known < first)) {
    const text = await readFile(new URL(file, FOLDER), 'utf8')
    await db.unsafe(text)
    const digest = createHash('sha256').update(text).digest('hex')
    await db`insert into migration (name, digest) values (${file}, ${digest})`
  }
}

test('[K-01] members of an older release may invite, are asked to agree, and stay signed in', async () => {
  await migrateBefore('0008')
  const ids = Array.from({ length: 50 }, () => randomUUID())
  for (const id of ids)
    await db`insert into member (id, username, type, merchant_code, ledger, password_hash, member_series)
      values (${id}, ${`p${id}`}, 0, 'suerte', 'real', 'hash', 1960)`
  await db`insert into member (id, username, type, merchant_code, ledger, password_hash, member_series)
    values (${randomUUID()}, 'trial1', 4, 'suerte-trial', 'trial', 'hash', 1960)`
  await db`insert into session (token_hash, handle_hash, member_id, address, agent)
    values (${Buffer.alloc(32, 1)}, ${Buffer.alloc(32, 2)}, ${ids[0] ?? ''}, '203.0.113.1', '')`
  await migrate(url)
  const members = await db<{ type: number; inviteCode: string | null; consents: object }[]>`
    select type, invite_code, consents from member`
  const codes = members.filter(({ type }) => type === 0).map(({ inviteCode }) => inviteCode ?? '')
  expect(codes.every((code) => /^[A-HJKMNP-Z2-9]{12}$/.test(code))).toBe(true)
  expect(new Set(codes).size).toBe(ids.length)
  expect(members.filter(({ type }) => type === 4)).toMatchObject([{ inviteCode: null }])
  expect(members.every(({ consents }) => Object.keys(consents).length === 0)).toBe(true)
  expect(await db`select 1 from session where id is not null`).toHaveLength(1)
})
