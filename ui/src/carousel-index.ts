/** Which slide a scroll position shows. Positions run below zero in right-to-left, hence the size alone counts. */
export function indexAt(scrollPx: number, slidePx: number, count: number): number {
  if (slidePx <= 0 || count <= 0) return 0
  return Math.min(count - 1, Math.max(0, Math.round(Math.abs(scrollPx) / slidePx)))
}

/** The slide a number of steps on, round and round. */
export function indexAfter(index: number, steps: number, count: number): number {
  return count <= 0 ? 0 : (((index + steps) % count) + count) % count
}

/** The scroll position of a slide. */
export function scrollFor(index: number, slidePx: number, rtl: boolean): number {
  const px = index * slidePx
  return rtl && px > 0 ? -px : px
}
