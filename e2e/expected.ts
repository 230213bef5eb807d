/**
 * What the tickets of the story must pay, from the drawn digits alone. Written from the rules of the games
 * (spec of the SSC family), with none of the platform's own code: amounts are bigints of 1/10,000.
 */

const UNIT = 10_000n
const DIVISOR = 2000n
/** What a member may bet at most; the rest of a lower series comes back as a rebate. */
const MEMBER_SERIES = 1980n

export type ExpectedTicket = { stake: bigint; rebate: bigint; prize: bigint }
export const LOWER_SERIES = 1953n

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
const times = (hits: number, prize: bigint) => BigInt(hits) * prize

export function expectedTickets(digits: readonly number[]): Record<string, ExpectedTicket> {
  const [first = -1, second = -1] = digits
  const total = sum(digits)
  const shown = new Set(digits.slice(2)).size
  return {
    // every digit first, small ones second: 15 units of 2.00, one hit in ten at 20 x 1980/2000
    place: {
      stake: 30n * UNIT,
      rebate: 0n,
      prize: times(
        Number(first >= 0) + Number(second >= 0 && second <= 4),
        (20n * UNIT * MEMBER_SERIES) / DIVISOR,
      ),
    },
    // any digit in the last three: 10 units of 2.00 x 3, 271 of 1000 draws show a given digit
    anyNumber: {
      stake: 60n * UNIT,
      rebate: 0n,
      prize: (BigInt(shown) * 3n * 2n * 1000n * MEMBER_SERIES * UNIT) / (271n * DIVISOR),
    },
    // all 1,000 numbers of the last three at 0.02: exactly one wins 2000 x 1953/2000 / 100
    straight: {
      stake: 20n * UNIT,
      rebate: (20n * UNIT * (MEMBER_SERIES - LOWER_SERIES)) / DIVISOR,
      prize: (2000n * UNIT * LOWER_SERIES) / DIVISOR / 100n,
    },
    // fixed odds of 1.96 on a big and on an odd total, 5.00 each
    total: {
      stake: 10n * UNIT,
      rebate: 0n,
      prize: times(Number(total >= 23) + Number(total % 2 === 1), (5n * UNIT * 196n) / 100n),
    },
  }
}

/** An amount as the site writes it: two decimals at least, four at most. */
export function written(minor: bigint): string {
  const whole = (minor / UNIT).toString().replace(/\B(?=(\d{3})+$)/g, ',')
  const fraction = (minor % UNIT)
    .toString()
    .padStart(4, '0')
    .replace(/0{1,2}$/, '')
  return `¥${whole}.${fraction}`
}
