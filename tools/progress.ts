import { codeOf } from './friendly-error.ts'

/**
 * Runs one step and shows it when it takes over a second: a line with the elapsed seconds, rewritten on
 * a terminal, repeated every ten seconds elsewhere.
 */
export async function step<T>(title: string, work: () => Promise<T>): Promise<T> {
  const startedAtMs = Date.now()
  const terminal = process.stdout.isTTY
  let shown = false
  const timer = setInterval(() => {
    const seconds = Math.floor((Date.now() - startedAtMs) / 1_000)
    if (terminal) process.stdout.write(`\r  ${title} ${seconds} s`)
    else if (!shown || seconds % 10 === 0) console.log(`  ${title} …`)
    shown = true
  }, 1_000)
  let word = 'done'
  try {
    return await work()
  } catch (error) {
    word = codeOf(error) ?? 'failed'
    throw error
  } finally {
    clearInterval(timer)
    const seconds = ((Date.now() - startedAtMs) / 1_000).toFixed(1)
    if (shown) console.log(`${terminal ? '\r' : ''}  ${title} ${seconds} s ${word}`)
  }
}
