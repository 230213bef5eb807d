import type { CallTable } from '@suerte/contract/calls.ts'
import type { Search } from '../../navigation.ts'

export type LaunchQuery = CallTable['GET /wps/game/launchGame']['query']
type PrizeMode = LaunchQuery['prize_mode']

const prizeModes: readonly PrizeMode[] = ['Lott', 'ZY', 'Elott', 'SEA']
/** The vendor whose games have one mode only. */
const SEA_VENDOR = 'TCG_SEA'

/** The prize mode of a launch: SEA for its vendor, the asked one if there is such a mode, else Elott. */
export function prizeModeFor(vendor: string | undefined, asked: string | undefined): PrizeMode {
  if (vendor === SEA_VENDOR) return 'SEA'
  return prizeModes.find((mode) => mode === asked) ?? 'Elott'
}

/** What to ask the server for, read from the address; undefined when it names no game. */
export function launchQuery(search: Partial<Search>): LaunchQuery | undefined {
  const { gameId = '', playType, prize_mode, pageBack } = search
  if (!/^[A-Z0-9_]{2,24}$/.test(gameId)) return undefined
  return {
    gameId,
    playType: playType === 'ent' ? 'ent' : 'trad',
    prize_mode: prizeModeFor(undefined, prize_mode),
    pageBack: pageBack === 'home' ? 'home' : '',
  }
}
