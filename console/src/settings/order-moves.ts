import type { FieldRule } from '@suerte/domain/identity/fields.ts'

/** The list with one entry a number of places further on (negative: further up); ends are ends. */
export function moved<T>(list: readonly T[], index: number, by: number): T[] {
  const rest = [...list]
  const [entry] = rest.splice(index, 1)
  if (entry === undefined) return rest
  rest.splice(Math.min(Math.max(index + by, 0), rest.length), 0, entry)
  return rest
}

/** Rules as they stand on the screen, numbered from 1 without gaps. */
export function inOrder(rules: readonly FieldRule[]): FieldRule[] {
  return numbered([...rules].sort((a, b) => a.order - b.order))
}

/** Rules numbered from 1 in the order of the list. */
export function numbered(rules: readonly FieldRule[]): FieldRule[] {
  return rules.map((rule, index) => ({ ...rule, order: index + 1 }))
}

/** The fewest names that had to be moved to make one order of the other; both hold the same names. */
export function movedNames(before: readonly string[], after: readonly string[]): Set<string> {
  const places = after.map((name) => before.indexOf(name))
  const stayed = new Set(longestRise(places))
  return new Set(after.filter((_, index) => !stayed.has(places[index] ?? -1)))
}

/** The longest run of growing numbers, not necessarily side by side. */
function longestRise(numbers: readonly number[]): number[] {
  let best: number[] = []
  const risesTo: number[][] = []
  for (const [index, number] of numbers.entries()) {
    let longest: number[] = []
    for (const rise of risesTo.slice(0, index))
      if ((rise.at(-1) ?? -1) < number && rise.length > longest.length) longest = rise
    risesTo.push([...longest, number])
    if (longest.length + 1 > best.length) best = [...longest, number]
  }
  return best
}
