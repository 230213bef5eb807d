import { runCommand } from './command.ts'
import { joinDatabase } from './database.ts'
import { loadLedgerCheck } from './server-entry.ts'

// npm run ledger:check: verifies every invariant of the ledger from the database alone.
await runCommand(async () => {
  const { checkLedger } = await loadLedgerCheck()
  const database = await joinDatabase(() => {})
  try {
    const checks = await checkLedger(database.url)
    for (const { name, violations } of checks) {
      console.log(`${violations.length === 0 ? 'ok   ' : 'WRONG'} ${name}`)
      for (const violation of violations) console.log(`        ${violation}`)
    }
    const wrong = checks.filter(({ violations }) => violations.length > 0).length
    console.log(`${checks.length - wrong} hold, ${wrong} do not`)
    return wrong === 0 && checks.length > 0 ? 0 : 1
  } finally {
    await database.close()
  }
})
