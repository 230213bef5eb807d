import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { ROOT } from './command.ts'
import { FriendlyError } from './friendly-error.ts'
import { step } from './progress.ts'
import { runProgram } from './run-program.ts'

/** The front ends in the order they are built; each build is a list of arguments of `vite`. */
const FRONT_ENDS: { name: string; builds: string[][] }[] = [
  {
    name: 'web',
    builds: [
      ['build', '--outDir', 'dist/client'],
      ['build', '--ssr', 'src/entry-server.tsx', '--outDir', 'dist/server'],
    ],
  },
  { name: 'lotto', builds: [['build']] },
  { name: 'console', builds: [['build']] },
]

/** Workspaces whose sources end up in every front end. */
const INGREDIENTS = ['ui', 'contract', 'domain']

/** Builds the front ends whose sources, ingredients or packages changed since their last build. */
export async function buildFrontEnds(): Promise<void> {
  for (const { name, builds } of FRONT_ENDS) {
    if (!existsSync(join(ROOT, name, 'vite.config.ts'))) continue
    const marker = join(ROOT, name, 'dist', '.hash')
    const hash = hashOfSources([name, ...INGREDIENTS])
    if (existsSync(marker) && readFileSync(marker, 'utf8') === hash) continue
    // Without the marker an interrupted build is begun again.
    rmSync(marker, { force: true })
    await step(`building ${name}`, async () => {
      for (const args of builds) await build(name, args)
      compress(join(ROOT, name, 'dist'))
    })
    mkdirSync(dirname(marker), { recursive: true })
    writeFileSync(marker, hash)
  }
}

async function build(folder: string, args: string[]): Promise<void> {
  const { code, output } = await runProgram('vite', args, {
    folder,
    output: 'keep',
    env: { NODE_ENV: 'production' },
  })
  if (code === 0) return
  console.error(output)
  throw new FriendlyError(`building ${folder} failed: see the message above`)
}

const TEXT = /\/assets\/[^/]+\.(js|css|svg)$/
const SMALLEST_BYTES = 1_000

/** Puts .br and .gz beside every asset, so that the server sends bytes and never compresses them itself. */
function compress(folder: string): void {
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const path = join(folder, file)
    if (!TEXT.test(path.replaceAll('\\', '/'))) continue
    const bytes = readFileSync(path)
    if (bytes.length < SMALLEST_BYTES) continue
    writeFileSync(`${path}.br`, brotliCompressSync(bytes))
    writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }))
  }
}

function hashOfSources(workspaces: string[]): string {
  const hash = createHash('sha256')
  const files = workspaces.flatMap((name) => sourceFiles(join(ROOT, name))).sort()
  for (const file of [...files, join(ROOT, 'package-lock.json')]) {
    hash
      .update(`${file.slice(ROOT.length)}\0`)
      .update(readFileSync(file))
      .update('\0')
  }
  return hash.digest('hex')
}

function sourceFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) {
      return ['dist', 'node_modules'].includes(entry.name) ? [] : sourceFiles(path)
    }
    return /\.test\.tsx?$/.test(entry.name) || !entry.isFile() ? [] : [path]
  })
}
