import { existsSync, readFileSync } from 'node:fs'
import { chromium } from 'playwright-core'
import { FriendlyError } from './friendly-error.ts'
import { step } from './progress.ts'
import { runProgram } from './run-program.ts'

const SYSTEM_PATHS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/** Chromium's program: CHROMIUM_PATH, the system's, else the one Playwright downloaded; undefined when none. */
export function findChromium(): string | undefined {
  const given = process.env['CHROMIUM_PATH'] ?? ''
  if (given !== '') return given
  return [...SYSTEM_PATHS, chromium.executablePath()].find((path) => existsSync(path))
}

/** As findChromium; on Debian as root it installs Chromium, elsewhere it refuses and says how. */
export async function ensureChromium(): Promise<string> {
  const found = findChromium()
  if (found !== undefined) {
    if (existsSync(found)) return found
    throw new FriendlyError(`CHROMIUM_PATH is ${found}, which does not exist: correct or unset it`)
  }
  if (isDebian() && process.getuid?.() === 0) await step('installing Chromium', installOnDebian)
  const installed = findChromium()
  if (installed !== undefined) return installed
  throw new FriendlyError(
    'no Chromium for the browser stories: set CHROMIUM_PATH, install your system’s chromium package, or run npx playwright-core install chromium',
  )
}

async function installOnDebian(): Promise<void> {
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', 'chromium']]) {
    const { code, output } = await runProgram('/usr/bin/apt-get', args, { output: 'keep', env })
    if (code === 0) continue
    console.error(output)
    throw new FriendlyError(
      `apt-get ${args.join(' ')} failed: see the message above, or set CHROMIUM_PATH`,
    )
  }
}

function isDebian(): boolean {
  const file = '/etc/os-release'
  return existsSync(file) && /^ID(_LIKE)?=.*debian/m.test(readFileSync(file, 'utf8'))
}
