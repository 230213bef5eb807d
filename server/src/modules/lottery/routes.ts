import type { lotteryCalls } from '@suerte/contract/lottery.ts'
import type { Handlers } from '../../platform/http.ts'
import { openFrameSession } from '../identity/launch.ts'
import { cancelTicket } from './cancel-ticket.ts'
import { getOrder, getRecordOrder, listBettingRecord, listOrders } from './list-orders.ts'
import { placeBet } from './place-bet.ts'
import {
  getDrawRecord,
  getFrameBalance,
  getLotteryGame,
  getOpenNumeros,
  launchGame,
  listDraws,
  listGamesForAll,
} from './read-games.ts'
import { getTicketProof } from './ticket-proof.ts'

export const lotteryRoutes: Handlers<keyof typeof lotteryCalls> = {
  'GET /lgw/games/mobile': listGamesForAll,
  'GET /lgw/numeros/opened/:gameId': getOpenNumeros,
  'GET /lgw/draws/:gameId': listDraws,
  'GET /lgw/draw/:gameId/:numero': getDrawRecord,
  'GET /wps/game/launchGame': launchGame,
  'POST /lgw/session': openFrameSession,
  'GET /lgw/game/:gameId': getLotteryGame,
  'GET /lgw/balance': getFrameBalance,
  'POST /lgw/orders': placeBet,
  'GET /lgw/orders': listOrders,
  'GET /lgw/orders/:orderId': getOrder,
  'DELETE /lgw/tickets/:ticketId': cancelTicket,
  'GET /lgw/tickets/:ticketId/proof': getTicketProof,
  'GET /wps/records/lotto': listBettingRecord,
  'GET /wps/records/lotto/:orderId': getRecordOrder,
}
