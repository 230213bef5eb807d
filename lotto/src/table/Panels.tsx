import { lazy, Suspense, useState, type ReactNode } from 'react'
import { closePanel, usePanel, type Panel } from '../frame/panel.ts'
import type { Bet } from '../slip/bet.ts'
import type { Priced } from './use-priced.ts'

const SlipSheet = lazy(async () => ({ default: (await import('../slip/SlipSheet.tsx')).SlipSheet }))
const ConfirmSheet = lazy(async () => ({
  default: (await import('../slip/ConfirmSheet.tsx')).ConfirmSheet,
}))
const TermsSheet = lazy(async () => ({ default: (await import('./TermsSheet.tsx')).TermsSheet }))
const RulesSheet = lazy(async () => ({ default: (await import('./RulesSheet.tsx')).RulesSheet }))
const SessionSheet = lazy(async () => ({
  default: (await import('./SessionSheet.tsx')).SessionSheet,
}))
const OrdersSheet = lazy(async () => ({
  default: (await import('../orders/OrdersSheet.tsx')).OrdersSheet,
}))
const HistorySheet = lazy(async () => ({
  default: (await import('../history/HistorySheet.tsx')).HistorySheet,
}))

export type Buying = { key: string; bets: readonly Bet[] }
export type SheetProps = { open: boolean; onClose: () => void }

type Props = { buying: Buying | undefined; priced: Priced }

/** Every sheet of the game; one at a time is open, and its code is loaded when it first is. */
export function Panels({ buying, priced }: Props) {
  const { isOpen } = usePanel()
  const sheets: [Panel, (props: SheetProps) => ReactNode][] = [
    ['slip', (props) => <SlipSheet {...props} />],
    ['terms', (props) => <TermsSheet {...props} />],
    ['rules', (props) => <RulesSheet {...props} play={priced.play} />],
    ['session', (props) => <SessionSheet {...props} />],
    ['orders', (props) => <OrdersSheet {...props} />],
    ['history', (props) => <HistorySheet {...props} />],
    // After a reload nothing is being bought, whatever the address says.
    ['confirm', (props) => buying && <ConfirmSheet key={buying.key} {...props} buying={buying} />],
  ]
  return sheets.map(([panel, render]) => (
    <WhenOpened key={panel} open={isOpen(panel)}>
      {render({ open: isOpen(panel), onClose: closePanel })}
    </WhenOpened>
  ))
}

/** Holds back a sheet until it is first opened, then keeps it, so that it can slide away. */
function WhenOpened({ open, children }: { open: boolean; children: ReactNode }) {
  const [opened, setOpened] = useState(open)
  if (open && !opened) setOpened(true)
  return opened && <Suspense>{children}</Suspense>
}
