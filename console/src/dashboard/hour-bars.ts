import { parseMoney } from '@suerte/domain/money.ts'

export type Hour = { hour: number; staked: string; paid: string }
export type HourBar = Hour & { stakedShare: number; paidShare: number }

const HOURS = 24
const STEPS = 1000n

/** All hours of a day with the heights of their bars, as shares of the tallest one (0 to 1). */
export function hourBars(hours: readonly Hour[]): HourBar[] {
  const day = Array.from(
    { length: HOURS },
    (_, hour) => hours.find((known) => known.hour === hour) ?? { hour, staked: '0', paid: '0' },
  )
  const amounts = day.flatMap(({ staked, paid }) => [minor(staked), minor(paid)])
  const top = amounts.reduce((most, amount) => (amount > most ? amount : most), 0n)
  const share = (text: string) => (top === 0n ? 0 : Number((minor(text) * STEPS) / top) / 1000)
  return day.map((hour) => ({
    ...hour,
    stakedShare: share(hour.staked),
    paidShare: share(hour.paid),
  }))
}

function minor(text: string): bigint {
  return parseMoney(text) ?? 0n
}
