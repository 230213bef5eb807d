import type { Reply } from '@suerte/contract/calls.ts'
import { CallError, type Send } from '@suerte/contract/client.ts'
import { findFamily } from '@suerte/domain/lottery/families.ts'
import type { Family } from '@suerte/domain/lottery/family.ts'
import { speak } from '../i18n.ts'
import { toGameRules } from '../table/wire-rules.ts'
import type { GameRules } from '@suerte/domain/lottery/rules.ts'
import type { FrameAddress } from './address.ts'
import { createFrameClient } from './calls.ts'
import { createServerClock, type ServerClock } from './clock.ts'
import { moneyWords, type MoneyWords } from './money.ts'
import type { OpenNumeros } from './sale.ts'
import { forgetSession, openSession, type FrameSession } from './session.ts'
import { wantedLanguage } from './surroundings.ts'

export type Game = Reply<'GET /lgw/game/:gameId'>['game']
export type Balance = Reply<'GET /lgw/balance'>

/** Everything that stays the same while a frame is open, and the first values of what does not. */
export type Frame = {
  address: FrameAddress
  send: Send
  clock: ServerClock
  session: FrameSession
  money: MoneyWords
  family: Family
  game: Game
  first: { rules: GameRules; numeros: OpenNumeros; balance: Balance }
}

/** Opens the game: session, rules, numeros and balance, as much as possible at the same time. */
export async function startFrame(
  address: FrameAddress,
  onOver: (code: string) => void,
): Promise<Frame> {
  const clock = createServerClock()
  let session: FrameSession | undefined
  const send = createFrameClient(
    () => session?.frameToken,
    (code) => {
      if (session) forgetSession(address.gameId)
      onOver(code)
    },
  )
  const params = { gameId: address.gameId }
  const known = Promise.all([
    clock.timed(() => send('GET /wps/system/status')),
    clock.timed(() => send('GET /lgw/numeros/opened/:gameId', { params })),
  ])
  // Told below, where it is awaited.
  known.catch(() => undefined)
  session = await openSession(address, send)
  const [{ game, rules }, balance, [status, numeros]] = await Promise.all([
    send('GET /lgw/game/:gameId', { params }),
    send('GET /lgw/balance'),
    known,
  ])
  const family = findFamily(game.family)
  if (!family) throw new CallError('game_unavailable')
  speak(wantedLanguage(address.language), status.info.languages)
  return {
    address,
    send,
    clock,
    session,
    money: moneyWords(status.info.currency),
    family,
    game,
    first: { rules: toGameRules(rules), numeros, balance },
  }
}
