export type DayRange = { from: string; to: string }

/** Two days of a date field as the wire wants them: the whole of both, in this time zone. */
export function rangeMs({ from, to }: DayRange): { fromMs?: number; toMs?: number } {
  const fromMs = startOf(from, 0)
  const toMs = startOf(to, 1)
  return {
    ...(fromMs !== undefined && { fromMs }),
    ...(toMs !== undefined && { toMs: toMs - 1 }),
  }
}

/** Midnight of a day as "2026-11-20", so many days later; undefined for no day. */
function startOf(day: string, daysLater: number): number | undefined {
  const match = /^(\d{4})-(\d\d)-(\d\d)$/.exec(day)
  if (!match) return undefined
  return new Date(Number(match[1]), Number(match[2]) - 1, Number(match[3]) + daysLater).getTime()
}
