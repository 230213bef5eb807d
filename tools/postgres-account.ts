import { spawnSync } from 'node:child_process'
import { chownSync, lstatSync, readdirSync, statSync } from 'node:fs'
import { userInfo } from 'node:os'
import { dirname, join } from 'node:path'
import { FriendlyError } from './friendly-error.ts'

/**
 * Under whom the server runs. PostgreSQL refuses to run as root; as root we take an account without
 * rights ('nobody'), or, where that account could not reach the folders, a user namespace in which we
 * are not root ('namespace'). A user without a name takes the namespace too.
 */
export type Account =
  | { kind: 'self' }
  | { kind: 'nobody'; uid: number; gid: number }
  | { kind: 'namespace' }

const NOBODY = 65534

/** Chooses the account for a server that must reach all of `folders` (absolute, existing). */
export function chooseAccount(folders: string[]): Account {
  const isRoot = process.getuid?.() === 0
  if (!isRoot && hasName()) return { kind: 'self' }
  if (isRoot && folders.every(reachableByOthers) && canChangeAccount()) {
    return { kind: 'nobody', uid: NOBODY, gid: NOBODY }
  }
  const namespace = spawnSync('unshare', ['-U', 'true'], { stdio: 'ignore' })
  if (namespace.status === 0) return { kind: 'namespace' }
  throw new FriendlyError(
    isRoot
      ? 'PostgreSQL does not run as root here: run as a user, move the folder where others can enter it (chmod o+x on its parents), or set DATABASE_URL'
      : `PostgreSQL needs a user with a name, and uid ${process.getuid?.()} has none: add it to /etc/passwd, or set DATABASE_URL`,
  )
}

/** Whether our user is in /etc/passwd: a container may run under a bare number, which initdb refuses. */
function hasName(): boolean {
  if (process.platform === 'win32') return true
  try {
    userInfo()
    return true
  } catch {
    return false
  }
}

/** Program and arguments that run `command` under the account, with spawn's options for it. */
export function commandFor(
  account: Account,
  command: string,
  args: string[],
): { file: string; args: string[]; options: { uid?: number; gid?: number } } {
  if (account.kind === 'nobody') {
    return { file: command, args, options: { uid: account.uid, gid: account.gid } }
  }
  if (account.kind === 'namespace') {
    return { file: 'unshare', args: ['-U', command, ...args], options: {} }
  }
  return { file: command, args, options: {} }
}

/** As root: hands a folder and all in it to the account. As a user: refuses another user's folder. */
export function giveFolder(account: Account, folder: string): void {
  const ownUid = process.getuid?.()
  if (ownUid === undefined) return
  const ownerUid = statSync(folder).uid
  const uid = account.kind === 'nobody' ? account.uid : ownUid
  const gid = account.kind === 'nobody' ? account.gid : (process.getgid?.() ?? 0)
  if (ownerUid === uid) return
  if (ownUid === 0) return chownAll(folder, uid, gid)
  throw new FriendlyError(
    `${folder} belongs to another user (uid ${ownerUid}): run as that user, or chown -R it to yourself`,
  )
}

function chownAll(path: string, uid: number, gid: number): void {
  const stat = lstatSync(path)
  if (stat.isSymbolicLink()) return
  if (stat.isDirectory()) {
    for (const name of readdirSync(path)) chownAll(join(path, name), uid, gid)
  }
  // The folder last: an interrupted hand-over is then seen and done again.
  chownSync(path, uid, gid)
}

function reachableByOthers(folder: string): boolean {
  for (let path = folder; ; path = dirname(path)) {
    if ((statSync(path).mode & 0o001) === 0) return false
    if (path === dirname(path)) return true
  }
}

function canChangeAccount(): boolean {
  return spawnSync('true', [], { uid: NOBODY, gid: NOBODY, stdio: 'ignore' }).status === 0
}
