import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT, runCommand } from './command.ts'
import { FriendlyError } from './friendly-error.ts'
import { runProgram } from './run-program.ts'

// npm run bench -- NAME: one measurement. A measurement is a file bench/<name>.bench.ts.
await runCommand(async () => {
  const [name, ...args] = process.argv.slice(2)
  const names = readdirSync(join(ROOT, 'bench'))
    .filter((file) => file.endsWith('.bench.ts'))
    .map((file) => file.replace('.bench.ts', ''))
  if (name === undefined || !existsSync(join(ROOT, 'bench', `${name}.bench.ts`))) {
    throw new FriendlyError(
      `say which: npm run bench -- ${names.join(' | ') || '(there are none yet)'}`,
    )
  }
  const result = await runProgram(process.execPath, [`bench/${name}.bench.ts`, ...args], {
    output: 'show',
  })
  return result.code
})
