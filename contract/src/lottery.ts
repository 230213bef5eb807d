import { z } from 'zod'
import { atMs, group, id, money, notCleared, page, pageNo, pageSize, queryAtMs } from './shapes.ts'

export const numeroStates = ['open', 'closed', 'drawn', 'settled', 'void'] as const
export const ticketStates = ['open', 'drawing', 'cancelled', 'lost', 'won', 'push', 'void'] as const
export const playTypes = ['trad', 'ent'] as const
export const unitModes = ['yuan', 'jiao', 'fen', 'li'] as const
export const prizeModes = ['Lott', 'ZY', 'Elott', 'SEA'] as const

const gameId = z.string().regex(/^[A-Z0-9_]{2,24}$/)
const numeroId = z.string().regex(/^\d{8}-\d{3,4}$/)

/** One numero (issue) of a game, as the public sees it. */
export const numero = z.strictObject({
  gameId: z.string(),
  numero: z.string(),
  state: z.enum(numeroStates),
  opensAtMs: atMs,
  closesAtMs: atMs,
  drawsAtMs: atMs,
  commitment: z.string(),
  beaconRound: z.int(),
  /** Digits of the result, null until drawn. */
  result: z.array(z.int()).nullable(),
})

export const lotteryGame = z.strictObject({
  gameId: z.string(),
  name: z.string(),
  family: z.string(),
  intervalSeconds: z.int(),
  playTypes: z.array(z.enum(playTypes)),
  vassalage: z.string(),
  gameType: z.string(),
  isNew: z.boolean(),
  isHot: z.boolean(),
})

/** Everything a price depends on, as in force now; the server decides by its own copy. */
export const gameRules = z.strictObject({
  version: z.int(),
  basePrice: z.union([z.literal(1), z.literal(2)]),
  divisor: z.int(),
  sysMaxSeries: z.int(),
  minSeries: z.int(),
  memberSeries: z.int(),
  maxBetSeries: z.int(),
  maxMultiple: z.int(),
  entSeries: z.int(),
  straightWraps: z.strictObject({ trad: z.boolean(), ent: z.boolean() }),
  dragonTigerTie: z.enum(['lose', 'push']),
  oddsOverrides: z.record(z.string(), z.string()),
  minStake: money,
  maxStakePerTicket: money,
  maxPrizePerTicket: money,
})

export const openNumeros = z.strictObject({
  serverTimeMs: atMs,
  /** The numero on sale; null between close and the next one. */
  current: numero.nullable(),
  next: z.array(numero),
  /** The newest drawn numero. */
  last: numero.nullable(),
})

export const ticketRequest = z.strictObject({
  playCode: z.string().max(40),
  /** Canonical selection string (positions by `|`, items by `,`). */
  selection: z.string().max(400_000),
  unitMode: z.enum(unitModes),
  multiple: z.int().min(1).max(99_999),
  /** trad: the series (prize group) chosen; ent: ignored. */
  series: z.int().min(0).max(2_000),
  /** ent: stake on each option; trad: '0'. */
  stakePerOption: money,
  /** What the player saw; the server recomputes and refuses when it differs. */
  units: z.int().min(1).max(100_000),
  stake: money,
})

export const ticket = z.strictObject({
  id,
  orderId: id,
  gameId: z.string(),
  numero: z.string(),
  playCode: z.string(),
  selection: z.string(),
  unitMode: z.enum(unitModes),
  multiple: z.int(),
  series: z.int(),
  /** ent: decimal odds per option when they were bought, comma separated; '' for trad. */
  odds: z.string(),
  units: z.int(),
  stake: money,
  rebate: money,
  prize: money,
  state: z.enum(ticketStates),
  result: z.array(z.int()).nullable(),
  placedAtMs: atMs,
})
export const order = z.strictObject({
  id,
  gameId: z.string(),
  numero: z.string(),
  total: money,
  placedAtMs: atMs,
  tickets: z.array(ticket),
})

/** The public record of one draw: all that is needed to recompute it. */
export const drawRecord = z.strictObject({
  gameId: z.string(),
  numero: z.string(),
  family: z.string(),
  state: z.enum(numeroStates),
  opensAtMs: atMs,
  closesAtMs: atMs,
  drawsAtMs: atMs,
  commitment: z.string(),
  secret: z.string().nullable(),
  beacon: z
    .strictObject({
      chainHash: z.string(),
      round: z.int(),
      signature: z.string(),
      randomness: z.string(),
    })
    .nullable(),
  beaconRound: z.int(),
  source: z.enum(['beacon', 'fallback']).nullable(),
  root: z.string().nullable(),
  ticketCount: z.int().nullable(),
  totalStake: money.nullable(),
  result: z.array(z.int()).nullable(),
})
export const ticketProof = z.strictObject({
  line: z.string(),
  stake: money,
  index: z.int(),
  steps: z.array(
    z.strictObject({ side: z.enum(['left', 'right']), hash: z.string(), total: z.string() }),
  ),
})

const inFrame = ['launch_token_invalid', 'session_ended', 'account_disabled'] as const
const gameParams = z.strictObject({ gameId })
const numeroParams = z.strictObject({ gameId, numero: numeroId })

export const lotteryCalls = group({
  'GET /lgw/games/mobile': {
    name: 'listLotteryGames',
    summary: 'The lottery games of the house',
    caller: 'anyone',
    reply: z.strictObject({ games: z.array(lotteryGame) }),
    refusals: [],
  },
  'GET /lgw/numeros/opened/:gameId': {
    name: 'getOpenNumeros',
    summary: 'The numero on sale, the next ones and the last result',
    caller: 'anyone',
    params: gameParams,
    reply: openNumeros,
    refusals: ['game_unavailable'],
  },
  'GET /lgw/draws/:gameId': {
    name: 'listDraws',
    summary: 'Result history of a game, newest first',
    caller: 'anyone',
    params: gameParams,
    query: z.strictObject({ pageNo, pageSize }),
    reply: page(numero),
    refusals: ['game_unavailable'],
  },
  'GET /lgw/draw/:gameId/:numero': {
    name: 'getDrawRecord',
    summary: 'The public record of one draw, enough to recompute it',
    caller: 'anyone',
    params: numeroParams,
    reply: drawRecord,
    refusals: ['game_unavailable'],
  },
  'GET /wps/game/launchGame': {
    name: 'launchGame',
    summary: 'A single-use launch token (120 s) and the address of the frame',
    caller: 'member',
    cleared: true,
    query: z.strictObject({
      gameId,
      playType: z.enum(playTypes).default('trad'),
      prize_mode: z.enum(prizeModes).default('Elott'),
      pageBack: z.enum(['home', '']).default(''),
    }),
    reply: z.strictObject({ token: z.string(), frameUrl: z.string(), expiresAtMs: atMs }),
    refusals: [
      'not_logged_in',
      'session_ended',
      'free_reject',
      'account_disabled',
      ...notCleared,
      'game_unavailable',
    ],
  },
  'POST /lgw/session': {
    name: 'openFrameSession',
    summary: 'Changes a launch token into a session that can play this one game',
    caller: 'anyone',
    body: z.strictObject({ token: z.string().max(100) }),
    reply: z.strictObject({
      frameToken: z.string(),
      gameId: z.string(),
      userName: z.string(),
      trial: z.boolean(),
      currencySymbol: z.string(),
      expiresAtMs: atMs,
    }),
    refusals: ['too_many_requests', 'launch_token_invalid', ...notCleared],
  },
  'GET /lgw/game/:gameId': {
    name: 'getLotteryGame',
    summary: 'A game and the rules in force for this member',
    caller: 'frame',
    params: gameParams,
    reply: z.strictObject({ game: lotteryGame, rules: gameRules }),
    refusals: [...inFrame, 'game_unavailable'],
  },
  'GET /lgw/balance': {
    name: 'getFrameBalance',
    summary: 'What can be spent in this game, and the net result of this session',
    caller: 'frame',
    reply: z.strictObject({
      balance: money,
      currencySymbol: z.string(),
      startedAtMs: atMs,
      staked: money,
      won: money,
    }),
    refusals: inFrame,
  },
  'POST /lgw/orders': {
    name: 'placeBet',
    summary: 'Buys one or more tickets on the numero on sale',
    caller: 'frame',
    money: true,
    bodyMax: 1024 * 1024,
    body: z.strictObject({
      gameId,
      numero: numeroId,
      tickets: z.array(ticketRequest).min(1).max(50),
    }),
    reply: z.strictObject({ order, balance: money }),
    refusals: [
      ...inFrame,
      ...notCleared,
      'game_unavailable',
      'play_unknown',
      'selection_empty',
      'selection_invalid',
      'selection_too_large',
      'series_invalid',
      'stake_too_low',
      'stake_too_high',
      'prize_too_high',
      'units_changed',
      'numero_closed',
      'insufficient_balance',
    ],
  },
  'GET /lgw/orders': {
    name: 'listOrders',
    summary: "The member's tickets in this game, newest first",
    caller: 'frame',
    query: z.strictObject({ pageNo, pageSize }),
    reply: page(ticket),
    refusals: inFrame,
  },
  'GET /lgw/orders/:orderId': {
    name: 'getOrder',
    summary: 'One order with its tickets',
    caller: 'frame',
    params: z.strictObject({ orderId: id }),
    reply: order,
    refusals: [...inFrame, 'not_found'],
  },
  'DELETE /lgw/tickets/:ticketId': {
    name: 'cancelTicket',
    summary: 'Cancels one ticket while its numero is open; the stake comes back whole',
    caller: 'frame',
    money: true,
    params: z.strictObject({ ticketId: id }),
    reply: z.strictObject({ ticket, balance: money }),
    refusals: [...inFrame, 'not_found', 'ticket_not_open'],
  },
  'GET /lgw/tickets/:ticketId/proof': {
    name: 'getTicketProof',
    summary: 'Proof that a ticket is in the frozen set of its draw; for its owner',
    caller: 'member',
    params: z.strictObject({ ticketId: id }),
    reply: z.strictObject({ gameId: z.string(), numero: z.string(), proof: ticketProof }),
    refusals: [
      'not_logged_in',
      'session_ended',
      'too_many_requests',
      'not_found',
      'ticket_not_open',
    ],
  },
  'GET /wps/records/lotto': {
    name: 'listBettingRecord',
    summary: 'The betting record over all lottery games, newest first, with totals',
    caller: 'member',
    query: z.strictObject({
      pageNo,
      pageSize,
      gameId: gameId.optional(),
      state: z.enum(ticketStates).optional(),
      fromMs: queryAtMs.optional(),
      toMs: queryAtMs.optional(),
    }),
    reply: page(ticket).extend({ staked: money, won: money, rebate: money }),
    refusals: ['not_logged_in', 'session_ended'],
  },
  'GET /wps/records/lotto/:orderId': {
    name: 'getRecordOrder',
    summary: 'One order of the betting record',
    caller: 'member',
    params: z.strictObject({ orderId: id }),
    reply: order,
    refusals: ['not_logged_in', 'session_ended', 'not_found'],
  },
})
