import { afterAll, beforeAll, expect, test } from 'vitest'
import { newOwner, newPlayer } from '../../testing/scenario.ts'
import { newSoftPasskey } from '../../testing/soft-passkey.ts'
import { TestClient } from '../../testing/test-client.ts'
import { startTestServer } from '../../testing/test-server.ts'

let server: Awaited<ReturnType<typeof startTestServer>>
let owner: Awaited<ReturnType<typeof newOwner>>
const key = newSoftPasskey('localhost')
const origin = () => new URL(server.ctx.publicUrl).origin
beforeAll(async () => {
  server = await startTestServer()
  owner = await newOwner(server)
})
afterAll(() => server.end())

async function signIn() {
  const client = new TestClient(server.url)
  const { ceremonyId, options } = await client.get('POST /relay/console/passkey', { body: {} })
  const body = { ceremonyId, answer: key.get(options, origin()) }
  const answer = await client.try('POST /relay/console/login/passkey', { body })
  if (answer.ok) client.operatorHandle = answer.reply.token
  return { client, answer, body }
}

test('[S-05] startOperatorPasskey and addOperatorPasskey: a new way in needs the second factor again', async () => {
  const { client } = owner
  const options = (code: string) =>
    client.try('POST /relay/console/passkeys/options', { body: { code } })
  expect(await options('000000')).toMatchObject({ code: 'second_factor_wrong' })
  await server.clock.advance(30_000)
  const started = await options(owner.code())
  if (!started.ok) throw new Error(started.code)
  const { ceremonyId } = started.reply
  const answer = key.create(started.reply.options, origin())
  const body = { ceremonyId, name: 'Desk key', answer }
  await client.get('POST /relay/console/passkeys', { body })
  expect(await client.refused('POST /relay/console/passkeys', { body })).toBe('passkey_invalid')
  const { passkeys } = await client.get('GET /relay/console/passkeys')
  expect(passkeys).toMatchObject([{ name: 'Desk key', usedAtMs: null }])
})

test('[S-05] startOperatorPasskeyLogin and loginOperatorByPasskey: a checked passkey is both factors, once', async () => {
  const { client, answer, body } = await signIn()
  expect(answer).toMatchObject({ ok: true, reply: { username: 'owner' } })
  expect((await client.get('GET /relay/console/me')).username).toBe('owner')
  expect(await client.refused('POST /relay/console/login/passkey', { body })).toBe(
    'passkey_invalid',
  )
})

test('[Z-01] a passkey of an operator opens no member’s account', async () => {
  await newPlayer(server)
  const client = new TestClient(server.url)
  const { ceremonyId, options } = await client.get('POST /wps/account/passkey', { body: {} })
  const payload = { type: 'passkey', ceremonyId, answer: key.get(options, origin()) }
  const body = await client.seal(payload)
  expect(await client.refused('POST /wps/account/login', { body })).toBe('passkey_invalid')
})

test('[S-09] a disabled operator’s passkey and removeOperatorPasskey: nothing comes in any more', async () => {
  await server.ctx.db`update operator set disabled = true`
  expect((await signIn()).answer).toMatchObject({ code: 'passkey_invalid' })
  await server.ctx.db`update operator set disabled = false`
  const { passkeys } = await owner.client.get('GET /relay/console/passkeys')
  const params = { id: passkeys[0]?.id ?? '' }
  await owner.client.get('DELETE /relay/console/passkeys/:id', { params })
  expect(await owner.client.refused('DELETE /relay/console/passkeys/:id', { params })).toBe(
    'not_found',
  )
  expect((await signIn()).answer).toMatchObject({ code: 'passkey_invalid' })
})
