import { useMutation, useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { queryClient, refetchWaiting, send } from '../session/calls.ts'
import { setOperatorSession } from '../session/operator-session.ts'

/** Today's figures; the counts of waiting work come from them. */
export function useToday() {
  return useQuery({
    queryKey: ['dashboard'],
    queryFn: ({ signal }) => send('GET /relay/console/dashboard', { signal }),
    ...refetchWaiting,
  })
}

/** Work that waits, by the entry it is done at. */
export function useWaiting(): Partial<Record<string, number>> {
  const { data } = useToday()
  if (!data) return {}
  return {
    deposits: data.deposits.waiting,
    withdrawals: data.withdrawals.waiting,
    draws: data.lateDraws,
  }
}

/** Ends the session; when the server cannot be reached the tab forgets it all the same. */
export function useSignOut() {
  const navigate = useNavigate()
  return useMutation({
    mutationFn: () => send('DELETE /relay/console/logout'),
    onSettled: async () => {
      await navigate({ to: '/login', search: {} })
      setOperatorSession(undefined)
      queryClient.clear()
    },
  })
}
