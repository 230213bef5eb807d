import type { Draw, Play } from './play.ts'

/** A kind of lottery: what is drawn and everything that can be bet on it. */
export type Family = {
  code: string
  /** `count` values of 0 to `base - 1`; `positions` are their keys for a UI. */
  draw: { count: number; base: number; positions: readonly string[] }
  plays: readonly Play[]
}

/** Reads a drawn result ("1,3,4,5,6"); undefined when it is not one of this family. */
export function parseDraw(family: Family, text: string): Draw | undefined {
  const { count, base } = family.draw
  const items = text.split(',', count + 1)
  if (items.length !== count) return undefined
  const draw = items.map(Number)
  const good = items.every((item, i) => /^[0-9]{1,3}$/.test(item) && `${draw[i]}` === item)
  return good && draw.every((value) => value < base) ? draw : undefined
}

/** Writes a drawn result; the inverse of `parseDraw`. */
export function formatDraw(draw: Draw): string {
  return draw.join(',')
}
