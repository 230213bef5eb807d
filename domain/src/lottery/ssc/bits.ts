/** Bit sets for ticket masks. */

/** Bits `offset + index` of each index. */
export function bitsOf(indexes: readonly number[], offset = 0): bigint {
  let bits = 0n
  for (const index of indexes) bits |= 1n << BigInt(offset + index)
  return bits
}

/** Ten bits per row: bit `row * 10 + digit`. */
export function rowBits(rows: readonly (readonly number[])[]): bigint {
  return rows.reduce((bits, row, i) => bits | bitsOf(row, i * 10), 0n)
}

/** One bit for each unordered pair of different digits: 45 bits. */
export function pairBits(digits: readonly number[]): bigint {
  let bits = 0n
  for (const high of digits) {
    for (const low of digits) {
      if (low < high) bits |= 1n << BigInt((high * (high - 1)) / 2 + low)
    }
  }
  return bits
}
