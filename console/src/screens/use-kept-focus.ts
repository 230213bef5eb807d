import { useEffect, useRef, type RefObject } from 'react'

/**
 * The focus after a list was put into another order: a browser drops it when it moves the element. Gives the
 * function that says which button pressed; `list` is where the button is looked for.
 */
export function useKeptFocus(list: RefObject<HTMLElement | null>): (mark: string) => void {
  const pressed = useRef<string>(undefined)
  useEffect(() => {
    const mark = pressed.current
    if (mark === undefined) return
    pressed.current = undefined
    const button = list.current?.querySelector<HTMLElement>(`[data-move="${mark}"]`)
    button?.focus()
    button?.scrollIntoView({ block: 'nearest' })
  })
  return (mark) => {
    pressed.current = mark
  }
}
