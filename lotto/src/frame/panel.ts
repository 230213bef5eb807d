import { useCallback, useSyncExternalStore } from 'react'

export const PANELS = ['slip', 'confirm', 'terms', 'orders', 'history', 'rules', 'session'] as const
export type Panel = (typeof PANELS)[number]

/** Marks the entries of the history that a panel made, so that closing one can go back. */
type Mark = { panel?: true } | null

function subscribe(changed: () => void): () => void {
  window.addEventListener('hashchange', changed)
  window.addEventListener('popstate', changed)
  return () => {
    window.removeEventListener('hashchange', changed)
    window.removeEventListener('popstate', changed)
  }
}

function current(): Panel | undefined {
  const name = location.hash.slice(1)
  return PANELS.find((panel) => panel === name)
}

/** One sheet at a time, named in the address: it survives a reload and the back button closes it. */
export function openPanel(panel: Panel): void {
  const mark: Mark = { panel: true }
  const url = `#${panel}`
  if (current()) history.replaceState(history.state ?? mark, '', url)
  else history.pushState(mark, '', url)
  window.dispatchEvent(new HashChangeEvent('hashchange'))
}

export function closePanel(): void {
  if (!current()) return
  // Only this file writes the state of an entry.
  const mark = history.state as Mark
  if (mark?.panel) return history.back()
  history.replaceState(null, '', location.pathname + location.search)
  window.dispatchEvent(new HashChangeEvent('hashchange'))
}

export function usePanel(): { panel: Panel | undefined; isOpen: (panel: Panel) => boolean } {
  const panel = useSyncExternalStore(subscribe, current)
  const isOpen = useCallback((name: Panel) => name === panel, [panel])
  return { panel, isOpen }
}
