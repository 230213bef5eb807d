import { createContext, useContext, useMemo, useSyncExternalStore } from 'react'
import type { SiteHistory } from './history.ts'
import { paths, type Path } from './paths.ts'

export type Search = Readonly<Record<string, string>>
export type Navigation = {
  go: (path: Path) => void
  replace: (path: Path) => void
  back: () => void
}

export const HistoryContext = createContext<SiteHistory | undefined>(undefined)

export function useHistory(): SiteHistory {
  const history = useContext(HistoryContext)
  if (!history) throw new Error('useHistory needs a HistoryContext above it')
  return history
}

/** Goes to addresses of paths.ts, which bring their queries along. */
export function useNavigation(): Navigation {
  const history = useHistory()
  return useMemo(
    () => ({
      go: history.push,
      replace: history.replace,
      // The first page of a visit has nothing behind it that is ours.
      back: () => (history.canGoBack() ? history.back() : history.replace(paths.home)),
    }),
    [history],
  )
}

function useHref(): string {
  const { listen, href } = useHistory()
  return useSyncExternalStore(listen, href, href)
}

export function usePath(): string {
  return splitHref(useHref()).path
}

/** The query of this address, as plain text by name; nothing is read into it. */
export function useQueryText(): Partial<Search> {
  const href = useHref()
  return useMemo(() => splitHref(href).search, [href])
}

export function splitHref(href: string): { path: string; search: Search } {
  const [path = '', query = ''] = href.split('?', 2)
  return { path, search: Object.fromEntries(new URLSearchParams(query)) }
}
