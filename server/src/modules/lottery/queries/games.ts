import type { Tx } from '../../../platform/db.ts'
import type { GameRow } from './numeros.ts'

export async function addGame(
  tx: Tx,
  game: Omit<GameRow, 'offsetMinutes' | 'enabled'> & { position: number },
): Promise<void> {
  await tx`
    insert into lottery_game (id, name, family, position, interval_seconds, close_lead_seconds,
        play_types, vassalage, game_type, is_hot, is_new, rules_version)
      values (${game.id}, ${game.name}, ${game.family}, ${game.position}, ${game.intervalSeconds},
        ${game.closeLeadSeconds}, ${game.playTypes}, ${game.vassalage}, ${game.gameType},
        ${game.isHot}, ${game.isNew}, ${game.rulesVersion})
      on conflict (id) do nothing`
}

/** Adds a version of a game's rules; a version that exists never changes. */
export async function addRules(tx: Tx, gameId: string, version: number, rules: object) {
  // rules are plain JSON
  await tx`insert into lottery_rules (game_id, version, rules)
    values (${gameId}, ${version}, ${tx.json(rules as never)}) on conflict do nothing`
}
