import { runCommand } from './command.ts'
import { runProgram } from './run-program.ts'

// npm run rel: the reliability runs of docs/benchmarks.md at their full size (about an hour on two cores).
await runCommand(async () => {
  const result = await runProgram(
    process.execPath,
    [
      'node_modules/vitest/vitest.mjs',
      'run',
      '--project',
      'server',
      'server/src/reliability',
      ...process.argv.slice(2),
    ],
    { output: 'show', env: { ...process.env, REL: 'full' } },
  )
  return result.code
})
