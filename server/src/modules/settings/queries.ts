import type { Reader, Tx } from '../../platform/db.ts'

export async function loadSetting<T>(db: Reader, key: string): Promise<{ value: T } | undefined> {
  const [row] = await db<{ value: T }[]>`select value from setting where key = ${key}`
  return row
}

export async function saveSetting(tx: Tx, key: string, value: object): Promise<void> {
  // settings are plain JSON
  await tx`insert into setting (key, value) values (${key}, ${tx.json(value as never)})
    on conflict (key) do update set value = excluded.value, version = setting.version + 1`
}

export async function lockSetting<T>(tx: Tx, key: string): Promise<T | undefined> {
  const [row] = await tx<{ value: T }[]>`select value from setting where key = ${key} for update`
  return row?.value
}

/** Writes a setting that has no value yet. */
export async function saveSettingOnce(tx: Tx, key: string, value: object): Promise<void> {
  // settings are plain JSON
  await tx`insert into setting (key, value) values (${key}, ${tx.json(value as never)})
    on conflict (key) do nothing`
}

/** The version in force of each document. */
export function newestDocuments(db: Reader) {
  return db<{ kind: string; version: string }[]>`
    select distinct on (kind) kind, version from legal_document
      order by kind, published_at desc, version desc`
}
