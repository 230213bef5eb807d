import { moneyFormatter, type MoneyFormatter } from '@suerte/ui/money-format.ts'
import { useQuery } from '@tanstack/react-query'
import { createContext, useContext, useMemo } from 'react'
import type { Boot, Status } from './boot.ts'
import { statusQuery } from './queries.ts'

export const BootContext = createContext<Boot | undefined>(undefined)

export function useBoot(): Boot {
  const boot = useContext(BootContext)
  if (!boot) throw new Error('useBoot needs a BootContext above it')
  return boot
}

/** The status of the site: from the document at first, then as the server says it. */
export function useStatus(): Status {
  const boot = useBoot()
  return useQuery(statusQuery).data ?? boot.status
}

/** Writes amounts the way the operator set it. */
export function useMoneyFormat(): MoneyFormatter {
  const { symbol, pattern, group, decimal } = useStatus().info.currency
  return useMemo(
    () => moneyFormatter({ symbol, pattern, group, decimal, fractionMax: 4 }),
    [symbol, pattern, group, decimal],
  )
}
