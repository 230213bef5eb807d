import { parseMoney } from '@suerte/domain/money.ts'

export type AmountProblem = 'invalid' | 'low' | 'high'

/** Judges a typed amount against the limits, all in decimal strings; undefined when it is fine. */
export function amountProblem(
  text: string,
  { min, max }: { min: string; max: string },
): AmountProblem | undefined {
  const amount = parseMoney(text.trim())
  const cents = /^\d+(\.\d{1,2})?$/.test(text.trim())
  if (amount === undefined || amount <= 0n || !cents) return 'invalid'
  if (amount < (parseMoney(min) ?? 0n)) return 'low'
  return amount > (parseMoney(max) ?? 0n) ? 'high' : undefined
}

/** Whether the first amount is more than the second. */
export function isMoreThan(amount: string, limit: string): boolean {
  return (parseMoney(amount.trim()) ?? 0n) > (parseMoney(limit) ?? 0n)
}

/** Amounts to tap, within the limits. */
export function quickAmounts({ min, max }: { min: string; max: string }): string[] {
  return ['50', '100', '200', '500', '1000', '5000']
    .filter((amount) => amountProblem(amount, { min, max }) === undefined)
    .slice(0, 4)
}
