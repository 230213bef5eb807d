import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildFrontEnds } from '@suerte/tools/build.ts'
import { ROOT } from '@suerte/tools/command.ts'
import { report, type Round } from './report.ts'

// PERF-START: the first served page against a bare script over the same database; installation and build apart.
const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 5)

function served(mode: 'house' | 'bare', folder: string): Promise<number> {
  const started = performance.now()
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['bench/start-child.ts', mode, folder], {
      cwd: ROOT,
      // as tools/bootstrap.mjs sets it, for both sides
      env: { ...process.env, NODE_COMPILE_CACHE: '.cache/node' },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    let seconds = 0
    child.stdout.once('data', () => (seconds = (performance.now() - started) / 1000))
    child.once('exit', (code) =>
      code === 0 ? resolve(seconds) : reject(new Error(`${mode} ended with ${code}`)),
    )
  })
}

await buildFrontEnds()
const rounds: Round[] = []
for (let i = 0; i < ROUNDS; i++) {
  const folders = {
    bare: mkdtempSync(join(tmpdir(), 'suerte-start-')),
    house: mkdtempSync(join(tmpdir(), 'suerte-start-')),
  }
  const round: Round = {
    'bare, fresh': await served('bare', folders.bare),
    'Suerte, fresh': await served('house', folders.house),
    'bare, warm': await served('bare', folders.bare),
    'Suerte, warm': await served('house', folders.house),
  }
  for (const folder of Object.values(folders)) rmSync(folder, { recursive: true, force: true })
  rounds.push(round)
  console.log(round)
}
report('PERF-START', 's', rounds, [
  { name: 'fresh', over: 'Suerte, fresh', under: 'bare, fresh', target: '≤ 1.3' },
  { name: 'warm', over: 'Suerte, warm', under: 'bare, warm', target: '≤ 1.5' },
])
