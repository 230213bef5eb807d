import { useDeferredValue, useMemo } from 'react'
import type { Play } from '@suerte/domain/lottery/play.ts'
import type { PriceResult } from '@suerte/domain/lottery/bet.ts'
import { formatSelection } from '@suerte/domain/lottery/selection.ts'
import type { GameRules } from '@suerte/domain/lottery/rules.ts'
import { newKey } from '../frame/random.ts'
import { price, refusalOf, type Bet } from '../slip/bet.ts'
import { refusalText } from '../frame/calls.ts'
import { playOf, selectionOf, type Draft } from './draft.ts'
import { pickHint } from './pick-hint.ts'

export type Priced = {
  play: Play
  bet: Bet
  result: PriceResult
  /** Why the picks are no ticket yet. */
  hint: string | undefined
  /** Picks are there that a price could not follow yet. */
  pending: boolean
}

/** Prices what lies on the table; a huge typed list is priced a moment after it was typed. */
export function usePriced(draft: Draft, rules: GameRules): Priced {
  const latest = useDeferredValue(draft)
  const priced = useMemo(() => priceDraft(latest, rules), [latest, rules])
  return { ...priced, pending: latest !== draft }
}

export function priceDraft(draft: Draft, rules: GameRules): Omit<Priced, 'pending'> {
  const play = playOf(draft)
  const selection = selectionOf(draft)
  const text = formatSelection(play, selection)
  const bet: Bet = { id: newKey(), playCode: play.code, selection: text, ...draft.terms }
  const result = price(play, rules, bet)
  const hint = result.ok
    ? undefined
    : (pickHint(play, selection) ?? refusalText(refusalOf(result.error)))
  return { play, bet, result, hint }
}
