import { useEffect, useState, type FocusEvent } from 'react'

/**
 * A beat for things that move by themselves. It rests while the hand or the focus is on the thing, while
 * the page is out of sight, after pause, and always when the reader asked for less motion.
 */
export function useSelfMoving(onBeat: () => void, everyMs: number, enabled: boolean) {
  const [paused, setPaused] = useState(false)
  const [held, setHeld] = useState(false)
  const [calm, setCalm] = useState(false)

  useEffect(() => {
    const query = matchMedia('(prefers-reduced-motion: reduce)')
    const read = () => setCalm(query.matches)
    read()
    query.addEventListener('change', read)
    return () => query.removeEventListener('change', read)
  }, [])

  const moving = enabled && !paused && !held && !calm
  useEffect(() => {
    if (!moving) return undefined
    const timer = setInterval(() => {
      if (!document.hidden) onBeat()
    }, everyMs)
    return () => clearInterval(timer)
  }, [moving, onBeat, everyMs])

  return {
    paused: paused || calm,
    moving,
    setPaused,
    hold: {
      onPointerEnter: () => setHeld(true),
      onPointerLeave: () => setHeld(false),
      onFocus: (event: FocusEvent) => {
        // A press also focuses; only the keyboard's focus holds, else the thing would never move again.
        if (event.target.matches(':focus-visible')) setHeld(true)
      },
      onBlur: () => setHeld(false),
    },
  }
}
