import { useEffect, useState } from 'react'
import { Button } from '@suerte/ui/Button.tsx'
import { KeyValue } from '@suerte/ui/KeyValue.tsx'
import { Money } from '@suerte/ui/Money.tsx'
import { Sheet } from '@suerte/ui/Sheet.tsx'
import { formatMoney, parseMoney } from '@suerte/domain/money.ts'
import { useFrame } from '../frame/frame-context.ts'
import { goTo } from '../frame/parent.ts'
import { t } from '../i18n.ts'
import { elapsedText } from '../time-text.ts'
import type { SheetProps } from './Panels.tsx'

/** Where the member stands in this session: money in and out, and time (RG-08). */
export function SessionSheet({ open, onClose }: SheetProps) {
  const { balance, money, session } = useFrame()
  const net = (parseMoney(balance.won) ?? 0n) - (parseMoney(balance.staked) ?? 0n)
  const amount = (text: string) => <Money amount={text} format={money.format} />
  return (
    <Sheet {...{ open, onClose }} title={t('session.title')} closeLabel={t('common.close')}>
      <div className="stack">
        <KeyValue
          rows={[
            {
              key: 'balance',
              label: t('session.balance'),
              value: amount(balance.balance),
              strong: true,
            },
            { key: 'elapsed', label: t('session.elapsed'), value: <Elapsed /> },
            { key: 'staked', label: t('session.staked'), value: amount(balance.staked) },
            { key: 'won', label: t('session.won'), value: amount(balance.won) },
            {
              key: 'net',
              label: t('session.net'),
              value: <Money amount={formatMoney(net)} format={money.format} signed tone="auto" />,
              strong: true,
            },
          ]}
        />
        <p className="soft">{t('session.note')}</p>
        {!session.trial && (
          <Button block icon="wallet" onClick={() => goTo('/m/voucherCenter')}>
            {t('session.deposit')}
          </Button>
        )}
      </div>
    </Sheet>
  )
}

function Elapsed() {
  const { clock, balance } = useFrame()
  const [nowMs, setNowMs] = useState(() => clock.nowMs())
  useEffect(() => {
    const timer = setInterval(() => setNowMs(clock.nowMs()), 1000)
    return () => clearInterval(timer)
  }, [clock])
  return <bdi className="numbers">{elapsedText(nowMs - balance.startedAtMs)}</bdi>
}
