import { Button } from '@suerte/ui/Button.tsx'
import { classNames } from '@suerte/ui/class-names.ts'
import { Icon } from '@suerte/ui/Icon.tsx'
import { KeyValue } from '@suerte/ui/KeyValue.tsx'
import { useFrame } from '../frame/frame-context.ts'
import { openPanel } from '../frame/panel.ts'
import { t } from '../i18n.ts'
import { dateTimeText } from '../time-text.ts'
import type { PricedTicket } from './bet.ts'
import type { Order } from './purchase.ts'
import styles from './Ticket.module.css'
import { TicketStub } from './TicketStub.tsx'

/** What was bought: the order's number, the time, and the tickets as they tear off. */
export function Receipt({ order, tickets }: { order: Order; tickets: readonly PricedTicket[] }) {
  const { money } = useFrame()
  return (
    <div className="stack">
      <output className={styles.seal}>
        <Icon name="check-circle" size={40} />
        <h3>{t('slip.count', { count: order.tickets.length })}</h3>
      </output>
      <KeyValue
        rows={[
          { key: 'numero', label: t('confirm.numero'), value: <bdi>{order.numero}</bdi> },
          {
            key: 'total',
            label: t('confirm.total'),
            value: money.format(order.total),
            strong: true,
          },
          {
            key: 'time',
            label: t('receipt.time'),
            value: <bdi className="numbers">{dateTimeText(order.placedAtMs)}</bdi>,
          },
          {
            key: 'order',
            label: t('receipt.order'),
            value: <bdi className={styles.order}>{order.id}</bdi>,
          },
        ]}
      />
      <ul className={classNames(styles.list, styles.torn)}>
        {tickets.map((ticket, index) => (
          <TicketStub key={ticket.bet.id} {...{ ticket, index }} />
        ))}
      </ul>
    </div>
  )
}

export function ReceiptFooter({ onClose }: { onClose: () => void }) {
  return (
    <div className="grid-2">
      <Button onClick={() => openPanel('orders')}>{t('receipt.orders')}</Button>
      <Button tone="primary" onClick={onClose}>
        {t('receipt.done')}
      </Button>
    </div>
  )
}
