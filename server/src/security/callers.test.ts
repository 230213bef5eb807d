import { callList } from '@suerte/contract/calls.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newOwner, newPlayer, openGame } from '../testing/scenario.ts'
import { TestClient } from '../testing/test-client.ts'
import { startTestServer } from '../testing/test-server.ts'

let server: Awaited<ReturnType<typeof startTestServer>>
let owner: TestClient
beforeAll(async () => {
  server = await startTestServer()
  owner = (await newOwner(server)).client
})
afterAll(() => server.end())

/** Refusals that say who may not, and nothing about what was asked. */
const closed: ReadonlySet<string> = new Set([
  'not_logged_in',
  'session_ended',
  'account_disabled',
  'free_reject',
  'no_permission',
  'confirm_needed',
  'consent_needed',
  'account_closing',
])

async function trial() {
  const client = new TestClient(server.url)
  client.handle = (await client.get('POST /wps/account/trial', { body: {} })).token
  return client
}
async function changed(set: string, open: () => Promise<TestClient> = () => newPlayer(server)) {
  const client = await open()
  const { id } = await client.get('GET /wps/member/info')
  await server.ctx.db.unsafe(`update member set ${set} where id = '${id}'`)
  return client
}
/** The bearer of a game's session, without the cookie it came from. */
async function frameOf(client: TestClient) {
  await openGame(client)
  const frame = new TestClient(server.url)
  frame.frameToken = client.frameToken
  return frame
}
async function unconfirmed() {
  const client = await newPlayer(server)
  await server.ctx.db`update session set confirmed_at = suerte_now() - interval '11 minutes'`
  return client
}

const callers: Record<string, () => Promise<TestClient>> = {
  nobody: async () => new TestClient(server.url),
  trial,
  player: () => newPlayer(server),
  'player, not confirmed lately': unconfirmed,
  'player, terms not agreed': () => changed(`consents = '{}'`),
  'player, closing': () => changed(`closing = 'closing'`),
  'player, disabled': () => changed('disabled = true'),
  'house account of type 41': () => changed('type = 41'),
  'frame of a player': async () => frameOf(await newPlayer(server)),
  'frame of a trial': async () => frameOf(await trial()),
  operator: async () => owner,
}
const ID = '00000000-0000-4000-8000-000000000000'

/**
 * Who may make which call: every caller there is against every call of the contract. The file grows with
 * the contract, and a difference is a change of policy that somebody has to read.
 */
test.each(Object.keys(callers))(
  '[Z-02] %s may make the calls of the written policy',
  async (name) => {
    let client = await callers[name]?.()
    const lines: string[] = []
    for (const [key, call] of callList) {
      if (call.caller === 'operator' && name !== 'nobody' && name !== 'player' && name !== 'trial')
        continue
      if (!client) throw new Error('nobody calls')
      const params = {
        id: ID,
        gameId: 'SSC1M',
        numero: '0',
        orderId: ID,
        ticketId: ID,
        token: 'x',
        kind: 'terms',
      }
      const answer = await client.try(key, { params, ...(call.body ? { body: [] } : {}) })
      const no = !answer.ok && closed.has(answer.code) ? answer.code : undefined
      lines.push(`${call.name.padEnd(26)} ${no ?? 'may'}`)
      // who signed out, or closed the account, is somebody else from then on
      if (answer.ok && !key.startsWith('GET')) client = await callers[name]?.()
    }
    const file = `callers/${name.replace(/\W+/g, '-')}.golden.txt`
    await expect(`${lines.sort().join('\n')}\n`).toMatchFileSnapshot(file)
  },
)
