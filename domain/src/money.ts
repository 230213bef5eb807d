/**
 * Money is a bigint of minor units: 1 minor unit is 1/10,000 of the currency unit.
 * On the wire it is a decimal string with at most 4 decimals.
 */
export type Minor = bigint

export const MINOR_PER_UNIT = 10_000n
const DECIMAL = /^(-?)(\d{1,14})(?:\.(\d{1,4}))?$/

/** Reads a decimal string ("12.5") as minor units; undefined when it is not one. */
export function parseMoney(text: string): Minor | undefined {
  const match = DECIMAL.exec(text)
  if (!match) return undefined
  const [, sign, whole = '0', fraction = ''] = match
  const minor = BigInt(whole) * MINOR_PER_UNIT + BigInt(fraction.padEnd(4, '0'))
  return sign === '-' ? -minor : minor
}

/** Writes minor units as the shortest exact decimal string: 125000n is "12.5". */
export function formatMoney(minor: Minor): string {
  const sign = minor < 0n ? '-' : ''
  const abs = minor < 0n ? -minor : minor
  const fraction = (abs % MINOR_PER_UNIT).toString().padStart(4, '0').replace(/0+$/, '')
  const whole = (abs / MINOR_PER_UNIT).toString()
  return fraction === '' ? `${sign}${whole}` : `${sign}${whole}.${fraction}`
}

/** Splits an amount by weights; every minor unit is assigned, the first parts get the remainder. */
export function allocate(amount: Minor, weights: readonly bigint[]): Minor[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0n)
  if (total <= 0n) throw new RangeError('allocate: the weights must add up to more than zero')
  const parts = weights.map((weight) => (amount * weight) / total)
  let rest = amount - parts.reduce((sum, part) => sum + part, 0n)
  const step = rest < 0n ? -1n : 1n
  for (let i = 0; rest !== 0n; i = (i + 1) % parts.length) {
    if (weights[i] === 0n) continue
    parts[i] = (parts[i] ?? 0n) + step
    rest -= step
  }
  return parts
}
