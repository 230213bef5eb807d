/** How much of a reliability run is done: `REL=full` does what docs/benchmarks.md reports, CI a part of it. */
const FULL = process.env['REL'] === 'full'

export function scaled(full: number, ci: number): number {
  return FULL ? full : ci
}

/** One line per figure, for the record: what was done, out of how many. */
export function figure(id: string, text: string): void {
  console.log(`${id}: ${text}`)
}

export const LONG_MS = FULL ? 3_600_000 : 120_000
