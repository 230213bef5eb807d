import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { closeSync, existsSync, openSync, readFileSync, renameSync, statSync } from 'node:fs'
import { createServer } from 'node:net'
import { resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { FriendlyError } from './friendly-error.ts'
import { commandFor } from './postgres-account.ts'
import { SERVER_ENV, prepareCluster } from './postgres-cluster.ts'
import type { Cluster } from './postgres-cluster.ts'
import { childrenOf, isAlive, readLock, signal, waitUntilNoServer } from './postgres-lock.ts'

export type StartOptions = {
  /** Made when missing. Holds cluster/, password and postgres.log. */
  dataFolder: string
  /** TCP port on 127.0.0.1; a free one when left out. */
  port?: number
  /** Extra or other server settings, as `-c name=value`. */
  settings?: Record<string, string>
  log?: (line: string) => void
}

export type RunningPostgres = {
  /** Superuser's URL of the database `postgres`. */
  url: string
  port: number
  pid: number
  /** Fast shutdown: open transactions are rolled back, everything is written. Safe to call twice. */
  stop: () => Promise<void>
  /** What a power cut does to the server, for crash tests: every process gone at once, nothing written. */
  kill9: () => Promise<void>
  /** Settles when the server has ended, whoever ended it. */
  ended: Promise<void>
}

const SETTINGS: Record<string, string> = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  fsync: 'on',
  synchronous_commit: 'on',
  full_page_writes: 'on',
  shared_buffers: '128MB',
  max_connections: '100',
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_checkpoints: 'off',
  log_line_prefix: '%m [%p] ',
}

const LOG_LIMIT_BYTES = 5_000_000
const READY_TIMEOUT_MS = 60_000
const STOP_TIMEOUT_MS = 30_000

/**
 * Starts the embedded PostgreSQL on a data folder and waits until it takes connections. The server is
 * out of the terminal's process group (Ctrl-C is ours to handle) and ends when this process ends,
 * however it ends. Expected failures are FriendlyErrors.
 */
export async function startPostgres(options: StartOptions): Promise<RunningPostgres> {
  const log = options.log ?? (() => {})
  const cluster = prepareCluster(resolve(options.dataFolder), log)
  await waitUntilNoServer(cluster.folder)
  // Another process may take a free port between our look and the server's start: look again then.
  for (let attempt = 1; ; attempt += 1) {
    const port = options.port ?? (await freePort())
    try {
      return await launch(cluster, port, options.settings ?? {})
    } catch (error) {
      const retry =
        error instanceof StartFailure && attempt < 20 && error.passes(options.port === undefined)
      if (!retry) throw error
      await sleep(100)
    }
  }
}

class StartFailure extends FriendlyError {
  /** True when another try may succeed: the port was snatched, or a crashed server's children still end. */
  passes(portIsFree: boolean): boolean {
    if (/pre-existing shared memory block/.test(this.message)) return true
    return portIsFree && /Address already in use|could not bind/.test(this.message)
  }
}

async function launch(
  cluster: Cluster,
  port: number,
  settings: Record<string, string>,
): Promise<RunningPostgres> {
  const all = { ...SETTINGS, ...settings, port: String(port) }
  const flags = Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const run = commandFor(cluster.account, cluster.binaries.postgres, [
    '-D',
    cluster.folder,
    ...flags,
  ])
  const logFd = openLog(cluster.logFile)
  const logStart = statSync(cluster.logFile).size
  const child = spawn(run.file, run.args, {
    ...run.options,
    cwd: cluster.folder,
    env: SERVER_ENV,
    detached: true,
    windowsHide: true,
    stdio: ['ignore', logFd, logFd],
  })
  closeSync(logFd)
  const ended = new Promise<void>((done) => {
    child.once('exit', () => done())
    child.once('error', () => done())
  })
  const pid = await waitUntilReady(child, cluster, port, logStart)
  child.unref()
  const guard = guardAgainstOurDeath(pid)
  void ended.then(guard.release)
  const password = encodeURIComponent(cluster.password)
  return {
    url: `postgres://postgres:${password}@127.0.0.1:${port}/postgres`,
    port,
    pid,
    ended,
    stop: () => {
      child.ref()
      return stop(pid, ended)
    },
    kill9: () => {
      child.ref()
      return kill9(pid, ended)
    },
  }
}

async function waitUntilReady(
  child: ChildProcess,
  cluster: Cluster,
  port: number,
  logStart: number,
): Promise<number> {
  let failure: string | undefined
  child.once('error', (error) => (failure = error.message))
  child.once('exit', () => (failure ??= readLogFrom(cluster.logFile, logStart)))
  const deadline = Date.now() + READY_TIMEOUT_MS
  while (Date.now() < deadline) {
    if (failure !== undefined) throw new StartFailure(explain(failure, cluster, port))
    const lock = readLock(cluster.folder)
    if (lock?.ready === true && lock.pid === child.pid) return lock.pid
    await sleep(20)
  }
  child.kill('SIGQUIT')
  throw new FriendlyError(`PostgreSQL was not ready after 60 s: see ${cluster.logFile}`)
}

function explain(logText: string, cluster: Cluster, port: number): string {
  const fatal = logText.split('\n').findLast((line) => line.includes('FATAL:')) ?? logText.trim()
  if (/could not bind|Address already in use/.test(logText)) {
    return `port ${port} of 127.0.0.1 is taken (could not bind): stop what uses it, or choose another port`
  }
  return `PostgreSQL did not start: ${fatal.replace(/^.*FATAL:\s*/, '')} (see ${cluster.logFile})`
}

function openLog(file: string): number {
  if (existsSync(file) && statSync(file).size > LOG_LIMIT_BYTES) renameSync(file, `${file}.1`)
  return openSync(file, 'a', 0o600)
}

function readLogFrom(file: string, start: number): string {
  return readFileSync(file).subarray(start).toString('utf8')
}

async function stop(pid: number, ended: Promise<void>): Promise<void> {
  signal(pid, 'SIGINT')
  const timeout = sleep(STOP_TIMEOUT_MS, 'late', { ref: false })
  if ((await Promise.race([ended, timeout])) !== 'late') return
  // Immediate shutdown: nothing is lost, the next start replays the log.
  signal(pid, 'SIGQUIT')
  await ended
}

async function kill9(pid: number, ended: Promise<void>): Promise<void> {
  const processes = [pid, ...childrenOf(pid)]
  for (const each of processes) signal(each, 'SIGKILL')
  await ended
  while (processes.some(isAlive)) await sleep(5)
}

/**
 * A tiny shell that waits on a pipe from us. When we end, even by kill -9, the pipe closes and it asks
 * the server for a fast shutdown.
 */
function guardAgainstOurDeath(pid: number): { release: () => void } {
  const onExit = () => signal(pid, 'SIGINT')
  process.once('exit', onExit)
  if (process.platform === 'win32') return { release: () => process.off('exit', onExit) }
  const script = 'read -r word || true; [ "$word" = released ] || kill -INT "$1" 2>/dev/null'
  const shell = spawn('/bin/sh', ['-c', script, 'suerte-postgres-guard', String(pid)], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  })
  shell.on('error', () => {})
  shell.stdin.on('error', () => {})
  shell.unref()
  if ('unref' in shell.stdin && typeof shell.stdin.unref === 'function') shell.stdin.unref()
  return {
    release: () => {
      process.off('exit', onExit)
      shell.stdin.end('released\n')
    },
  }
}

async function freePort(): Promise<number> {
  const probe = createServer()
  await new Promise<void>((done, failed) => {
    probe.once('error', failed)
    probe.listen(0, '127.0.0.1', done)
  })
  const address = probe.address()
  await new Promise((done) => probe.close(done))
  if (address === null || typeof address === 'string') throw new Error('no TCP address')
  return address.port
}
