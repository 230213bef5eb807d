import { EmptyState } from '@suerte/ui/EmptyState.tsx'
import { RadioCards } from '@suerte/ui/RadioCards.tsx'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useT } from '../../i18n.ts'
import { depositChannelsQuery } from '../../queries.ts'
import { QueryView } from '../../QueryView.tsx'
import { useMoneyFormat } from '../../site.ts'
import { GatewayForm } from './GatewayForm.tsx'
import { ManualForm } from './ManualForm.tsx'

/** The channels as cards, and the form of the chosen one. */
export function DepositForm({ onSent }: { onSent: (id: string) => void }) {
  const t = useT()
  const format = useMoneyFormat()
  const channels = useQuery(depositChannelsQuery)
  const [chosen, setChosen] = useState<string>()
  return (
    <QueryView query={channels}>
      {(answer) => {
        const channel = answer.channels.find((one) => one.channel === chosen) ?? answer.channels[0]
        if (!channel) return <EmptyState title={t('deposit.noChannels')} motif="moon" />
        return (
          <div className="stack">
            <RadioCards
              label={t('deposit.channel')}
              name="channel"
              value={channel.channel}
              onChange={setChosen}
              options={answer.channels.map((one) => ({
                value: one.channel,
                title: one.title,
                icon: one.kind === 'manual' ? ('bank' as const) : ('card' as const),
                detail: t('amount.limits', { min: format(one.min), max: format(one.max) }),
              }))}
            />
            {channel.kind === 'gateway' ? (
              <GatewayForm key={channel.channel} channel={channel} />
            ) : (
              <ManualForm
                key={channel.channel}
                channel={channel}
                receipts={{ max: answer.receiptsMax, bytesMax: answer.receiptBytesMax }}
                remarkMax={answer.remarkMax}
                onSent={onSent}
              />
            )}
          </div>
        )
      }}
    </QueryView>
  )
}
