import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { createServer } from 'vite'
import type { ProxyOptions, ViteDevServer } from 'vite'
import { addressFromEnvironment, requireFreePort, siteUrl } from './address.ts'
import type { Address } from './address.ts'
import { ROOT, runCommand, untilAskedToStop } from './command.ts'
import { dataFolder, openDatabase } from './database.ts'
import { makeFolder } from './folder.ts'

// npm run dev: everything with hot reload. The browser talks to the player site's vite, which passes
// on what is not its own: the other front ends to their vite, the rest to the server, which Node
// restarts when one of its files changes. The three inner ports follow the public one.
await runCommand(async () => {
  const address = addressFromEnvironment()
  const ports = { server: address.port + 1, lotto: address.port + 2, console: address.port + 3 }
  for (const port of [address.port, ...Object.values(ports)]) {
    await requireFreePort({ host: address.host, port })
  }
  makeFolder(dataFolder())
  const database = await openDatabase(console.log)
  const server = startServer(ports.server, database.url)
  const vites = [
    await startVite('lotto', ports.lotto, {}),
    await startVite('console', ports.console, {}),
    await startVite('web', address.port, siteProxy(ports), address),
  ]
  console.log(`\n  Suerte    ${siteUrl(address)}/m/\n  Console   ${siteUrl(address)}/console/\n`)
  await untilAskedToStop()
  for (const vite of vites) await vite?.close()
  await stopChild(server)
  await database.close()
  return 0
})

/** What the site's vite passes on. The more special path stands first. */
function siteProxy(
  ports: Record<'server' | 'lotto' | 'console', number>,
): Record<string, ProxyOptions> {
  return {
    '^/m/lotto-h5/': passTo(ports.lotto),
    '^/console(/|$)': passTo(ports.console),
    '^/(?!m/)': passTo(ports.server),
  }
}

function passTo(port: number): ProxyOptions {
  return { target: `http://127.0.0.1:${port}`, ws: true }
}

async function startVite(
  workspace: string,
  port: number,
  proxy: Record<string, ProxyOptions>,
  address?: Address,
): Promise<ViteDevServer | undefined> {
  const root = join(ROOT, workspace)
  if (!existsSync(join(root, 'vite.config.ts'))) return undefined
  const host = address?.host ?? '127.0.0.1'
  // The hot-reload socket goes straight to this vite, whatever stands before it.
  const hmr = { port, host }
  const vite = await createServer({
    root,
    server: { host, port, strictPort: true, proxy, hmr },
  })
  await vite.listen()
  return vite
}

function startServer(port: number, databaseUrl: string): ChildProcess {
  return spawn(process.execPath, ['--watch', '--watch-preserve-output', 'tools/dev-server.ts'], {
    cwd: ROOT,
    stdio: 'inherit',
    env: {
      ...process.env,
      PORT: String(port),
      DATABASE_URL: databaseUrl,
      DATA_FOLDER: dataFolder(),
    },
  })
}

async function stopChild(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = new Promise((done) => child.once('exit', done))
  child.kill('SIGTERM')
  await ended
}
