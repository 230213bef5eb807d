import { Banner } from '@suerte/ui/Banner.tsx'
import { Button } from '@suerte/ui/Button.tsx'
import { refusalText } from '../frame/calls.ts'
import { useFrame } from '../frame/frame-context.ts'
import { goTo } from '../frame/parent.ts'
import type { Numero } from '../frame/sale.ts'
import { t } from '../i18n.ts'
import { shortNumero } from '../time-text.ts'
import type { Purchase } from './purchase.ts'

type Props = {
  purchase: Purchase
  /** The numero on sale when it is no longer the one of the purchase; null between two. */
  next: Numero | null | undefined
  /** Total stake that was agreed to, and the one in force. */
  was: string
  now: string
  missing: string | undefined
  onMove: (numero: string) => void
}

/** Whatever stands between the member and the ticket, and what to do about it. */
export function ConfirmNotice({ purchase, next, was, now, missing, onMove }: Props) {
  const { money, session } = useFrame()
  const { state, numero } = purchase
  if (state.is === 'sending' || state.is === 'sold') return null
  if (state.is === 'unsure') {
    return (
      <Banner tone="warn" title={t('confirm.unsure.title')}>
        {t('confirm.unsure.text')}
      </Banner>
    )
  }
  if (next !== undefined) {
    const words = { was: shortNumero(numero), now: shortNumero(next?.numero ?? '') }
    return (
      <Banner
        tone="warn"
        title={t('confirm.moved.title', words)}
        action={
          next && (
            <Button onClick={() => onMove(next.numero)}>{t('confirm.moved.action', words)}</Button>
          )
        }
      >
        {next ? t('confirm.moved.text', words) : t('confirm.moved.wait')}
      </Banner>
    )
  }
  if (missing !== undefined) {
    return (
      <Banner
        tone="error"
        title={refusalText('insufficient_balance')}
        action={
          !session.trial && (
            <Button icon="wallet" onClick={() => goTo('/m/voucherCenter')}>
              {t('confirm.deposit')}
            </Button>
          )
        }
      >
        {t('confirm.missing', { amount: money.format(missing) })}
      </Banner>
    )
  }
  if (state.is !== 'refused' || state.ticket !== undefined) {
    return state.is === 'refused' && state.code === 'units_changed' ? (
      <Changed {...{ was, now }} />
    ) : null
  }
  return <Banner tone="error">{refusalText(state.code)}</Banner>
}

function Changed({ was, now }: { was: string; now: string }) {
  const { money } = useFrame()
  return (
    <Banner tone="warn" title={t('confirm.changed.title')}>
      {was === now
        ? t('confirm.changed.same')
        : t('confirm.changed.text', { was: money.format(was), now: money.format(now) })}
    </Banner>
  )
}
