import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import postgres from 'postgres'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createDatabase, databaseUrl, dropDatabase } from './postgres-database.ts'
import { isAlive } from './postgres-lock.ts'
import { startPostgres } from './postgres.ts'
import type { RunningPostgres } from './postgres.ts'

let folder = ''
let running: RunningPostgres | undefined

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'suerte-postgres-'))
})

afterEach(async () => {
  await running?.stop()
  running = undefined
  rmSync(folder, { recursive: true, force: true })
})

async function start(): Promise<RunningPostgres> {
  // The folder stands in tmpdir, which a mkdtemp folder of mode 0700 closes to other accounts.
  running = await startPostgres({ dataFolder: join(folder, 'pg') })
  return running
}

async function ask(url: string, text: string): Promise<readonly Record<string, unknown>[]> {
  const sql = postgres(url, { max: 1, onnotice: () => {} })
  try {
    return await sql.unsafe<Record<string, unknown>[]>(text)
  } finally {
    await sql.end()
  }
}

test('a stopped server keeps its data, and its password is readable by its owner only', async () => {
  const first = await start()
  const url = await createDatabase(first.url, 'shop')
  await ask(url, 'create table kept (n int); insert into kept values (7)')
  await first.stop()
  expect(isAlive(first.pid)).toBe(false)
  expect(statSync(join(folder, 'pg', 'password')).mode & 0o077).toBe(0)

  const second = await start()
  expect(await ask(databaseUrl(second.url, 'shop'), 'select n from kept')).toEqual([{ n: 7 }])
})

test('commits survive a power cut, and the server starts again on the same folder', async () => {
  const first = await start()
  await ask(first.url, 'create table kept (n int)')
  await ask(first.url, 'insert into kept select generate_series(1, 1000)')
  await first.kill9()
  expect(isAlive(first.pid)).toBe(false)

  const second = await start()
  expect(await ask(second.url, 'select count(*)::int as n from kept')).toEqual([{ n: 1000 }])
  expect(readFileSync(join(folder, 'pg', 'postgres.log'), 'utf8')).toContain(
    'not properly shut down',
  )
})

test('a folder in use and a taken port are refused in one line', async () => {
  const first = await start()
  const again = startPostgres({ dataFolder: join(folder, 'pg') })
  await expect(again).rejects.toThrow(/^.* is already served by process \d+ .*: stop the other/)
  const other = startPostgres({ dataFolder: join(folder, 'other'), port: first.port })
  await expect(other).rejects.toThrow(/^port \d+ of 127\.0\.0\.1 is taken/)
})

test('the server writes to the disk before it answers, and checks its pages', async () => {
  const { url } = await start()
  const names = ['fsync', 'synchronous_commit', 'data_checksums', 'listen_addresses', 'TimeZone']
  const rows = await ask(
    url,
    names.map((name) => `select current_setting('${name}') as v`).join(' union all '),
  )
  expect(rows.map(({ v }) => v)).toEqual(['on', 'on', 'on', '127.0.0.1', 'UTC'])
})

test('a database made from a template has its tables, and making it twice is the same', async () => {
  const { url } = await start()
  const template = await createDatabase(url, 'form')
  await ask(template, 'create table t (n int)')
  const copy = await createDatabase(url, 'copy', 'form')
  expect(await createDatabase(url, 'copy', 'form')).toBe(copy)
  expect(await ask(copy, 'select n from t')).toEqual([])
  await dropDatabase(url, 'copy')
  await dropDatabase(url, 'copy')
  await expect(ask(copy, 'select 1')).rejects.toThrow('does not exist')
})
