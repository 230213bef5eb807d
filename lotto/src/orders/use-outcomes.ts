import { useCallback, useEffect, useRef, useState } from 'react'
import type { Frame } from '../frame/start.ts'
import { outcomesOf, waitingIds, type Outcome } from './outcomes.ts'

/** The first look can wait until the game is drawn. */
const FIRST_LOOK_MS = 1_500
const LOOK_MS = 400
const TOLD_MS = 12_000

type Told = { outcome: Outcome | undefined; dismiss: () => void }

/** What the latest draw brought to this member; looked up whenever tickets may have changed. */
export function useOutcomes({ send }: Frame, version: number): Told {
  const waited = useRef<Set<string>>(undefined)
  const [outcome, setOutcome] = useState<Outcome>()
  const dismiss = useCallback(() => setOutcome(undefined), [])
  useEffect(() => {
    async function look() {
      const { content } = await send('GET /lgw/orders', { query: { pageSize: 50 } })
      const [latest] = outcomesOf(waited.current ?? new Set(), content)
      if (latest) setOutcome(latest)
      waited.current = waitingIds(content)
    }
    // A look that fails is made up for by the next one: what waited then still waits.
    const timer = setTimeout(
      () => void look().catch(() => undefined),
      version > 0 ? LOOK_MS : FIRST_LOOK_MS,
    )
    return () => clearTimeout(timer)
  }, [send, version])
  useEffect(() => {
    if (!outcome) return undefined
    const timer = setTimeout(dismiss, TOLD_MS)
    return () => clearTimeout(timer)
  }, [dismiss, outcome])
  return { outcome, dismiss }
}
