import { useCallback, useState, type ReactNode } from 'react'
import { Icon } from './Icon.tsx'
import { IconButton } from './IconButton.tsx'
import { useSelfMoving } from './use-self-moving.ts'
import styles from './Ticker.module.css'

const EVERY_MS = 2000

type Props = {
  items: readonly { id: string; content: ReactNode }[]
  label: string
  pauseLabel: string
  playLabel: string
  /** What stands there when nothing is announced. */
  empty: ReactNode
}

/** One announcement after the other, upwards. */
export function Ticker({ items, label, pauseLabel, playLabel, empty }: Props) {
  const [turn, setTurn] = useState(0)
  const many = items.length > 1
  const next = useCallback(() => setTurn((now) => now + 1), [])
  const { paused, setPaused, hold } = useSelfMoving(next, EVERY_MS, many)
  const shown = items[turn % Math.max(1, items.length)]
  return (
    <section className={styles.ticker} aria-label={label} {...hold}>
      <span className={styles.icon}>
        <Icon name="bell" size={18} />
      </span>
      <div className={styles.window}>
        <div key={turn} className={turn > 0 ? styles.item : undefined}>
          {shown ? shown.content : empty}
        </div>
      </div>
      {many && (
        <IconButton
          icon={paused ? 'play' : 'pause'}
          label={paused ? playLabel : pauseLabel}
          onClick={() => setPaused(!paused)}
        />
      )}
    </section>
  )
}
