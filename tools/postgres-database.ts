import postgres from 'postgres'

/**
 * Makes a database unless it exists and returns its URL.
 * @param adminUrl URL of a role that may create databases
 * @param template copied from this database (nobody may be connected to it); an empty one when left out
 */
export async function createDatabase(
  adminUrl: string,
  name: string,
  template?: string,
): Promise<string> {
  await withAdmin(adminUrl, async (sql) => {
    const found = await sql`select 1 from pg_database where datname = ${name}`
    if (found.length > 0) return
    const source =
      template === undefined ? sql`` : sql`template ${sql(template)} strategy file_copy`
    await sql`create database ${sql(name)} ${source}`
  })
  return databaseUrl(adminUrl, name)
}

/** Removes a database with its connections; one that does not exist is fine. */
export async function dropDatabase(adminUrl: string, name: string): Promise<void> {
  await withAdmin(adminUrl, (sql) => sql`drop database if exists ${sql(name)} with (force)`)
}

/** The same server and role, another database. */
export function databaseUrl(url: string, name: string): string {
  const changed = new URL(url)
  changed.pathname = `/${name}`
  return changed.href
}

async function withAdmin(
  adminUrl: string,
  work: (sql: postgres.Sql) => PromiseLike<unknown>,
): Promise<void> {
  const sql = postgres(adminUrl, { max: 1, onnotice: () => {} })
  try {
    await work(sql)
  } finally {
    await sql.end()
  }
}
