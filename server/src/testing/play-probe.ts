import { locate, newPlayer, numeroOnSale, order } from './scenario.ts'
import { TestClient } from './test-client.ts'
import type { TestServer } from './test-server.ts'

/** Every way to play or to pay in, with what each answers. */
export async function tryToPlay(server: TestServer, client: TestClient, frame: TestClient) {
  const numero = await numeroOnSale(server, frame)
  const answers = {
    launch: await client.try('GET /wps/game/launchGame', { query: { gameId: 'SSC1M' } }),
    manual: await client.try('POST /wps/deposit/manual', {
      body: { channel: 'manual', amount: '50', remark: '', receiptIds: [] },
    }),
    gateway: await client.try('POST /wps/deposit/gateway', {
      body: { channel: 'gateway', amount: '50' },
    }),
    bet: await frame.try('POST /lgw/orders', { body: order(numero, [locate('1')]) }),
  }
  return Object.values(answers).map((answer) => (answer.ok ? 'ok' : answer.code))
}
export const all = (code: string) => [code, code, code, code]

/** A player with a game open: the frame's own client shares nothing with the page's. */
export async function playing(server: TestServer, deposit = '100') {
  const client = await newPlayer(server, deposit)
  const frame = new TestClient(server.url)
  const { token } = await client.get('GET /wps/game/launchGame', { query: { gameId: 'SSC1M' } })
  frame.frameToken = (await frame.get('POST /lgw/session', { body: { token } })).frameToken
  return { client, frame }
}
/** Frames are remembered for moments. */
export const framesForgotten = () => new Promise((resolve) => setTimeout(resolve, 2_100))
