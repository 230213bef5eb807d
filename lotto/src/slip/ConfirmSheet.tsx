import { useState } from 'react'
import { Button } from '@suerte/ui/Button.tsx'
import { Sheet } from '@suerte/ui/Sheet.tsx'
import { formatMoney, parseMoney } from '@suerte/domain/money.ts'
import { useFrame } from '../frame/frame-context.ts'
import { t } from '../i18n.ts'
import { useDesk } from '../table/desk-context.ts'
import type { Buying, SheetProps } from '../table/Panels.tsx'
import { priceBetOf, toRequest, totalsOf } from './bet.ts'
import { ConfirmFacts } from './ConfirmFacts.tsx'
import { ConfirmNotice } from './ConfirmNotice.tsx'
import { Receipt, ReceiptFooter } from './Receipt.tsx'
import styles from './Ticket.module.css'
import { TicketStub } from './TicketStub.tsx'
import { usePurchase } from './use-purchase.ts'

/** The last look before money moves, and what became of it. */
export function ConfirmSheet({ open, onClose, buying }: SheetProps & { buying: Buying }) {
  const { rules, money, sale, balance } = useFrame()
  const { changeSlip, change } = useDesk()
  const { purchase, send, move } = usePurchase(sale.onSale?.numero ?? '')
  const { state, numero } = purchase
  const tickets = buying.bets.map((bet) => priceBetOf(bet, rules))
  const totals = totalsOf(tickets)
  // What the member saw last before pressing, to show old and new when the price has changed.
  const [agreedMinor, setAgreedMinor] = useState(totals.stakeMinor)
  const missingMinor = totals.stakeMinor - (parseMoney(balance.balance) ?? 0n)
  const moved = sale.onSale?.numero !== numero

  async function pay() {
    setAgreedMinor(totals.stakeMinor)
    const requests = tickets.map(toRequest).filter((request) => request !== undefined)
    if (!(await send(requests))) return
    changeSlip({ do: 'sold', ids: buying.bets.map((bet) => bet.id) })
    change({ do: 'clear' })
  }

  if (state.is === 'sold') {
    return (
      <Sheet
        {...{ open, onClose }}
        title={t('receipt.title')}
        closeLabel={t('common.close')}
        footer={<ReceiptFooter onClose={onClose} />}
      >
        <Receipt order={state.order} tickets={tickets} />
      </Sheet>
    )
  }
  const unsure = state.is === 'unsure'
  const blocked = missingMinor > 0n || moved || !totals.allGood
  const footer = (
    <Button
      tone="primary"
      block
      loading={state.is === 'sending'}
      disabled={!unsure && state.is !== 'sending' && blocked}
      onClick={() => void pay()}
    >
      {unsure
        ? t('confirm.unsure.action')
        : t('confirm.pay', { amount: money.text(totals.stakeMinor) })}
    </Button>
  )
  return (
    <Sheet {...{ open, onClose, footer }} title={t('confirm.title')} closeLabel={t('common.close')}>
      <div className="stack">
        <ConfirmNotice
          purchase={purchase}
          next={moved ? sale.onSale : undefined}
          was={formatMoney(agreedMinor)}
          now={formatMoney(totals.stakeMinor)}
          missing={missingMinor > 0n ? formatMoney(missingMinor) : undefined}
          onMove={move}
        />
        <ConfirmFacts numero={numero} count={tickets.length} totals={totals} />
        <ul className={styles.list}>
          {tickets.map((ticket, index) => (
            <TicketStub
              key={ticket.bet.id}
              {...{ ticket, index }}
              refused={state.is === 'refused' && state.ticket === index ? state.code : undefined}
            />
          ))}
        </ul>
      </div>
    </Sheet>
  )
}
