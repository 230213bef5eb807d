import { useEffect, useRef } from 'react'

export const shortcuts = {
  j: 'next',
  k: 'previous',
  Enter: 'open',
  a: 'approve',
  r: 'refuse',
  p: 'paid',
  '/': 'search',
  '?': 'help',
} as const
export type Shortcut = (typeof shortcuts)[keyof typeof shortcuts]

type Press = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'isComposing'>

/** The shortcut of a key press. `at` is the element that has the focus: in a field keys are text. */
export function shortcutOf(press: Press, at: { tagName: string; type?: string } | null) {
  if (press.ctrlKey || press.metaKey || press.altKey || press.isComposing) return undefined
  const tag = at?.tagName ?? ''
  if (['INPUT', 'TEXTAREA', 'SELECT'].includes(tag)) return undefined
  // Enter presses the button or link that has the focus.
  if (press.key === 'Enter' && ['BUTTON', 'A', 'SUMMARY'].includes(tag)) return undefined
  const found = Object.entries(shortcuts).find(([key]) => key === press.key)
  return found?.[1]
}

/** Listens to the shortcuts while no dialog is open. */
export function useShortcuts(act: (shortcut: Shortcut) => void): void {
  const latest = useRef(act)
  useEffect(() => {
    latest.current = act
  })
  useEffect(() => {
    function listen(event: KeyboardEvent) {
      if (event.defaultPrevented || document.querySelector('dialog[open]')) return
      const shortcut = shortcutOf(event, document.activeElement)
      if (!shortcut) return
      event.preventDefault()
      latest.current(shortcut)
    }
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])
}
