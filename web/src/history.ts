import type { Path } from './paths.ts'

export type SiteHistory = {
  /** Path and query of this moment. */
  href: () => string
  push: (path: Path) => void
  replace: (path: Path) => void
  back: () => void
  /** Whether the step before this one was ours. */
  canGoBack: () => boolean
  listen: (listener: () => void) => () => void
  /** How far down the page was when it was left; 0 for a new one. */
  leftAtPx: () => number
}

/** Kept with each entry of the browser's history. */
type Entry = { depth: number; leftAtPx: number }

function readEntry(): Entry {
  // Written by this file only; entries of others have no state.
  const state = history.state as Partial<Entry> | null
  return { depth: state?.depth ?? 0, leftAtPx: state?.leftAtPx ?? 0 }
}

/** The browser's own history, with the place of the page kept for the way back. */
export function browserHistory(): SiteHistory {
  const listeners = new Set<() => void>()
  const tell = () => {
    for (const listener of listeners) listener()
  }
  const keepPlace = () =>
    history.replaceState({ ...readEntry(), leftAtPx: Math.round(window.scrollY) }, '')
  history.scrollRestoration = 'manual'
  window.addEventListener('popstate', tell)
  window.addEventListener('pagehide', keepPlace)
  return {
    href: () => location.pathname + location.search,
    push(path) {
      keepPlace()
      history.pushState({ depth: readEntry().depth + 1, leftAtPx: 0 } satisfies Entry, '', path)
      tell()
    },
    replace(path) {
      history.replaceState({ ...readEntry(), leftAtPx: 0 } satisfies Entry, '', path)
      tell()
    },
    back: () => history.back(),
    canGoBack: () => readEntry().depth > 0,
    listen(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    leftAtPx: () => readEntry().leftAtPx,
  }
}

/** One address that never changes: what the server renders. */
export function fixedHistory(href: string): SiteHistory {
  const nothing = () => undefined
  return {
    href: () => href,
    push: nothing,
    replace: nothing,
    back: nothing,
    canGoBack: () => false,
    listen: () => nothing,
    leftAtPx: () => 0,
  }
}
