import { Button } from '@suerte/ui/Button.tsx'
import { Card } from '@suerte/ui/Card.tsx'
import { EmptyState } from '@suerte/ui/EmptyState.tsx'
import { KeyValue } from '@suerte/ui/KeyValue.tsx'
import { Money } from '@suerte/ui/Money.tsx'
import { Tag } from '@suerte/ui/Tag.tsx'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useMoment, useT } from '../../i18n.ts'
import { depositsQuery } from '../../queries.ts'
import { QueryView } from '../../QueryView.tsx'
import { useMoneyFormat } from '../../site.ts'
import { depositTones, type ShownDeposit } from './deposit-types.ts'

/** While a deposit is open it is looked at now and then, should a live hint have been lost. */
const LOOK_MS = 5_000
const open: ReadonlySet<string> = new Set(['waiting', 'review'])

/** One deposit as it stands. It counts when the gateway or an operator says so, never this page. */
export function DepositState({ id, onAnother }: { id: string; onAnother: () => void }) {
  const t = useT()
  const deposits = useQuery({
    ...depositsQuery(1),
    refetchInterval: (query) => {
      const found = query.state.data?.content.find((deposit) => deposit.id === id)
      return found && !open.has(found.state) ? false : LOOK_MS
    },
  })
  const another = (
    <Button block onClick={onAnother}>
      {t('deposit.another')}
    </Button>
  )
  return (
    <QueryView query={deposits}>
      {({ content }) => {
        const deposit = content.find((one) => one.id === id)
        if (deposit) return <State deposit={deposit} another={another} />
        return <EmptyState title={t('deposit.unknown')} motif="moon" action={another} />
      }}
    </QueryView>
  )
}

function State({ deposit, another }: { deposit: ShownDeposit; another: ReactNode }) {
  const t = useT()
  const moment = useMoment()
  const format = useMoneyFormat()
  const { state } = deposit
  return (
    <div className="stack">
      <output>
        <EmptyState
          title={t(`deposit.stateTitle.${state}`)}
          motif={state === 'paid' ? 'marigold' : 'lantern'}
        >
          {t(`deposit.stateText.${state}`)}
        </EmptyState>
      </output>
      <Card>
        <KeyValue
          rows={[
            {
              key: 'amount',
              label: t('amount.label'),
              value: <Money amount={deposit.amount} format={format} />,
              strong: true,
            },
            {
              key: 'state',
              label: t('common.state'),
              value: <Tag tone={depositTones[state]}>{t(`deposit.state.${state}`)}</Tag>,
            },
            { key: 'at', label: t('common.time'), value: moment(deposit.createdAtMs) },
            ...(deposit.reason
              ? [{ key: 'reason', label: t('common.reason'), value: deposit.reason }]
              : []),
          ]}
        />
      </Card>
      {another}
    </div>
  )
}
