import { readFileSync, readdirSync, readlinkSync, realpathSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { FriendlyError, codeOf } from './friendly-error.ts'

/** What PostgreSQL writes to postmaster.pid of a folder that it serves. */
export type Lock = { pid: number; port: number; ready: boolean }

// A server whose supervisor has just died is still ending: it gets this long before we refuse.
const ENDING_MS = 3_000

/** Reads the lock of a cluster folder; undefined when there is none (or it is half written). */
export function readLock(folder: string): Lock | undefined {
  let lines: string[]
  try {
    lines = readFileSync(join(folder, 'postmaster.pid'), 'utf8').split('\n')
  } catch {
    return undefined
  }
  const pid = Number(lines[0])
  if (!Number.isInteger(pid) || pid <= 0) return undefined
  return { pid, port: Number(lines[3] ?? 0), ready: lines[7]?.trim() === 'ready' }
}

/** Refuses when a live server has the folder. A stale lock is left for PostgreSQL to replace. */
export async function waitUntilNoServer(folder: string): Promise<void> {
  const deadline = Date.now() + ENDING_MS
  for (;;) {
    const lock = readLock(folder)
    if (lock === undefined || !serves(lock.pid, folder)) return
    if (Date.now() > deadline) {
      throw new FriendlyError(
        `${folder} is already served by process ${lock.pid} on port ${lock.port}: stop the other Suerte first`,
      )
    }
    await sleep(50)
  }
}

/** Whether the process is alive and works in the folder (a recycled process number does not). */
function serves(pid: number, folder: string): boolean {
  if (!isAlive(pid)) return false
  if (process.platform !== 'linux') return true
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(folder)
  } catch (error) {
    // Another user's process cannot be looked into; PostgreSQL decides by its shared memory then.
    return codeOf(error) !== 'EACCES' && codeOf(error) !== 'ENOENT'
  }
}

/** Whether a process of this number runs (one that has ended and only waits to be collected does not). */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
  } catch (error) {
    if (codeOf(error) !== 'EPERM') return false
  }
  return process.platform !== 'linux' || !['Z', undefined].includes(statOf(pid)?.state)
}

/** Sends a signal; a process that is gone already is fine. */
export function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name)
  } catch (error) {
    if (codeOf(error) !== 'ESRCH') throw error
  }
}

/** Direct children of a process (Linux; elsewhere none, they end by themselves). */
export function childrenOf(pid: number): number[] {
  if (process.platform !== 'linux') return []
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((child) => statOf(child)?.parentPid === pid)
}

function statOf(pid: number): { state: string; parentPid: number } | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The process name stands in brackets and may hold blanks; state and parent follow it.
    const [state = '', parentPid] = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return { state, parentPid: Number(parentPid) }
  } catch {
    return undefined
  }
}
