import { createServer } from 'node:net'
import { FriendlyError, codeOf } from './friendly-error.ts'

export type Address = { host: string; port: number }

/** PORT (default 8080) and HOST (default 127.0.0.1) of the environment. */
export function addressFromEnvironment(): Address {
  const text = process.env['PORT'] ?? '8080'
  const port = Number(text)
  if (!/^\d+$/.test(text) || port < 1 || port > 65_535) {
    throw new FriendlyError(
      `PORT is "${text}": give a number from 1 to 65535, as in PORT=8090 npm start`,
    )
  }
  return { host: process.env['HOST'] ?? '127.0.0.1', port }
}

/** Refuses an address that cannot be listened on, before any long work is done. */
export async function requireFreePort({ host, port }: Address): Promise<void> {
  const probe = createServer()
  try {
    await new Promise<void>((done, failed) => {
      probe.once('error', failed)
      probe.listen(port, host, done)
    })
    await new Promise((done) => probe.close(done))
  } catch (error) {
    throw new FriendlyError(explain(codeOf(error), { host, port }))
  }
}

/** The address as one types it into a browser. */
export function siteUrl({ host, port }: Address): string {
  const name = ['127.0.0.1', '0.0.0.0', '::', '::1'].includes(host) ? 'localhost' : host
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`
}

function explain(code: string | undefined, { host, port }: Address): string {
  if (code === 'EADDRINUSE') {
    return `port ${port} is taken: stop what uses it, or choose another, as in PORT=${port + 10} npm start`
  }
  if (code === 'EACCES')
    return `this user may not use port ${port}: choose one above 1023, as in PORT=8080 npm start`
  return `cannot listen on ${host}:${port} (${code}): set HOST to an address of this machine`
}
