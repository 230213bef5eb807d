import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** Whether the page has been taken over by the browser: false on the server and in the first moment. */
export function useAlive(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
