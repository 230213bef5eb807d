import { Button } from '@suerte/ui/Button.tsx'
import { EmptyState } from '@suerte/ui/EmptyState.tsx'
import { IconButton } from '@suerte/ui/IconButton.tsx'
import { Sheet } from '@suerte/ui/Sheet.tsx'
import { Stepper } from '@suerte/ui/Stepper.tsx'
import { useFrame } from '../frame/frame-context.ts'
import { t } from '../i18n.ts'
import { useDesk } from '../table/desk-context.ts'
import type { SheetProps } from '../table/Panels.tsx'
import { playTitle } from '../words.ts'
import { priceBetOf, totalsOf } from './bet.ts'
import styles from './Ticket.module.css'
import { TicketStub } from './TicketStub.tsx'

/** Several bets, gathered to be bought together. */
export function SlipSheet({ open, onClose }: SheetProps) {
  const { rules, money, sale } = useFrame()
  const { slip, changeSlip, buy } = useDesk()
  const tickets = slip.map((bet) => priceBetOf(bet, rules))
  const totals = totalsOf(tickets)
  const amount = money.text(totals.stakeMinor)
  const footer = (
    <>
      <div className={styles.total}>
        <span>{t('slip.count', { count: slip.length })}</span>
        <span className="numbers" aria-live="polite">
          {t('slip.total')} {amount}
        </span>
      </div>
      <Button
        tone="primary"
        block
        disabled={!sale.onSale}
        reason={totals.allGood ? undefined : t('slip.invalid')}
        onClick={() => buy(slip)}
      >
        {t('slip.go', { amount })}
      </Button>
    </>
  )
  return (
    <Sheet
      {...{ open, onClose }}
      title={t('slip.title')}
      closeLabel={t('common.close')}
      footer={slip.length > 0 && footer}
    >
      {slip.length === 0 ? (
        <EmptyState
          title={t('slip.empty.title')}
          motif="ball"
          action={<Button onClick={onClose}>{t('confirm.back')}</Button>}
        >
          {t('slip.empty.text')}
        </EmptyState>
      ) : (
        <div className="stack">
          <ul className={styles.list}>
            {tickets.map((ticket) => {
              const { bet, play } = ticket
              return (
                <TicketStub
                  key={bet.id}
                  ticket={ticket}
                  action={
                    <IconButton
                      icon="trash"
                      label={t('slip.remove')}
                      onClick={() => changeSlip({ do: 'remove', id: bet.id })}
                    />
                  }
                >
                  {play?.mode === 'trad' && (
                    <Stepper
                      hideLabel
                      label={t('slip.multiple', { play: playTitle(play) })}
                      value={bet.multiple}
                      min={1}
                      max={rules.maxMultiple}
                      decreaseLabel={t('terms.decrease')}
                      increaseLabel={t('terms.increase')}
                      onChange={(multiple) => changeSlip({ do: 'multiple', id: bet.id, multiple })}
                    />
                  )}
                </TicketStub>
              )
            })}
          </ul>
          <Button tone="quiet" icon="trash" onClick={() => changeSlip({ do: 'clear' })}>
            {t('slip.clear')}
          </Button>
        </div>
      )}
    </Sheet>
  )
}
