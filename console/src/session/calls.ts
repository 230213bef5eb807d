import { idleHeader } from '@suerte/contract/activity.ts'
import { CallError, createClient } from '@suerte/contract/client.ts'
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { operatorSession, setOperatorSession } from './operator-session.ts'

/** Typed calls with the operator's handle; the cookie goes along by itself. */
export const send = createClient((): Record<string, string> => {
  const token = operatorSession()?.token
  return token === undefined ? {} : { 'x-operator': token, ...idleHeader() }
})

const TRIES = 2
const WAITING_REFRESH_MS = 15_000
export const refetchWaiting = { refetchInterval: WAITING_REFRESH_MS } as const

/** Whether an answer says that nobody is signed in any more. */
function isSignedOut(error: unknown): boolean {
  return (
    error instanceof CallError && (error.code === 'not_logged_in' || error.code === 'session_ended')
  )
}

function noteEnd(error: unknown): void {
  if (isSignedOut(error)) setOperatorSession(undefined)
}

export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError: noteEnd }),
  mutationCache: new MutationCache({ onError: noteEnd }),
  defaultOptions: {
    queries: {
      staleTime: 5000,
      networkMode: 'always',
      retry: (failures, error) =>
        failures < TRIES &&
        error instanceof CallError &&
        (error.code === 'offline' || error.code === 'unknown_error'),
    },
    mutations: { networkMode: 'always' },
  },
})
