const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

const full = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'medium' })
const short = new Intl.DateTimeFormat('en-GB', {
  day: '2-digit',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
})

/** "04 Feb, 13:05:09" in the operator's own time zone. */
export function shortTime(atMs: number): string {
  return short.format(atMs)
}

/** The same with the year. */
export function fullTime(atMs: number): string {
  return full.format(atMs)
}

/** How long something waits, in its largest whole unit: minutes under an hour, and so on. */
export function waitingTime(sinceMs: number, nowMs: number): { unit: 'm' | 'h' | 'd'; n: number } {
  const ms = Math.max(0, nowMs - sinceMs)
  if (ms < HOUR_MS) return { unit: 'm', n: Math.floor(ms / MINUTE_MS) }
  if (ms < 2 * DAY_MS) return { unit: 'h', n: Math.floor(ms / HOUR_MS) }
  return { unit: 'd', n: Math.floor(ms / DAY_MS) }
}
