import type { MoneyFormatter } from '@suerte/ui/money-format.ts'
import { useMoment, useT, type Translate } from './i18n.ts'
import { useMoneyFormat } from './site.ts'

export type Writers = {
  t: Translate
  moment: (atMs: number) => string
  format: MoneyFormatter
}

/** All that a table needs to write words, times and amounts. */
export function useWriters(): Writers {
  return { t: useT(), moment: useMoment(), format: useMoneyFormat() }
}
