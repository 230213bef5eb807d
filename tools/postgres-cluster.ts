import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { makeFolder } from './folder.ts'
import { FriendlyError } from './friendly-error.ts'
import { chooseAccount, commandFor, giveFolder } from './postgres-account.ts'
import type { Account } from './postgres-account.ts'
import { findBinaries } from './postgres-binaries.ts'
import type { PostgresBinaries } from './postgres-binaries.ts'

/**
 * A data folder ready to be served:
 *   cluster/       PostgreSQL's own files
 *   password       the superuser's random password, readable by its owner only
 *   postgres.log   what the server said
 */
export type Cluster = {
  binaries: PostgresBinaries
  account: Account
  folder: string
  logFile: string
  password: string
}

/** What the server's programs see of our environment: nothing that could redirect them. */
export const SERVER_ENV = { PATH: process.env['PATH'] ?? '', LC_ALL: 'C', TZ: 'UTC' }

/** Makes the database cluster in `dataFolder` unless it is there already. */
export function prepareCluster(dataFolder: string, log: (line: string) => void): Cluster {
  makeFolder(dataFolder)
  const binaries = findBinaries()
  const account = chooseAccount([dataFolder, binaries.folder])
  const folder = join(dataFolder, 'cluster')
  const passwordFile = join(dataFolder, 'password')
  if (!existsSync(folder)) {
    log('making a new PostgreSQL cluster')
    makeCluster({ binaries, account, dataFolder, folder, passwordFile })
  }
  giveFolder(account, folder)
  let password: string
  try {
    password = readFileSync(passwordFile, 'utf8').trim()
  } catch {
    throw new FriendlyError(
      `cannot read ${passwordFile}: put it back, or remove ${dataFolder} to begin anew`,
    )
  }
  return { binaries, account, folder, password, logFile: join(dataFolder, 'postgres.log') }
}

function makeCluster(input: {
  binaries: PostgresBinaries
  account: Account
  dataFolder: string
  folder: string
  passwordFile: string
}): void {
  const { account, binaries, dataFolder } = input
  // Made aside and renamed when complete, so that an interrupted first start leaves nothing half done.
  const draft = join(dataFolder, 'cluster.new')
  rmSync(draft, { recursive: true, force: true })
  mkdirSync(draft, { mode: 0o700 })
  giveFolder(account, draft)
  writeFileSync(input.passwordFile, `${randomBytes(24).toString('base64url')}\n`, { mode: 0o600 })
  // initdb reads it under its account, which may not read ours: a copy that lives as long as initdb.
  const copy = join(dataFolder, 'password.init')
  copyFileSync(input.passwordFile, copy)
  giveFolder(account, copy)
  const flags = {
    pgdata: draft,
    username: 'postgres',
    pwfile: copy,
    auth: 'scram-sha-256',
    encoding: 'UTF8',
    locale: 'C',
    'locale-provider': 'builtin',
    'builtin-locale': 'C.UTF-8',
  }
  const args = Object.entries(flags).map(([name, value]) => `--${name}=${value}`)
  args.push('--data-checksums', '--no-instructions')
  const run = commandFor(account, binaries.initdb, args)
  const result = spawnSync(run.file, run.args, {
    ...run.options,
    cwd: dataFolder,
    env: SERVER_ENV,
    encoding: 'utf8',
  })
  rmSync(copy)
  if (result.status !== 0) {
    rmSync(draft, { recursive: true, force: true })
    const reason = result.error?.message ?? firstComplaint(result.stderr)
    throw new FriendlyError(`cannot make the database in ${dataFolder}: ${reason}`)
  }
  renameSync(draft, input.folder)
}

function firstComplaint(text: string): string {
  const line = text.split('\n').find((each) => /error|fatal|could not/i.test(each))
  return line ?? (text.trim() || 'initdb failed')
}
