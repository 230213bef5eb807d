import type { CSSProperties, ReactNode } from 'react'
import { classNames } from '@suerte/ui/class-names.ts'
import { refusalText } from '../frame/calls.ts'
import { useFrame } from '../frame/frame-context.ts'
import { t } from '../i18n.ts'
import { unitPrice } from '../table/StakeLine.tsx'
import { playTitle, selectionText } from '../words.ts'
import { refusalOf, type PricedTicket } from './bet.ts'
import styles from './Ticket.module.css'
import { parseMoney } from '@suerte/domain/money.ts'

type Props = {
  ticket: PricedTicket
  index?: number
  /** A refusal of the server for this very ticket. */
  refused?: string | undefined
  /** Beside the title: a way to remove it. */
  action?: ReactNode
  children?: ReactNode
}

/** One bet as a stub: play, picks, units, stake and what it can win. */
export function TicketStub({ ticket, index = 0, refused, action, children }: Props) {
  const { money, rules } = useFrame()
  const { bet, play, result } = ticket
  const error = refused ?? (result.ok ? undefined : refusalOf(result.error))
  // A custom property is not in React's list of styles.
  const style = { '--turn': index } as CSSProperties
  const words = () => {
    if (!result.ok) return ''
    const units = t('price.units', { count: result.bet.units })
    if (play?.mode === 'ent') {
      return t('ticket.each', { stake: money.text(parseMoney(bet.stakePerOption) ?? 0n), units })
    }
    const price = money.short(unitPrice(rules, bet.unitMode))
    return t('ticket.units', { units, price, multiple: bet.multiple })
  }
  return (
    <li className={classNames(styles.ticket, error && styles.bad)} style={style}>
      <div className={styles.head}>
        <span className={styles.title}>{play ? playTitle(play) : bet.playCode}</span>
        {action}
      </div>
      {play && result.ok && (
        <>
          <span className={styles.picks}>{selectionText(play, result.bet.selection)}</span>
          <span className={styles.small}>{words()}</span>
          <span className={`${styles.facts} numbers`}>
            <strong>
              {t('confirm.stake')} {money.text(result.bet.stakeMinor)}
            </strong>
            <span className={styles.small}>
              {t('confirm.prize')} {money.text(result.bet.maxPrizeMinor)}
            </span>
          </span>
        </>
      )}
      {error && (
        <span className={styles.error} role="alert">
          {refusalText(error)}
        </span>
      )}
      {children}
    </li>
  )
}
