/** Facts about a few drawn digits. */

/** How often each digit 0-9 occurs. */
export function countDigits(digits: readonly number[]): number[] {
  const counts = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0]
  for (const digit of digits) counts[digit] = (counts[digit] ?? 0) + 1
  return counts
}

/** The digits that occur exactly `times` times, ascending. */
export function digitsOccurring(counts: readonly number[], times: number): number[] {
  const found: number[] = []
  counts.forEach((count, digit) => {
    if (count === times) found.push(digit)
  })
  return found
}

/** The digits that occur, each once, ascending. */
export function distinctDigits(digits: readonly number[]): number[] {
  return [...new Set(digits)].sort((a, b) => a - b)
}

/** Repeat counts, largest first: [7, 1, 7] is "21". */
export function shapeOfDigits(digits: readonly number[]): string {
  return countDigits(digits)
    .filter((count) => count > 0)
    .sort((a, b) => b - a)
    .join('')
}

/** Sum of the numbers. */
export function sumOf(digits: readonly number[]): number {
  return digits.reduce((sum, digit) => sum + digit, 0)
}

/** Largest minus smallest. */
export function spanOf(digits: readonly number[]): number {
  return Math.max(...digits) - Math.min(...digits)
}

/** Whether the digits are a run (in any order); with `wraps` 9 and 0 are neighbours. */
export function isStraight(digits: readonly number[], wraps: boolean): boolean {
  const distinct = distinctDigits(digits)
  const size = digits.length
  if (distinct.length !== size) return false
  if (spanOf(distinct) === size - 1) return true
  if (!wraps) return false
  const gaps = distinct.filter((digit, i) => i > 0 && digit - (distinct[i - 1] ?? 0) > 1)
  return distinct[0] === 0 && distinct.at(-1) === 9 && gaps.length === 1
}
