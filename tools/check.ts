import { runCommand } from './command.ts'
import { format, lint, runSteps, types, unitTests } from './test-steps.ts'

// npm run check: what needs neither a database nor a browser, in under a minute.
await runCommand(() =>
  runSteps([
    ['types', types],
    ['lint', lint],
    ['format', format],
    ['house rules and unit tests', unitTests],
  ]),
)
