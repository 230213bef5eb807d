import type { Tx } from '../../platform/db.ts'
import type { StoredRules } from './games.ts'
import { addGame, addRules } from './queries/games.ts'

/** Rules of the house's SSC games: prizes at series 1980 return 99 %, fixed odds 98 %. */
const rules: StoredRules = {
  straightWraps: { trad: false, ent: true },
  dragonTigerTie: 'push',
  basePrice: 2,
  divisor: 2000,
  sysMaxSeries: 1980,
  minSeries: 1700,
  maxBetSeries: 1980,
  maxMultiple: 99_999,
  entSeries: 1960,
  oddsOverrides: {},
  minStake: '0.01',
  maxStakePerTicket: '50000',
  maxPrizePerTicket: '300000',
}

const MINUTE_S = 60
const games = [
  { id: 'SSC1M', name: 'Chispa', minutes: 1, closeLeadSeconds: 8, isHot: true, isNew: false },
  { id: 'SSC3M', name: 'Farol', minutes: 3, closeLeadSeconds: 12, isHot: false, isNew: false },
  { id: 'SSC5M', name: 'Feria', minutes: 5, closeLeadSeconds: 20, isHot: false, isNew: true },
]

/** Adds the three SSC games of the house: a draw every 1, 3 and 5 minutes. What exists stays as it is. */
export async function seedGames(tx: Tx): Promise<void> {
  for (const [position, game] of games.entries()) {
    await addGame(tx, {
      id: game.id,
      name: game.name,
      family: 'SSC',
      position,
      intervalSeconds: game.minutes * MINUTE_S,
      closeLeadSeconds: game.closeLeadSeconds,
      playTypes: ['trad', 'ent'],
      vassalage: 'TCG_LOTTO',
      gameType: 'LOTT',
      isHot: game.isHot,
      isNew: game.isNew,
      rulesVersion: 1,
    })
    await addRules(tx, game.id, 1, rules)
  }
}
