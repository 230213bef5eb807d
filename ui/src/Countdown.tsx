import { useEffect, useRef, useState } from 'react'
import { classNames } from './class-names.ts'
import { countdownText } from './countdown-text.ts'
import styles from './Countdown.module.css'

const NEAR_MS = 10_000

type Props = {
  /** The end, on the server's clock. */
  deadlineMs: number
  /** Server clock minus this device's clock. */
  offsetMs?: number
  label: string
  onEnd?: () => void
  size?: 'small' | 'big'
}

/** Time left to a deadline of the server. A timer that can be read at will, and that does not talk by itself. */
export function Countdown({ deadlineMs, offsetMs = 0, label, onEnd, size = 'small' }: Props) {
  // Unknown until mounted: the server's render cannot know when it will be read.
  const [leftMs, setLeftMs] = useState<number>()
  const ended = useRef(onEnd)
  useEffect(() => {
    ended.current = onEnd
  }, [onEnd])

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let over = false
    const tick = () => {
      clearTimeout(timer)
      if (over) return
      const left = deadlineMs - (Date.now() + offsetMs)
      setLeftMs(left)
      if (left <= 0) {
        over = true
        ended.current?.()
        return
      }
      // Wake when the shown second turns, whatever the device slept through.
      timer = setTimeout(tick, left % 1000 || 1000)
    }
    tick()
    document.addEventListener('visibilitychange', tick)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', tick)
    }
  }, [deadlineMs, offsetMs])

  const near = leftMs !== undefined && leftMs <= NEAR_MS
  return (
    <span
      role="timer"
      aria-live="off"
      aria-label={label}
      className={classNames(styles.time, styles[size], near && styles.near)}
    >
      <bdi dir="ltr">{leftMs === undefined ? '--:--' : countdownText(leftMs)}</bdi>
    </span>
  )
}
