import { buildFrontEnds } from './build.ts'
import { ensureChromium } from './chromium.ts'
import { runCommand } from './command.ts'
import { checkDatabaseUrl } from './database.ts'
import { startTestPostgres } from './test-postgres.ts'
import { format, lint, runSteps, types, unitTests, vitest } from './test-steps.ts'

// npm test: everything, from a clean clone. DATABASE_URL (a role that may create databases) replaces
// the embedded PostgreSQL.
await runCommand(async () => {
  const given = process.env['DATABASE_URL'] ?? ''
  if (given !== '') {
    await checkDatabaseUrl(given)
    process.env['TEST_DATABASE_URL'] = given
  }
  return runSteps([
    ['types', types],
    ['lint', lint],
    ['format', format],
    ['house rules and unit tests', unitTests],
    ['server tests on PostgreSQL', () => onPostgres('server', {})],
    ['browser stories', browserStories],
  ])
})

async function browserStories() {
  await buildFrontEnds()
  const CHROMIUM_PATH = await ensureChromium()
  return onPostgres('e2e', { CHROMIUM_PATH })
}

async function onPostgres(project: string, env: Record<string, string>) {
  const server = await startTestPostgres()
  try {
    return await vitest(project, [project], {
      ...env,
      TEST_DATABASE_URL: server.postgresUrl,
      TEST_TEMPLATE_DATABASE: server.templateDatabase,
    })
  } finally {
    await server.stop()
  }
}
