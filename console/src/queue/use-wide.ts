import { useSyncExternalStore } from 'react'

const wide = matchMedia('(width >= 1180px)')

function subscribe(listener: () => void): () => void {
  wide.addEventListener('change', listener)
  return () => wide.removeEventListener('change', listener)
}

/** Whether there is room for list and details side by side. */
export function useWide(): boolean {
  return useSyncExternalStore(subscribe, () => wide.matches)
}
