import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { FriendlyError } from './friendly-error.ts'

/** The repository's folder. */
export const ROOT = dirname(dirname(fileURLToPath(import.meta.url)))

/** Runs a command's main; its number is the exit code. Expected failures end in one line, without a stack. */
export async function runCommand(main: () => Promise<number>): Promise<void> {
  try {
    process.exitCode = await main()
  } catch (error) {
    process.exitCode = 1
    if (!(error instanceof FriendlyError)) throw error
    console.error(`suerte: ${error.message}`)
  }
}

/**
 * Settles at the first Ctrl-C or SIGTERM. The terminal and npm may each deliver the same Ctrl-C, so
 * repeats within two seconds are ignored; a later one ends the process at once.
 */
export function untilAskedToStop(): Promise<void> {
  return new Promise((done) => {
    let askedAtMs: number | undefined
    function onSignal() {
      askedAtMs ??= Date.now()
      if (Date.now() - askedAtMs > 2_000) process.exit(130)
      done()
    }
    for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(name, onSignal)
  })
}
