import { findFamily } from '@suerte/domain/lottery/families.ts'
import type { Family } from '@suerte/domain/lottery/family.ts'
import type { Play } from '@suerte/domain/lottery/play.ts'
import type { GameRules } from '@suerte/domain/lottery/rules.ts'
import type { Schedule } from '@suerte/domain/lottery/schedule.ts'
import { parseMoney } from '@suerte/domain/money.ts'
import type { Db } from '../../platform/db.ts'
import { listGames, loadRules, type GameRow } from './queries/numeros.ts'

/** Rules as they are stored: amounts as decimal strings, without what belongs to the member. */
export type StoredRules = Omit<
  GameRules,
  'memberSeries' | 'minStakeMinor' | 'maxStakePerTicketMinor' | 'maxPrizePerTicketMinor'
> & { minStake: string; maxStakePerTicket: string; maxPrizePerTicket: string }

export type Game = GameRow & { familyRules: Family; plays: Map<string, Play>; rules: StoredRules }

/** The games and their rules, kept in memory: they change only by a new rules version. */
export type GameBook = {
  /** Games that are shown and sold. */
  all(): Promise<readonly Game[]>
  onSale(gameId: string): Promise<Game | undefined>
  /** Any game, on sale or not: what was sold is drawn, paid and shown. */
  find(gameId: string): Promise<Game | undefined>
  rulesOf(gameId: string, version: number): Promise<StoredRules>
}

const REREAD_MS = 5_000

export function createGameBook(db: Db, nowMs: () => number = Date.now): GameBook {
  let games: Promise<Map<string, Game>> | undefined
  let readAtMs = 0
  const rules = new Map<string, Promise<StoredRules>>()

  function rulesOf(gameId: string, version: number) {
    const key = `${gameId}/${version}`
    const known = rules.get(key) ?? readRules(db, gameId, version)
    known.catch(() => rules.delete(key))
    rules.set(key, known)
    return known
  }
  async function read() {
    const found = new Map<string, Game>()
    for (const row of await listGames(db)) {
      const family = findFamily(row.family)
      if (!family) throw new Error(`game ${row.id} has the unknown family ${row.family}`)
      const plays = new Map(family.plays.map((play) => [play.code, play]))
      const inForce = await rulesOf(row.id, row.rulesVersion)
      found.set(row.id, { ...row, familyRules: family, plays, rules: inForce })
    }
    return found
  }
  function book() {
    if (!games || nowMs() - readAtMs > REREAD_MS) {
      readAtMs = nowMs()
      games = read()
      games.catch(() => (games = undefined))
    }
    return games
  }
  return {
    all: async () => [...(await book()).values()].filter((game) => game.enabled),
    onSale: async (gameId) => {
      const game = (await book()).get(gameId)
      return game?.enabled ? game : undefined
    },
    find: async (gameId) => (await book()).get(gameId),
    rulesOf,
  }
}

async function readRules(db: Db, gameId: string, version: number): Promise<StoredRules> {
  const stored = await loadRules<StoredRules>(db, gameId, version)
  if (!stored) throw new Error(`game ${gameId} has no rules of version ${version}`)
  return stored
}

/** The rules for one member, amounts in minor units. */
export function rulesFor(stored: StoredRules, memberSeries: number): GameRules {
  const minor = (text: string) => parseMoney(text) ?? 0n
  return {
    ...stored,
    memberSeries,
    minStakeMinor: minor(stored.minStake),
    maxStakePerTicketMinor: minor(stored.maxStakePerTicket),
    maxPrizePerTicketMinor: minor(stored.maxPrizePerTicket),
  }
}

const SECOND = 1000

export function scheduleOf(game: GameRow): Schedule {
  return {
    intervalMs: game.intervalSeconds * SECOND,
    closeLeadMs: game.closeLeadSeconds * SECOND,
    offsetMinutes: game.offsetMinutes,
  }
}

export function shownGame(game: GameRow) {
  return {
    gameId: game.id,
    name: game.name,
    family: game.family,
    intervalSeconds: game.intervalSeconds,
    playTypes: game.playTypes,
    vassalage: game.vassalage,
    gameType: game.gameType,
    isNew: game.isNew,
    isHot: game.isHot,
  }
}
