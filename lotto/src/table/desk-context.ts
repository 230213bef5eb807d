import { createContext, useContext, type Dispatch } from 'react'
import type { Bet } from '../slip/bet.ts'
import type { Slip, SlipAction } from '../slip/slip.ts'
import type { Draft, DraftAction } from './draft.ts'

/** The member's own side of the table: picks that are not bought yet. */
export type Desk = {
  draft: Draft
  change: Dispatch<DraftAction>
  slip: Slip
  changeSlip: Dispatch<SlipAction>
  /** Puts bets into the slip and says so; false when the slip is full. */
  addToSlip: (bets: readonly Bet[]) => boolean
  /** Asks to confirm and buy these bets. */
  buy: (bets: readonly Bet[]) => void
}

export const DeskContext = createContext<Desk | undefined>(undefined)

export function useDesk(): Desk {
  const desk = useContext(DeskContext)
  if (!desk) throw new Error('useDesk needs a <Game> above it')
  return desk
}
