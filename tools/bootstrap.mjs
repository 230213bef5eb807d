// The door of every npm script. Plain JavaScript on any Node from 20.19, with nothing installed: it
// installs the lock file when needed, picks Node 24, and hands over to tools/<command>.ts.
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { accessSync, constants, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { constants as osConstants } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const ROOT = dirname(dirname(fileURLToPath(import.meta.url)))
const COMMANDS = [
  'start',
  'dev',
  'test',
  'check',
  'bench',
  'rel',
  'ledger-check',
  'verify-draw',
  'fmt',
]
const MARKER = join(ROOT, 'node_modules', '.suerte-installed')

class Stop extends Error {}

async function main() {
  requireNode()
  const [command, ...args] = process.argv.slice(2)
  if (command === undefined || !COMMANDS.includes(command)) {
    throw new Stop(`say which command: ${COMMANDS.join(', ')}`)
  }
  await installIfNeeded()
  process.exitCode = await run(nodeForTypeScript(), [`tools/${command}.ts`, ...args])
}

function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major > 20 || (major === 20 && minor >= 19)) return
  throw new Stop(
    `Suerte needs Node 20.19 or newer, this is ${process.versions.node}: update Node (https://nodejs.org)`,
  )
}

async function installIfNeeded() {
  const lock = readFileSync(join(ROOT, 'package-lock.json'), 'utf8')
  const hash = createHash('sha256').update(lock).digest('hex')
  if (existsSync(MARKER) && readFileSync(MARKER, 'utf8') === hash) return
  requireWritable()
  if (!isInstalled(JSON.parse(lock))) await install()
  writeFileSync(MARKER, hash)
}

function requireWritable() {
  const modules = join(ROOT, 'node_modules')
  const folder = existsSync(modules) ? modules : ROOT
  try {
    accessSync(folder, constants.W_OK)
  } catch {
    throw new Stop(
      `cannot write to ${folder}: make it writable for this user, or work in a copy of your own`,
    )
  }
}

/** Whether npm's own record of node_modules holds every package of the lock file that this machine needs. */
function isInstalled(lock) {
  let installed
  try {
    installed = JSON.parse(readFileSync(join(ROOT, 'node_modules', '.package-lock.json'), 'utf8'))
  } catch {
    return false
  }
  return Object.entries(lock.packages).every(([path, wanted]) => {
    if (!path.includes('node_modules/')) return true
    const found = installed.packages[path]
    if (found === undefined) return wanted.optional === true && !isForThisMachine(wanted)
    return found.version === wanted.version && existsSync(join(ROOT, path))
  })
}

function isForThisMachine(wanted) {
  if (wanted.libc !== undefined || wanted.os === undefined) return false
  return (
    wanted.os.includes(process.platform) && (wanted.cpu ?? [process.arch]).includes(process.arch)
  )
}

async function install() {
  const progress = showProgress('installing packages')
  let result = await npm(['ci'])
  // A registry that lacks the builds for other platforms makes npm ci refuse a good lock file;
  // npm install takes the same versions from it, and with --no-save leaves it as it is.
  if (/npm error code EUSAGE/.test(result.output)) result = await npm(['install', '--no-save'])
  progress.end(result.code === 0)
  if (result.code === 0) return
  process.stderr.write(result.output)
  throw new Stop('npm could not install: check the network and the message above, then try again')
}

/** Runs npm itself, the one that started us when there is one, and keeps what it prints. */
async function npm(args) {
  const npmFile = process.env['npm_execpath'] ?? ''
  const isNpm = /npm-cli\.c?js$/.test(npmFile)
  const windows = process.platform === 'win32'
  const file = isNpm ? process.execPath : windows ? 'npm.cmd' : 'npm'
  // Nothing here needs install scripts, so nobody else's code runs during the installation.
  const flags = [...args, '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']
  const child = spawn(file, isNpm ? [npmFile, ...flags] : flags, {
    cwd: ROOT,
    env: { ...process.env, NODE_ENV: 'development' },
    shell: windows && !isNpm,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  child.stdout.on('data', (chunk) => (output += chunk))
  child.stderr.on('data', (chunk) => (output += chunk))
  return new Promise((done) => {
    child.on('error', (error) => done({ code: 1, output: `${error.message}\n` }))
    child.on('close', (code) => done({ code: code ?? 1, output }))
  })
}

/** A line that says how long it takes: rewritten every second on a terminal, every 10 s elsewhere. */
function showProgress(title) {
  const startedAtMs = Date.now()
  const seconds = () => Math.round((Date.now() - startedAtMs) / 1000)
  const terminal = process.stdout.isTTY
  process.stdout.write(terminal ? `  ${title}` : `  ${title}\n`)
  const timer = setInterval(
    () =>
      process.stdout.write(
        terminal ? `\r  ${title} ${seconds()} s` : `  ${title} ${seconds()} s\n`,
      ),
    terminal ? 1_000 : 10_000,
  )
  return {
    end(fine) {
      clearInterval(timer)
      process.stdout.write(
        `${terminal ? '\r' : ''}  ${title} ${seconds()} s ${fine ? 'done' : 'failed'}\n`,
      )
    },
  }
}

function nodeForTypeScript() {
  const major = Number(process.versions.node.split('.')[0])
  if (major >= 24) return process.execPath
  const platform = process.platform === 'win32' ? 'win' : process.platform
  const binary = process.platform === 'win32' ? 'node.exe' : 'node'
  const file = join(ROOT, 'node_modules', `node-${platform}-${process.arch}`, 'bin', binary)
  if (existsSync(file)) return file
  throw new Stop(
    `there is no packaged Node 24 for ${platform}-${process.arch}: install Node 24 and try again`,
  )
}

async function run(node, args) {
  // Programs that start with "#!/usr/bin/env node" must find the same Node.
  const path = [dirname(node), join(ROOT, 'node_modules', '.bin'), process.env['PATH'] ?? '']
  const child = spawn(node, args, {
    cwd: ROOT,
    // Node keeps what it made of our TypeScript: the second start reads it
    env: {
      NODE_COMPILE_CACHE: join(ROOT, '.cache', 'node'),
      ...process.env,
      PATH: path.join(delimiter),
    },
    stdio: 'inherit',
  })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  return new Promise((done, failed) => {
    child.on('error', (error) => failed(new Stop(`cannot run ${node}: ${error.message}`)))
    child.on('exit', (code, signal) => {
      done(code ?? 128 + (signal === null ? 0 : osConstants.signals[signal]))
    })
  })
}

try {
  await main()
} catch (error) {
  if (!(error instanceof Stop)) throw error
  console.error(`suerte: ${error.message}`)
  process.exitCode = 1
}
