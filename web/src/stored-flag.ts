import { useSyncExternalStore } from 'react'

const listeners = new Set<() => void>()

/** A yes or no that this device remembers. `no` on the server and until the page is alive. */
export function useStoredFlag(key: string): [boolean, (on: boolean) => void] {
  const on = useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => localStorage.getItem(key) === '1',
    () => false,
  )
  const set = (next: boolean) => {
    localStorage.setItem(key, next ? '1' : '0')
    for (const listener of listeners) listener()
  }
  return [on, set]
}
