import { refuse } from '@suerte/contract/refusals.ts'
import { formatMoney } from '@suerte/domain/money.ts'
import type { Ctx } from '../../platform/context.ts'
import { Prepared, type Input } from '../../platform/http.ts'
import { paged, window } from '../../platform/paging.ts'
import { makeLaunchToken } from '../identity/launch.ts'
import { playsForReal } from '../identity/sessions.ts'
import { readBalance } from '../ledger/balances.ts'
import { rulesFor, shownGame } from './games.ts'
import { databaseNowMs, findNumero, lastDrawn, listDrawn, openNumeros } from './queries/numeros.ts'
import { sessionTotals } from './queries/tickets.ts'
import { drawRecordOf, shownNumero } from './shown-numero.ts'

const AHEAD = 4
const SHARED_MS = 500

export async function listLotteryGames(ctx: Ctx) {
  return { games: (await ctx.games.all()).map(shownGame) }
}

/** The list as bytes: everybody gets the same. */
export function listGamesForAll(ctx: Ctx) {
  return ctx.reads.through(
    'games',
    SHARED_MS,
    async () => new Prepared(await listLotteryGames(ctx)),
  )
}

export async function getLotteryGame(ctx: Ctx, input: Input<'GET /lgw/game/:gameId'>) {
  const { frame, params } = input
  const game = params.gameId === frame.gameId ? await ctx.games.onSale(params.gameId) : undefined
  if (!game) return refuse('game_unavailable')
  const { memberSeries } = rulesFor(game.rules, frame.memberSeries)
  return {
    game: shownGame(game),
    rules: {
      ...game.rules,
      oddsOverrides: { ...game.rules.oddsOverrides },
      memberSeries,
      version: game.rulesVersion,
    },
  }
}

/** The numero on sale, what comes next and the last result. The rows are shared, the time is now. */
export function getOpenNumeros(ctx: Ctx, input: Input<'GET /lgw/numeros/opened/:gameId'>) {
  return openNumerosOf(ctx, input.params.gameId)
}

export async function openNumerosOf(ctx: Ctx, gameId: string) {
  const game = await ctx.games.onSale(gameId)
  if (!game) return refuse('game_unavailable')
  const read = await ctx.reads.through(`open/${game.id}`, SHARED_MS, async () => {
    const [open, last, nowMs] = await Promise.all([
      openNumeros(ctx.db, game.id, AHEAD),
      lastDrawn(ctx.db, game.id),
      databaseNowMs(ctx.db),
    ])
    return {
      open: open.map(shownNumero),
      last: last ? shownNumero(last) : null,
      aheadMs: nowMs - performance.now(),
    }
  })
  const serverTimeMs = Math.round(read.aheadMs + performance.now())
  const [first, ...later] = read.open.filter((numero) => numero.closesAtMs > serverTimeMs)
  const onSale = first !== undefined && first.opensAtMs <= serverTimeMs
  return {
    serverTimeMs,
    current: onSale ? first : null,
    next: first && !onSale ? [first, ...later] : later,
    last: read.last,
  }
}

export async function listDraws(ctx: Ctx, input: Input<'GET /lgw/draws/:gameId'>) {
  const game = await ctx.games.find(input.params.gameId)
  if (!game) return refuse('game_unavailable')
  const { pageNo, pageSize } = input.query
  const key = `draws/${game.id}/${pageNo}/${pageSize}`
  return ctx.reads.through(key, SHARED_MS, async () => {
    const { rows, total } = await listDrawn(ctx.db, game.id, window(input.query))
    return new Prepared(paged(rows.map(shownNumero), total, input.query))
  })
}

export async function getDrawRecord(ctx: Ctx, input: Input<'GET /lgw/draw/:gameId/:numero'>) {
  const { gameId, numero } = input.params
  const game = await ctx.games.find(gameId)
  const row = game ? await findNumero(ctx.db, game.id, numero) : undefined
  if (!game || !row) return refuse('game_unavailable')
  return drawRecordOf(ctx, game, row)
}

/** A launch token for one game and the address of its frame. */
export async function launchGame(ctx: Ctx, input: Input<'GET /wps/game/launchGame'>) {
  const { gameId, playType, prize_mode, pageBack } = input.query
  const { ledger, type } = input.member
  if (ledger === 'real' && !playsForReal(type)) return refuse('free_reject')
  const game = await ctx.games.onSale(gameId)
  if (!game || !game.playTypes.includes(playType)) return refuse('game_unavailable')
  const { token, expiresAtMs } = await makeLaunchToken(ctx, input.member, gameId)
  const { merchantCode } = input.member
  const search = new URLSearchParams({
    token,
    merchant: merchantCode,
    css: `${merchantCode}.css`,
    prize_mode,
  })
  if (pageBack) search.set('pageBack', pageBack)
  const frameUrl = `/m/lotto-h5/mui1/${playType}/games/${gameId}?${search.toString()}`
  return { token, frameUrl, expiresAtMs }
}

export async function getFrameBalance(ctx: Ctx, input: Input<'GET /lgw/balance'>) {
  const { memberId, ledger, createdAt } = input.frame
  const [balance, totals] = await Promise.all([
    readBalance(ctx.db, memberId, ledger),
    sessionTotals(ctx.db, memberId, createdAt),
  ])
  return {
    balance: formatMoney(balance.cash),
    currencySymbol: ctx.settings.current().fixed.currency.symbol,
    startedAtMs: createdAt.getTime(),
    staked: formatMoney(totals.staked),
    won: formatMoney(totals.won),
  }
}
