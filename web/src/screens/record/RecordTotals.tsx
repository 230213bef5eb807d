import { Card } from '@suerte/ui/Card.tsx'
import { KeyValue } from '@suerte/ui/KeyValue.tsx'
import { Money } from '@suerte/ui/Money.tsx'
import { useT } from '../../i18n.ts'
import { useMoneyFormat } from '../../site.ts'

type Props = { staked: string; won: string; rebate: string; totalCount: number }

/** What the filter found, added up by the server. */
export function RecordTotals({ staked, won, rebate, totalCount }: Props) {
  const t = useT()
  const format = useMoneyFormat()
  return (
    <Card as="section" tone="sunk" aria-label={t('record.totals')}>
      <KeyValue
        rows={[
          { key: 'count', label: t('record.tickets'), value: totalCount },
          {
            key: 'staked',
            label: t('record.staked'),
            value: <Money amount={staked} format={format} />,
          },
          { key: 'won', label: t('record.won'), value: <Money amount={won} format={format} /> },
          {
            key: 'rebate',
            label: t('record.rebate'),
            value: <Money amount={rebate} format={format} />,
          },
        ]}
      />
    </Card>
  )
}
