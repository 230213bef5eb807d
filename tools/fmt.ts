import { runCommand } from './command.ts'
import { runProgram } from './run-program.ts'

// npm run fmt: writes every source file in the house's format.
await runCommand(
  async () => (await runProgram('oxfmt', process.argv.slice(2), { output: 'show' })).code,
)
