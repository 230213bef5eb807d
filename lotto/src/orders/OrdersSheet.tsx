import { useState } from 'react'
import { Button } from '@suerte/ui/Button.tsx'
import { ConfirmDialog } from '@suerte/ui/ConfirmDialog.tsx'
import { EmptyState } from '@suerte/ui/EmptyState.tsx'
import { ErrorState } from '@suerte/ui/ErrorState.tsx'
import { Sheet } from '@suerte/ui/Sheet.tsx'
import { Skeleton } from '@suerte/ui/Skeleton.tsx'
import { useToast } from '@suerte/ui/use-toast.ts'
import { codeOf, refusalText } from '../frame/calls.ts'
import { useFrame } from '../frame/frame-context.ts'
import { newKey } from '../frame/random.ts'
import { usePages } from '../frame/use-pages.ts'
import { t } from '../i18n.ts'
import styles from '../slip/Ticket.module.css'
import type { SheetProps } from '../table/Panels.tsx'
import { OrderedTicket, type Ticket } from './OrderedTicket.tsx'

/** The member's tickets in this game, live. */
export function OrdersSheet({ open, onClose }: SheetProps) {
  return (
    <Sheet {...{ open, onClose }} title={t('orders.title')} closeLabel={t('common.close')}>
      <Orders onClose={onClose} />
    </Sheet>
  )
}

function Orders({ onClose }: { onClose: () => void }) {
  const { send, ticketsVersion } = useFrame()
  const pages = usePages((pageNo) => send('GET /lgw/orders', { query: { pageNo } }), ticketsVersion)
  const [asked, setAsked] = useState<{ ticket: Ticket; callKey: string }>()
  const { rows } = pages
  if (!rows && pages.error) {
    return (
      <ErrorState title={t('orders.failed')} retryLabel={t('common.retry')} onRetry={pages.reload}>
        {refusalText(pages.error)}
      </ErrorState>
    )
  }
  if (!rows) return <Skeleton shape="card" count={3} label={t('common.loading')} />
  if (rows.length === 0) {
    return (
      <EmptyState
        title={t('orders.empty.title')}
        action={<Button onClick={onClose}>{t('confirm.back')}</Button>}
      >
        {t('orders.empty.text')}
      </EmptyState>
    )
  }
  return (
    <div className="stack">
      <ul className={styles.list}>
        {rows.map((ticket) => (
          <OrderedTicket
            key={ticket.id}
            ticket={ticket}
            // The key is made with the question, so that a repeated answer cancels once.
            onCancel={() => setAsked({ ticket, callKey: newKey() })}
          />
        ))}
      </ul>
      {pages.error !== '' && <p role="alert">{refusalText(pages.error)}</p>}
      {pages.more && (
        <Button block loading={pages.loading} onClick={pages.loadMore}>
          {t('common.more')}
        </Button>
      )}
      {asked && <CancelDialog {...asked} onDone={() => setAsked(undefined)} />}
    </div>
  )
}

type CancelProps = { ticket: Ticket; callKey: string; onDone: () => void }

function CancelDialog({ ticket, callKey, onDone }: CancelProps) {
  const { send, spent, refresh, money } = useFrame()
  const toasts = useToast()
  const [busy, setBusy] = useState(false)
  const amount = money.format(ticket.stake)

  async function cancel() {
    setBusy(true)
    try {
      const { balance } = await send('DELETE /lgw/tickets/:ticketId', {
        params: { ticketId: ticket.id },
        idempotencyKey: callKey,
      })
      spent(balance)
      toasts.show({ tone: 'success', text: t('orders.cancelled', { amount }) })
      onDone()
    } catch (error) {
      const code = codeOf(error)
      toasts.show({ tone: code === 'offline' ? 'offline' : 'error', text: refusalText(code) })
      setBusy(false)
      if (code !== 'offline' && code !== 'unknown_error') {
        refresh()
        onDone()
      }
    }
  }
  return (
    <ConfirmDialog
      open
      tone="danger"
      busy={busy}
      title={t('orders.cancel.title')}
      confirmLabel={t('orders.cancel')}
      cancelLabel={t('orders.cancel.keep')}
      onConfirm={() => void cancel()}
      onCancel={onDone}
    >
      {t('orders.cancel.text', { amount })}{' '}
      {/[1-9]/.test(ticket.rebate) &&
        t('orders.cancel.rebate', { amount: money.format(ticket.rebate) })}
    </ConfirmDialog>
  )
}
