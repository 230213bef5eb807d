import { useRef, type PointerEvent, type RefObject } from 'react'

const CLOSE_PX = 90
const CLOSE_PX_PER_MS = 0.6

/** Drags an element down by a handle; far or fast enough, it asks to close, else it springs back. */
export function useSwipeDown(target: RefObject<HTMLElement | null>, onClose: () => void) {
  const start = useRef<{ y: number; atMs: number }>(undefined)

  function drop(event: PointerEvent<HTMLElement>, cancelled: boolean) {
    const from = start.current
    start.current = undefined
    target.current?.style.removeProperty('translate')
    if (!from || cancelled) return
    const moved = event.clientY - from.y
    const speed = moved / Math.max(1, event.timeStamp - from.atMs)
    if (moved > CLOSE_PX || (moved > 24 && speed > CLOSE_PX_PER_MS)) onClose()
  }

  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.target instanceof Element && event.target.closest('button')) return
      start.current = { y: event.clientY, atMs: event.timeStamp }
      event.currentTarget.setPointerCapture(event.pointerId)
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      if (!start.current) return
      const moved = Math.max(0, event.clientY - start.current.y)
      target.current?.style.setProperty('translate', `0 ${moved}px`)
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => drop(event, false),
    onPointerCancel: (event: PointerEvent<HTMLElement>) => drop(event, true),
  }
}
