import { useQuery } from '@tanstack/react-query'
import { moneyFormatter, type MoneyFormatter } from '@suerte/ui/money-format.ts'
import { useEffect, useMemo } from 'react'
import { dropUnoffered } from '../i18n.ts'
import { send } from './calls.ts'

/** Brand, currency and languages as the site is set. */
export function useSite() {
  const { data } = useQuery({
    queryKey: ['status'],
    queryFn: ({ signal }) => send('GET /wps/system/status', { signal }),
    staleTime: Infinity,
  })
  const info = data?.info
  useEffect(() => {
    if (info) dropUnoffered(info.languages)
  }, [info])
  const format = useMemo<MoneyFormatter>(
    () =>
      moneyFormatter({ ...info?.currency, symbol: info?.currency.symbol ?? '', fractionMax: 4 }),
    [info],
  )
  return { brand: info?.brand ?? 'Suerte', format }
}
