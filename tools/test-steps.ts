import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './command.ts'
import { FriendlyError } from './friendly-error.ts'
import { runProgram } from './run-program.ts'
import type { ProgramResult } from './run-program.ts'

/** What a step found. A step that is no test run counts only when it fails. */
export type Outcome = { passed: number; failed: number; skipped: number }

const FINE: Outcome = { passed: 0, failed: 0, skipped: 0 }
const FAILED: Outcome = { passed: 0, failed: 1, skipped: 0 }

const UNIT_PROJECTS = ['domain', 'contract', 'ui', 'web', 'lotto', 'console', 'tools']

/** The TypeScript programs, slowest first; a workspace without sources yet is left out. */
const PROGRAMS =
  'server web lotto console ui tools e2e bench contract domain domain/tsconfig.test.json'.split(' ')

/** Runs the steps in order, going on after a failure, and prints the sum alone on the last line. */
export async function runSteps(steps: [string, () => Promise<Outcome>][]): Promise<number> {
  const sum = { ...FINE }
  const failedSteps: string[] = []
  for (const [title, work] of steps) {
    console.log(`\n── ${title}`)
    const startedAtMs = Date.now()
    const outcome = await work().catch(failure)
    const seconds = ((Date.now() - startedAtMs) / 1_000).toFixed(1)
    console.log(`── ${title} ${seconds} s ${outcome.failed === 0 ? 'ok' : 'FAILED'}`)
    if (outcome.failed > 0) failedSteps.push(title)
    sum.passed += outcome.passed
    sum.failed += outcome.failed
    sum.skipped += outcome.skipped
  }
  if (failedSteps.length > 0) console.log(`\nfailed: ${failedSteps.join(', ')}`)
  const skipped = sum.skipped > 0 ? `, ${sum.skipped} skipped` : ''
  console.log(`\n${sum.passed} passed, ${sum.failed} failed${skipped}`)
  return sum.failed === 0 ? 0 : 1
}

/** Turns an exception of a step into a failure of that step. */
function failure(error: unknown): Outcome {
  console.error(error instanceof FriendlyError ? error.message : error)
  return FAILED
}

/** The TypeScript compiler over every workspace, two at a time. */
export async function types(): Promise<Outcome> {
  const queue = PROGRAMS.filter((program) => hasSources(program.split('/')[0] ?? program))
  let outcome = FINE
  async function lane() {
    for (let program = queue.shift(); program !== undefined; program = queue.shift()) {
      const { code, output } = await runProgram('tsc', ['-p', program], { output: 'keep' })
      if (code === 0) continue
      console.log(`tsc -p ${program}\n${output}`)
      outcome = FAILED
    }
  }
  await Promise.all([lane(), lane()])
  return outcome
}

export async function lint(): Promise<Outcome> {
  return quiet(await runProgram('oxlint', ['--type-aware'], { output: 'keep' }))
}

export async function format(): Promise<Outcome> {
  return quiet(await runProgram('oxfmt', ['--check'], { output: 'keep' }))
}

/** House rules, domain, contract and front-end logic. */
export function unitTests(): Promise<Outcome> {
  const projects = UNIT_PROJECTS.filter((name) => existsSync(join(ROOT, name)))
  return vitest('unit', projects, {})
}

/** Runs vitest projects and counts what its report says; no test at all is a failure. */
export async function vitest(
  name: string,
  projects: string[],
  env: Record<string, string>,
): Promise<Outcome> {
  const report = join(ROOT, '.cache', `vitest-${name}.json`)
  mkdirSync(join(ROOT, '.cache'), { recursive: true })
  rmSync(report, { force: true })
  const { code } = await runProgram(
    'vitest',
    [
      'run',
      ...projects.map((project) => `--project=${project}`),
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
      '--passWithNoTests',
    ],
    { output: 'show', env },
  )
  const outcome = existsSync(report) ? readReport(report) : { ...FINE }
  if (outcome.passed + outcome.failed === 0) console.log(`no test ran in ${projects.join(', ')}`)
  // A file that does not load, or an error outside a test, has no failed test to count.
  const countsNothing = code !== 0 || outcome.passed === 0
  if (outcome.failed === 0 && countsNothing) return { ...outcome, failed: 1 }
  return outcome
}

function readReport(file: string): Outcome {
  // Vitest's own report, of the version in the lock file.
  const report = JSON.parse(readFileSync(file, 'utf8')) as {
    numPassedTests: number
    numFailedTests: number
    numPendingTests: number
    numTodoTests: number
  }
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests + report.numTodoTests,
  }
}

function quiet({ code, output }: ProgramResult): Outcome {
  if (code === 0) return FINE
  console.log(output)
  return FAILED
}

/** Whether a workspace has a source file: tsc refuses a program without one. */
function hasSources(workspace: string): boolean {
  const folder = join(ROOT, workspace)
  if (!existsSync(folder)) return false
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).some(
    (path) => /\.tsx?$/.test(path) && !/(^|\/)(node_modules|dist)\//.test(path),
  )
}
