import { runCommand, untilAskedToStop } from './command.ts'
import { loadMigrate, loadSeed, loadServer } from './server-entry.ts'

// The part of npm run dev that Node restarts when a file of the server changes. Its parent keeps
// PostgreSQL and the front ends running and hands over the addresses.
await runCommand(async () => {
  const databaseUrl = process.env['DATABASE_URL'] ?? ''
  const port = Number(process.env['PORT'])
  const dataFolder = process.env['DATA_FOLDER'] ?? ''
  const { migrate } = await loadMigrate()
  const { seed } = await loadSeed()
  const { startServer } = await loadServer()
  await migrate(databaseUrl, say)
  const { demoMember, ownerLink } = await seed(databaseUrl, dataFolder, { demo: true })
  if (demoMember !== undefined)
    say(`member ${demoMember.username}  password ${demoMember.password}`)
  if (ownerLink !== undefined) say(`owner link ${ownerLink}`)
  const server = await startServer({
    gateway: 'sandbox',
    databaseUrl,
    port,
    host: '127.0.0.1',
    dataFolder,
    log: say,
  })
  await untilAskedToStop()
  await server.close()
  return 0
})

function say(line: string): void {
  console.log(`  ${line}`)
}
