import { BallRow } from '@suerte/ui/BallRow.tsx'
import { buttonClass } from '@suerte/ui/button-class.ts'
import { Card } from '@suerte/ui/Card.tsx'
import { KeyValue } from '@suerte/ui/KeyValue.tsx'
import { Money } from '@suerte/ui/Money.tsx'
import { Tag } from '@suerte/ui/Tag.tsx'
import { useQuery } from '@tanstack/react-query'
import { useMoment, useT } from '../../i18n.ts'
import { paths } from '../../paths.ts'
import { orderQuery } from '../../queries.ts'
import { QueryView } from '../../QueryView.tsx'
import { useMoneyFormat } from '../../site.ts'
import { SiteLink } from '../../SiteLink.tsx'
import styles from './OrderDetail.module.css'
import { usePlayName } from './play-names.ts'
import { canBeChecked, ticketTones, type Ticket } from './ticket-states.ts'

type Props = { orderId: string; nameOf: (gameId: string) => string }

/** One order with all its tickets. */
export function OrderDetail({ orderId, nameOf }: Props) {
  const t = useT()
  const moment = useMoment()
  const format = useMoneyFormat()
  const order = useQuery(orderQuery(orderId))
  return (
    <QueryView query={order}>
      {({ gameId, numero, total, placedAtMs, tickets }) => (
        <div className="stack">
          <KeyValue
            rows={[
              { key: 'game', label: t('record.game'), value: nameOf(gameId) },
              { key: 'numero', label: t('record.numero'), value: <bdi>{numero}</bdi> },
              { key: 'time', label: t('common.time'), value: moment(placedAtMs) },
              {
                key: 'total',
                label: t('record.total'),
                value: <Money amount={total} format={format} />,
                strong: true,
              },
              {
                key: 'id',
                label: t('record.orderId'),
                value: <bdi className={styles.id}>{orderId}</bdi>,
              },
            ]}
          />
          {tickets.map((ticket) => (
            <TicketCard key={ticket.id} ticket={ticket} />
          ))}
        </div>
      )}
    </QueryView>
  )
}

function TicketCard({ ticket }: { ticket: Ticket }) {
  const t = useT()
  const format = useMoneyFormat()
  const playName = usePlayName()
  const { state, result, gameId: game, numero } = ticket
  return (
    <Card as="article">
      <div className="row spread">
        <b>{playName(ticket.playCode)}</b>
        <Tag tone={ticketTones[state]}>{t(`record.state.${state}`)}</Tag>
      </div>
      <p className={styles.selection}>
        <bdi dir="ltr">{ticket.selection}</bdi>
      </p>
      {result && (
        <BallRow
          values={result.map(String)}
          size={28}
          label={t('home.lastResult', { digits: result.join(' ') })}
        />
      )}
      <KeyValue
        rows={[
          {
            key: 'units',
            label: t('record.units'),
            value: t('record.unitsValue', { units: ticket.units, multiple: ticket.multiple }),
          },
          {
            key: 'stake',
            label: t('record.stake'),
            value: <Money amount={ticket.stake} format={format} />,
          },
          {
            key: 'rebate',
            label: t('record.rebate'),
            value: <Money amount={ticket.rebate} format={format} />,
          },
          {
            key: 'prize',
            label: t('record.prize'),
            value: <Money amount={ticket.prize} format={format} tone="auto" />,
          },
        ]}
      />
      {canBeChecked(state) && (
        <SiteLink
          to={paths.verify({ game, numero, ticket: ticket.id })}
          className={buttonClass({ size: 44, block: true })}
        >
          {t('record.check')}
        </SiteLink>
      )}
    </Card>
  )
}
