/**
 * Runs a look-up for the newest text after a pause, and never two at once: while one is on its way, only the
 * last text that came in meanwhile is looked up next.
 */
export function latestOnly(pauseMs: number, run: (text: string) => Promise<void>) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let running = false
  let waiting: string | undefined

  async function start(text: string) {
    if (running) {
      waiting = text
      return
    }
    running = true
    try {
      await run(text)
    } finally {
      running = false
    }
    const next = waiting
    waiting = undefined
    if (next !== undefined) await start(next)
  }
  return {
    /** A text that makes an earlier one idle. */
    ask(text: string) {
      this.cancel()
      timer = setTimeout(() => void start(text), pauseMs)
    },
    cancel() {
      clearTimeout(timer)
      waiting = undefined
    },
  }
}
