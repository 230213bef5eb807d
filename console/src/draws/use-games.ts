import { useQuery } from '@tanstack/react-query'
import { send } from '../session/calls.ts'

const HOUR_MS = 3_600_000

/** The lottery games of the house; empty until they are known. */
export function useGames() {
  const { data } = useQuery({
    queryKey: ['games'],
    queryFn: ({ signal }) => send('GET /lgw/games/mobile', { signal }),
    staleTime: HOUR_MS,
  })
  return data?.games ?? []
}
