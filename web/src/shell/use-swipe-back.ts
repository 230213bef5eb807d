import { useRef, useState, type TouchEvent } from 'react'
import { limits } from '../constants.ts'
import { layoutOf } from '../layout-rules.ts'
import { useNavigation } from '../navigation.ts'

/** A swipe back begins this close to the edge of the screen. */
const EDGE_PX = 24

type Point = { x: number; y: number }

/** Whether a stroke that began at the edge went far enough to the inside, and not up or down. */
export function isSwipeBack(from: Point, to: Point, page: { widthPx: number; rtl: boolean }) {
  const beganAtEdge = page.rtl ? from.x >= page.widthPx - EDGE_PX : from.x <= EDGE_PX
  const inwardPx = page.rtl ? from.x - to.x : to.x - from.x
  return beganAtEdge && inwardPx >= limits.swipeBackPx && Math.abs(to.y - from.y) < inwardPx
}

/** Goes back by a swipe from the edge. `still`: the screen of this path appears without a fade. */
export function useSwipeBack(path: string) {
  const { back } = useNavigation()
  const from = useRef<Point>(undefined)
  // The first screen of a visit is still too.
  const [stillPath, setStillPath] = useState<string | undefined>(path)
  const [swiped, setSwiped] = useState(false)
  const [shownPath, setShownPath] = useState(path)
  if (path !== shownPath) {
    setShownPath(path)
    setStillPath(swiped ? path : undefined)
    setSwiped(false)
  }
  const handlers = {
    onTouchStart: (event: TouchEvent) => {
      const touch = event.touches[0]
      from.current = touch && event.touches.length === 1 ? point(touch) : undefined
    },
    onTouchEnd: (event: TouchEvent) => {
      const touch = event.changedTouches[0]
      if (!touch || !from.current || layoutOf(path).back === null) return
      const rtl = document.documentElement.dir === 'rtl'
      const page = { widthPx: window.innerWidth, rtl }
      if (!isSwipeBack(from.current, point(touch), page)) return
      setSwiped(true)
      back()
    },
  }
  return { still: stillPath === path, handlers }
}

function point({ clientX, clientY }: { clientX: number; clientY: number }): Point {
  return { x: clientX, y: clientY }
}
