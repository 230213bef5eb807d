import type { PickerRow } from './play.ts'

export type QuickPick = 'all' | 'big' | 'small' | 'odd' | 'even' | 'clear'

const CHOICES: Readonly<Record<QuickPick, (value: number) => boolean>> = {
  all: () => true,
  big: (value) => value >= 5,
  small: (value) => value <= 4,
  odd: (value) => value % 2 === 1,
  even: (value) => value % 2 === 0,
  clear: () => false,
}

/** Option indexes that a quick pick chooses in a row of digits; cut to what the row allows. */
export function quickPick(row: PickerRow, pick: QuickPick): number[] {
  const indexes = row.options.map((_, index) => index)
  const chosen = indexes.filter((index) => CHOICES[pick](Number(row.options[index])))
  return chosen.slice(0, row.max)
}

/** The quick picks a row offers: none when one option is all it takes. */
export function quickPicksOf(row: PickerRow): readonly QuickPick[] {
  if (row.max === 1) return []
  return row.quick ? ['all', 'big', 'small', 'odd', 'even', 'clear'] : ['all', 'clear']
}
