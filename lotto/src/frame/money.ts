import type { Reply } from '@suerte/contract/calls.ts'
import { formatMoney, type Minor } from '@suerte/domain/money.ts'
import { moneyFormatter, type MoneyFormatter } from '@suerte/ui/money-format.ts'

type Currency = Reply<'GET /wps/system/status'>['info']['currency']

/** Ways to write amounts in this game. Lottery money goes down to 1/10,000, so nothing is cut off. */
export type MoneyWords = {
  format: MoneyFormatter
  /** An amount in minor units with the currency. */
  text: (minor: Minor) => string
  /** The same without empty decimals, for prices: ₱2, ₱0.02. */
  short: (minor: Minor) => string
}

export function moneyWords({ symbol, pattern, group, decimal }: Currency): MoneyWords {
  const style = { symbol, group, decimal, fractionMax: 4 }
  const format = moneyFormatter({ ...style, pattern })
  const short = moneyFormatter({ ...style, pattern: pattern.replace(/\.[0#]+/, '') })
  return {
    format,
    text: (minor) => format(formatMoney(minor)),
    short: (minor) => short(formatMoney(minor)),
  }
}
