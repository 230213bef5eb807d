import { createContext, useContext } from 'react'
import type { GameRules } from '@suerte/domain/lottery/rules.ts'
import type { OpenNumeros, Sale } from './sale.ts'
import type { Balance, Frame } from './start.ts'

/** What changes while the frame is open. */
export type Live = {
  rules: GameRules
  numeros: OpenNumeros
  sale: Sale
  balance: Balance
  /** The numero whose result arrived while we looked, so that its balls may fall. */
  freshNumero: string
  offline: boolean
  /** When the shown values were asked for, by the server's clock. */
  asOfMs: number
  /** Goes up whenever tickets may have changed. */
  ticketsVersion: number
  refresh: () => void
  refreshRules: () => Promise<GameRules>
  spent: (balance: string) => void
}

export const FrameContext = createContext<(Frame & Live) | undefined>(undefined)

export function useFrame(): Frame & Live {
  const frame = useContext(FrameContext)
  if (!frame) throw new Error('useFrame needs a <LiveFrame> above it')
  return frame
}
