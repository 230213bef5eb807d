export type MoneyStyle = {
  symbol: string
  /** Like `#,##0.00`; `¤` says where the symbol goes (else in front). `#,##,##0.00` groups as in India. */
  pattern: string
  group: string
  decimal: string
  fractionMax: number
}

export type MoneyFormatter = (
  amount: string,
  options?: { signed?: boolean; symbol?: boolean },
) => string

/** What stands in for an amount that its owner has hidden; of one length, so it tells nothing. */
export const HIDDEN_AMOUNT = '******'

const AMOUNT = /^(-)?(\d+)(?:\.(\d+))?$/

/**
 * Makes a formatter of decimal strings ("1234.5" units of currency), with Latin digits in every language.
 * Digits past `fractionMax` are cut towards zero: a screen never shows more money than there is.
 * Text that is no amount comes back as it is.
 */
export function moneyFormatter(style: Partial<MoneyStyle> & { symbol: string }): MoneyFormatter {
  const { pattern = '#,##0.00', group = ',', decimal = '.', symbol } = style
  const digits = pattern.replace(/[^#0,.]/g, '')
  const [whole = '', fraction = ''] = digits.split('.')
  const groups = whole.split(',')
  const primary = groups.length > 1 ? (groups.at(-1) ?? '').length : 0
  const secondary = groups.length > 2 ? (groups.at(-2) ?? '').length : primary
  const fractionMin = fraction.replace(/[^0]/g, '').length
  const fractionMax = Math.max(style.fractionMax ?? fraction.length, fractionMin)
  const frame = pattern.includes('¤') ? pattern : `¤${pattern}`

  return (amount, options = {}) => {
    const match = AMOUNT.exec(amount)
    if (!match) return amount
    const [, minus, units = '0', cents = ''] = match
    const kept = cents.slice(0, fractionMax).replace(/0+$/, '').padEnd(fractionMin, '0')
    const bare = units.replace(/^0+(?=\d)/, '')
    const body = grouped(bare, primary, secondary, group) + (kept && decimal + kept)
    const nothing = bare === '0' && /^0*$/.test(kept)
    const sign = minus && !nothing ? '−' : options.signed && !nothing ? '+' : ''
    const shown = options.symbol === false ? '' : symbol
    // Replacers are functions, because a symbol such as "$" means something in a replacement string.
    const text = frame.replace(/[#0,.]+/, () => body).replace('¤', () => shown)
    return sign + text.trim()
  }
}

function grouped(digits: string, primary: number, secondary: number, mark: string): string {
  if (primary === 0 || digits.length <= primary) return digits
  const parts = [digits.slice(-primary)]
  let rest = digits.slice(0, -primary)
  while (rest.length > secondary) {
    parts.unshift(rest.slice(-secondary))
    rest = rest.slice(0, -secondary)
  }
  return [rest, ...parts].join(mark)
}
