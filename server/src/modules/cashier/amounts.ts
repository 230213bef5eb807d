import { refuse, type Refusal } from '@suerte/contract/refusals.ts'
import { parseMoney, type Minor } from '@suerte/domain/money.ts'

const CENT = 100n

/** An amount that somebody typed: whole cents within the limits, or what is wrong with it. */
export function readAmount(text: string, limits: { min: string; max: string }): Minor | Refusal {
  const amount = parseMoney(text.trim())
  const field = 'amount'
  if (amount === undefined || amount <= 0n || amount % CENT !== 0n)
    return refuse('amount_invalid', { field })
  if (amount < (parseMoney(limits.min) ?? 0n))
    return refuse('amount_too_low', { field, detail: { min: limits.min } })
  if (amount > (parseMoney(limits.max) ?? 0n))
    return refuse('amount_too_high', { field, detail: { max: limits.max } })
  return amount
}
