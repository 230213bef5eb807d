import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useNavigation, useQueryText } from '../../navigation.ts'
import { paths } from '../../paths.ts'
import { gamesQuery } from '../../queries.ts'
import { ScreenPending } from '../../shell/ScreenPending.tsx'
import { launchQuery, prizeModeFor } from './launch-query.ts'

/** Chooses the prize mode and goes on to the game's own screen. */
export function LaunchGame() {
  const { replace } = useNavigation()
  const search = useQueryText()
  const { data: games, isError } = useQuery(gamesQuery)
  useEffect(() => {
    const query = launchQuery(search)
    if (!query) return replace(paths.home)
    if (!games && !isError) return undefined
    const vendor = games?.find((game) => game.gameId === query.gameId)?.vassalage
    const prize_mode = prizeModeFor(vendor, search.prize_mode)
    const pageBack = search['pageBack'] === 'home' ? 'home' : undefined
    return replace(paths.startLottery({ ...query, prize_mode, pageBack }))
  }, [search, games, isError, replace])
  return <ScreenPending />
}
