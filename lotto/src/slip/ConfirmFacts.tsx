import { Countdown } from '@suerte/ui/Countdown.tsx'
import { KeyValue } from '@suerte/ui/KeyValue.tsx'
import { parseMoney } from '@suerte/domain/money.ts'
import { useFrame } from '../frame/frame-context.ts'
import { t } from '../i18n.ts'
import type { Totals } from './bet.ts'

type Props = { numero: string; count: number; totals: Totals }

/** What is bought, for which draw, and what is left afterwards. */
export function ConfirmFacts({ numero, count, totals }: Props) {
  const { money, sale, clock, balance } = useFrame()
  const { stakeMinor, rebateMinor } = totals
  const afterMinor = (parseMoney(balance.balance) ?? 0n) - stakeMinor + rebateMinor
  const open = sale.onSale?.numero === numero ? sale.onSale : undefined
  return (
    <KeyValue
      rows={[
        { key: 'numero', label: t('confirm.numero'), value: <bdi>{numero}</bdi>, strong: true },
        ...(open
          ? [
              {
                key: 'closes',
                label: t('confirm.closes'),
                value: (
                  <Countdown
                    deadlineMs={open.closesAtMs}
                    offsetMs={clock.offsetMs()}
                    label={t('confirm.closes')}
                  />
                ),
              },
            ]
          : []),
        { key: 'count', label: t('confirm.tickets'), value: count },
        { key: 'total', label: t('confirm.total'), value: money.text(stakeMinor), strong: true },
        ...(rebateMinor > 0n
          ? [{ key: 'rebate', label: t('confirm.rebate'), value: money.text(rebateMinor) }]
          : []),
        ...(afterMinor >= 0n
          ? [{ key: 'after', label: t('confirm.after'), value: money.text(afterMinor) }]
          : []),
      ]}
    />
  )
}
