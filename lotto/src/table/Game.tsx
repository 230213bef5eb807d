import { useCallback, useEffect, useMemo, useReducer, useState } from 'react'
import { ScreenFrame } from '@suerte/ui/ScreenFrame.tsx'
import { useToast } from '@suerte/ui/use-toast.ts'
import type { Play, PlayMode } from '@suerte/domain/lottery/play.ts'
import { FrameContext } from '../frame/frame-context.ts'
import { openPanel } from '../frame/panel.ts'
import { newKey } from '../frame/random.ts'
import type { Frame } from '../frame/start.ts'
import { useLive } from '../frame/use-live.ts'
import { t } from '../i18n.ts'
import { OutcomeNote } from '../orders/OutcomeNote.tsx'
import { useOutcomes } from '../orders/use-outcomes.ts'
import type { Bet } from '../slip/bet.ts'
import { reduceSlip, storedSlip, storeSlip, TICKETS_MAX } from '../slip/slip.ts'
import { BetBar } from './BetBar.tsx'
import { DeskContext, type Desk } from './desk-context.ts'
import { reduceDraft, startDraft } from './draft.ts'
import { Header } from './Header.tsx'
import { Panels, type Buying } from './Panels.tsx'
import { Table } from './Table.tsx'
import { usePriced } from './use-priced.ts'

/** One open game: what the server says on one side, what the member picks on the other. */
export function Game({ frame }: { frame: Frame }) {
  const live = useLive(frame)
  const toasts = useToast()
  const [draft, change] = useReducer(reduceDraft, frame, firstDraft)
  const [slip, changeSlip] = useReducer(reduceSlip, frame.game.gameId, (gameId) =>
    storedSlip(gameId, sessionStorage),
  )
  const [buying, setBuying] = useState<Buying>()
  const priced = usePriced(draft, live.rules)
  const { outcome, dismiss } = useOutcomes(frame, live.ticketsVersion)

  useEffect(() => storeSlip(frame.game.gameId, slip, sessionStorage), [frame.game.gameId, slip])
  useEffect(() => {
    document.title = frame.game.name
  }, [frame.game.name])

  const addToSlip = useCallback(
    (bets: readonly Bet[]) => {
      if (slip.length + bets.length > TICKETS_MAX) {
        toasts.show({ tone: 'error', text: t('price.full', { count: TICKETS_MAX }) })
        return false
      }
      changeSlip({ do: 'add', bets })
      const text = bets.length === 1 ? t('price.added') : t('price.addedFive')
      toasts.show({ tone: 'success', text, durationMs: 1500 })
      return true
    },
    [slip.length, toasts],
  )
  const buy = useCallback((bets: readonly Bet[]) => {
    setBuying({ key: newKey(), bets })
    openPanel('confirm')
  }, [])
  const desk = useMemo<Desk>(
    () => ({ draft, change, slip, changeSlip, addToSlip, buy }),
    [draft, slip, addToSlip, buy],
  )
  // Made anew with every change of either half, which is when everybody has to look.
  const whole = useMemo(() => ({ ...frame, ...live }), [frame, live])

  return (
    <FrameContext value={whole}>
      <DeskContext value={desk}>
        <ScreenFrame
          header={<Header />}
          footer={
            <>
              <OutcomeNote outcome={outcome} onDismiss={dismiss} />
              <BetBar priced={priced} />
            </>
          }
        >
          <Table />
        </ScreenFrame>
        <Panels buying={buying} priced={priced} />
      </DeskContext>
    </FrameContext>
  )
}

function firstDraft({ address, family, game, first }: Frame) {
  const firstOf = (mode: PlayMode): Play => {
    const play = family.plays.find((play) => play.mode === mode) ?? family.plays[0]
    if (!play) throw new Error(`the family ${family.code} has no plays`)
    return play
  }
  const mode = game.playTypes.includes(address.mode) ? address.mode : (game.playTypes[0] ?? 'trad')
  return startDraft({ trad: firstOf('trad'), ent: firstOf('ent') }, mode, first.rules)
}
