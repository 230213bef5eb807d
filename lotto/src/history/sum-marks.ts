/** Sum of a draw, and which half and parity it falls in: of five digits, 23 and more is big. */
export function sumMarks(
  result: readonly number[],
  base: number,
): { sum: number; big: boolean; odd: boolean } {
  const sum = result.reduce((total, digit) => total + digit, 0)
  return { sum, big: sum * 2 > result.length * (base - 1), odd: sum % 2 === 1 }
}
