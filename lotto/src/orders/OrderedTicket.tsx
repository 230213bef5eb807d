import { BallRow } from '@suerte/ui/BallRow.tsx'
import { Button } from '@suerte/ui/Button.tsx'
import { classNames } from '@suerte/ui/class-names.ts'
import { Tag, type TagTone } from '@suerte/ui/Tag.tsx'
import type { Reply } from '@suerte/contract/calls.ts'
import { findPlay } from '@suerte/domain/lottery/families.ts'
import { parseSelection } from '@suerte/domain/lottery/selection.ts'
import { useFrame } from '../frame/frame-context.ts'
import { t } from '../i18n.ts'
import styles from '../slip/Ticket.module.css'
import { dateTimeText } from '../time-text.ts'
import { playTitle, selectionText } from '../words.ts'

export type Ticket = Reply<'GET /lgw/orders'>['content'][number]

const TONES: Readonly<Record<Ticket['state'], TagTone>> = {
  open: 'info',
  drawing: 'warn',
  won: 'up',
  lost: 'neutral',
  push: 'neutral',
  cancelled: 'neutral',
  void: 'neutral',
}

/** A bought ticket with what became of it. */
export function OrderedTicket({ ticket, onCancel }: { ticket: Ticket; onCancel: () => void }) {
  const { money } = useFrame()
  const play = findPlay(ticket.playCode)
  const parsed = play && parseSelection(play, ticket.selection)
  const picks = play && parsed?.ok ? selectionText(play, parsed.selection) : ticket.selection
  const won = ticket.state === 'won'
  const units = t('price.units', { count: ticket.units })
  return (
    <li className={classNames(styles.ticket, won ? styles.won : styles.quiet)}>
      <div className={styles.head}>
        <span className={styles.title}>{play ? playTitle(play) : ticket.playCode}</span>
        <Tag tone={TONES[ticket.state]}>{t(`state.${ticket.state}`)}</Tag>
      </div>
      <span className={styles.picks}>{picks}</span>
      <span className={`${styles.facts} numbers`}>
        <span className={styles.small}>
          {t('orders.numero', { numero: ticket.numero })} · {units}
        </span>
        <span>
          {t('confirm.stake')} {money.format(ticket.stake)}
        </span>
      </span>
      {ticket.result && (
        <BallRow
          values={ticket.result.map(String)}
          size={24}
          label={t('header.result', { numero: ticket.numero, digits: ticket.result.join(' ') })}
        />
      )}
      <span className={`${styles.facts} numbers`}>
        <span className={styles.small}>{dateTimeText(ticket.placedAtMs)}</span>
        {won && <strong>{t('orders.prize', { amount: money.format(ticket.prize) })}</strong>}
        {ticket.state === 'open' && (
          <Button size={44} tone="quiet" onClick={onCancel}>
            {t('orders.cancel')}
          </Button>
        )}
      </span>
    </li>
  )
}
